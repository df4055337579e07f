/** docs/opponents.md, section by section: each part writes its own and leaves the others as they are. */

const INTRODUCTION = `# Opponents

Made by \`npm run strength\`; seeded, so the same number of matches gives the same scores. The score of the first, a draw half
a win, with its interval of 95 %: the interval says how few matches there were. Every match is
played twice with one seed, each player once on either side, with two types drawn at random; only those against centurions,
beasts and teams are not. Times are of CPU for one decision of the first; below some milliseconds the clock of the system is
too coarse to tell them apart.

How the master searches was settled by trials against the same veteran. In Outland what was tried before scored less, 39 to
57 %. In GLADIATOR a master with a network that had learnt from fewer matches, and whose samples threw their dice by chance,
scored 60.5 % ±5.9. One with the new network who trusts the veteran to follow his habits in 85 of 100 plots and in half of all
allocations scored 70.0 % ±7.4 in 120 matches (dice still by chance), and a best response that knew him 66.7 % ±9.8 in 42 (dice
spread evenly). Trust in 50 and 40 of 100 scored 67.3 % ±3.9 in 480 matches, and a best response to it 67.0 % ±11.3 in 56. He now
trusts in 40 and 30 of 100: a best response to that scored 45.3 % ±14.3 in 32 matches, 57.8 % ±10.9 in 64 others and 57.5 % ±7.8 in
106 more, together 55.7 % ±5.8, where the goal is 55 at most. Trust in 15 of 100, a foe taken to choose what serves him twice as
surely and 2,400 samples instead of 2,800 made him no harder to foresee in matches (55.7 % ±4.5 in 300) and scored 66.1 % ±3.3 in
600 against the veteran, so it was left, though in 21 positions a best response to one who trusts in 10 of 100 plots gained only
0.8 % of a win instead of 1.3 %. His scores against simple styles, the habits of those with a name and what they choose were measured
before his network learnt anew; against him as he is, all simple styles together scored 22.6 % ±7.8 in 104 matches. A score that is near a goal is to be read with the lower end of its interval.
In Heroes eleven ways to search, bids and all, scored 44 to 59 % against a veteran who had all of the master's habits, each in 200
to 300 matches: so the master there searches only what to do, and those habits are his alone. Bids by the same exact sums, but with
wounds and dice valued by a network, were as good as the sums alone (49.9 % ±1.7 in 1,000 matches). Of those with a name
Murus shows his leaning no longer in positions of duels of standard opponents who bid so: 0.3 % ±1.6 more often in 120 of them. In Outland networks that learnt
from the master's own matches were no better against him (45 to 48 %), nor was a veteran who imagines sixteen times as many
bouts (58.5 % ±6.9 against standard); both were tried before the veteran let the other come. How many bouts he imagines was settled
on other seeds than those of the table: with 26 he scored 64.4 % ±2.0 against standard and lost to this master in 60.7 % ±2.2, with
13 it was 59.8 % ±1.8 and 62.2 % ±3.1, with 18, as many as he imagines now, 63.3 % ±1.6 and 62.2 % ±1.8. Four times as many samples
did not help the master. Of Outland, the habits of those with a name and what they choose were measured before all this.

What sets the levels of Heroes and Outland apart, in a sentence each:

- Heroes: a dummy stays where he is, fights on from the ground and keeps his Bonus Dice; a novice bids all of his at once, and
  as a rule fights on from the ground; a standard opponent gets up and bids half of what he has; a veteran bids one to get ahead,
  and to strike or ward off draws his bid from the mix that nobody can outguess; a master draws every bid so, lets the other
  come, gets away to rest, throws, kicks sand, and looks ahead when he chooses what to do.
- Outland: a novice goes straight at his man and gives up early; a standard opponent weighs an exchange and the hexside that he
  attacks over, but does not turn to meet who comes; a veteran does, lets the other come, and imagines how the bout would go
  on; a master looks through his whole turn and values where it ends, as both men see it.`

/** The report with another text under this heading; `headings` are in their order, and what is not among them comes last. */
export function withSection(report: string, heading: string, body: string, headings: readonly string[]): string {
  const sections = new Map<string, string>()
  for (const section of report.split(/^## /m).slice(1)) {
    const end = section.indexOf('\n')
    sections.set(section.slice(0, end), section.slice(end).trim())
  }
  sections.set(heading, body.trim())
  const place = (one: string) => (headings.includes(one) ? headings.indexOf(one) : headings.length)
  const sorted = [...sections].sort(([a], [b]) => place(a) - place(b))
  return `${[INTRODUCTION, ...sorted.map(([name, text]) => `## ${name}\n\n${text}`)].join('\n\n')}\n`
}
