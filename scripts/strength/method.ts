/** How a master thinks, in words. */
import type { Part } from './part.ts'

const METHOD = `He looks at what his seat knows and nothing else. For a decision that begins its step he takes the answers that he can
think of, draws the answers of the others from the veteran's own distribution, plays each pair on a little with a quick
policy, and lets a small network say who wins from there. The better answers are tried more often. What he answers is
drawn from the veteran's distribution, shifted towards what promises more: a plain best response could be foreseen and
turned against him. Where one foe chooses at the same time, all that the one can do against all that the other can do is one
table. A pair in it is told by its row, by its column and, the more often it has been tried, by itself; in GLADIATOR's
allocations also by what each kind of blow does by the exact odds, where trying tells what each kind counts for. Tries go to
what either side gains by against what the other should do. Both then lean from their habits until neither leans any more; in
GLADIATOR he trusts the other to follow his habit in 35 of 100 plots and 10 of 100 allocations, whatever would serve him,
and the first rolls of his samples are spread evenly over all throws, from another one on each time he thinks: with the same
dice he would make the same errors, and they could be foreseen. Where log sheets are hidden he does so over several that
might have been rolled for the others. Effort is counted in samples, never in time: the same seed gives the same match
everywhere.

In Heroes he thinks about what to do, and looks ahead to the end of the next turn. Bids that he had searched for lost to the exact
sums of his habit (44 to 46 % ±5 in trials, all else by habit), while what he chose to do won (57.5 % ±6.2): so he bids by
those, and thinks about a bid only to say what it promises; who has a name and likes to bid much or little leans from the same
sums. By habit he lets the other come over the last two zones, gets away from a bad fight to rest, throws his second sword and
kicks sand whenever it can blind. His habits alone win 63.6 % ±1.3 of 5,000 matches against the veteran, as many as with all his
thoughts, as far as matches can tell; played on by habit to the end, what he chose otherwise was worth 1.7 % ±1.1 of a win each
time, about twice in a match (220 matches against the veteran of before).

In Munera and Outland nothing is secret, and a turn is several actions: there he looks through all that he can still do in
his turn, action after action, lets the dice of each blow fall in 64 or 72 ways that are spread evenly over all throws, and
takes the way that ends best, as the network sees it. An outcome that he has met before is not worked out again, and a
number of positions is his budget.

The networks are trained by \`npm run train -- <game>\` on matches between opponents who now and then do something else.
The weights (\`packages/bots/src/weights\`) name the rules that they were trained on and a digest of how these played; a
test plays the same matches anew and asks for new training, or for a word why not, where one goes another way. All sums are made in
one order with + and ·, so that Node and every browser come to the same digits.`

export const methodPart: Part = { heading: 'How a master thinks', measure: () => METHOD }
