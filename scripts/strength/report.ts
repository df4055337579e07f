/** docs/opponents.md, section by section: each part writes its own and leaves the others as they are. */

const INTRODUCTION = `# Opponents

Made by \`npm run strength\`; seeded, so the same number of matches gives the same scores. A score is that of the first, a draw half
a win, with its interval of 95 %; one that is near a goal is to be read with the lower end of it. Every match is played twice with
one seed, each player once on either side, with two types drawn at random; only those against centurions, beasts and teams are
not. Times are of CPU for one decision of the first; below some milliseconds the clock of the system is too coarse to tell them
apart.

| goal | measured |
| --- | --- |
| each level beats the one below in 60 %, novices and dummies aside | yes, but in Munera, where dice leave less room (below) |
| master against veteran: 65 % in GLADIATOR, 60 % in Heroes and Outland | 67.4 % ±2.4, 63.4 % ±2.5 and 60.6 % ±2.1 |
| GLADIATOR's master against a centurion of his style: 85 % | 90.0 % ±5.9 |
| a decision takes less than 100 ms, of a master with more time less than a second | 74 ms and 271 ms at worst |
| no simple style above 52 % against a veteran, above 50 % against a master | none scored more: 50.2 % ±0.6 at most against a veteran, 45.8 % ±3.9 against a master of Munera, 34.5 % ±6.2 against that of Heroes, 34.7 % ±7.2 against that of GLADIATOR; of 300 drawn at random the best has 49.1 % ±2.5 against its veteran and 29.7 % ±6.1 at most against its master. Where matches were few, intervals reach beyond the goal |
| a best response that knows GLADIATOR's master: 55 % at most | 49.8 % ±3.0 in 672, none of which had a part in choosing the setting |
| one allocation of his loses less than 1 % of a win | 0.4 % ±0.3 on average |
| a name costs less than 5 points | together they score 66.3 % ±2.8 in GLADIATOR, 62.4 % ±2.2 in Heroes, 60.0 % ±1.5 in Outland and 52.2 % ±1.1 in Munera against the veteran, where the master has 67.4 %, 63.4 %, 60.6 % and 53.1 %; alone, each of them as far as his matches can tell |

GLADIATOR's master plays otherwise than when some of this was measured: those with a name, simple styles but Sweep, Shield Bash and
net, centurions, beasts and teams, and what is chosen have met the one who trusted habits in 25 of 100 plots and 5 of 100 allocations,
scored 65.6 % ±2.1 against the veteran, and against whom a best response scored 55.1 % ±3.2.

Some scores are not those of one run. The present setting of GLADIATOR's master was chosen by what 110 allocations and 41 plots lose
and gain, then played on pairs 20000 to 20335, against the veteran also on 20400 to 20578 and 20700 to 20799, of which none had a
part in choosing it. Of opponents that have not changed, older scores are kept.

What was tried, and what it brought:

| game | tried | found |
| --- | --- | --- |
| GLADIATOR | a network that had learnt from fewer matches, samples with dice by chance | 60.5 % ±5.9 against the veteran |
| GLADIATOR | trust in the other's habits in 85 of 100 plots and 50 of 100 allocations | 70.0 % ±7.4 in 120; a best response 66.7 % ±9.8 in 42 |
| GLADIATOR | trust in 50 and 40 | 67.3 % ±3.9 in 480; a best response 67.0 % ±11.3 in 56 |
| GLADIATOR | trust in 40 and 30, 2,800 samples for an allocation and 1,960 for a plot | 69.9 % ±3.8; a best response 56.0 % ±3.7 in 562 |
| GLADIATOR | trust in 15, a foe twice as sure, 2,400 samples instead of 2,800 | 66.1 % ±3.3 in 600; a best response 55.7 % ±4.5 in 300 |
| GLADIATOR | trust in 15, 4,200 samples for an allocation and 1,400 for a plot | 64.4 % ±2.8 in 800; a best response 53.5 % ±3.8 in 400 |
| GLADIATOR | as many samples, trust in 50 plots and 15 allocations | 68.1 % ±2.9 in 800; a best response 56.5 % ±4.8 in 300 |
| GLADIATOR | trust in 15 plots and 35 allocations | 62.5 % ±2.9 in 800; a best response 58.1 % ±5.3 in 240 |
| GLADIATOR | trust in 40 plots and 5 allocations | a best response 58.4 % ±3.9 in 400 |
| GLADIATOR | trust in 25 plots and 5 allocations | 65.6 % ±2.1 in 1,500, 800 of them fresh; a best response 55.1 % ±3.2 in 720 |
| GLADIATOR | the same, with rough tables from the odds of blows to begin with, dice that start elsewhere in every thought, a foe three times as sure, choices twice as fine | 63.9 % ±5.0 in 280; a best response 53.4 % ±5.1 in 278; in 110 allocations that had no part in it one loses 0.31 % ±0.11 instead of 0.89 % ±0.19 |
| GLADIATOR | that in the same 110 allocations: without the rough tables; with the foe as sure as before; with choices as fine as before | 0.63 % ±0.18, 0.42 % ±0.11 and 0.38 % ±0.10 |
| GLADIATOR | that with three times as many samples | an allocation loses 0.24 % ±0.09 instead of 0.31 %, a plot (41 of them) 0.43 % ±0.24 instead of 1.02 % ±0.78 in half as much time again: so it was plots that had too few |
| GLADIATOR | that with as many samples for a plot as for an allocation, trust in 35 plots and 10 allocations, a foe one and a half times as sure, as he has it now | an allocation loses 0.35 % ±0.10, a plot 0.46 % ±0.18; a plot gains 2.0 % on a veteran instead of 1.6 %; 67.4 % ±2.4 in 1,230; a best response 49.8 % ±3.0 in 672 |
| GLADIATOR | a best response to his plots only, or to his allocations only | 49.2 % ±7.9 and 55.8 % ±5.3 in 120 each: rather his allocations are foreseen |
| GLADIATOR | the same in 12 allocations: six times as many samples, and no trust besides | they lose 0.4 % and 0.3 % of a win instead of 0.65 %: rather too few samples than too much trust |
| GLADIATOR | as many samples, with even dice for each answer by itself (19 allocations), or a rough sum for each pair to begin with (26) | 0.5 % instead of 0.7 %, and 0.6 % instead of 0.7 %: not enough to tell, left out |
| Heroes | eleven ways to search, bids and all, against a veteran with the master's habits | 44 to 59 % in 200 to 300 each: so he searches only what to do |
| Heroes | bids by exact sums with wounds and dice valued by a network | 49.9 % ±1.7 in 1,000 against sums alone |
| Heroes | those with a name search their bids | they lost 3.4 to 5.2 points; now they lean from the exact sums |
| Outland | Saltator and Ferox with leanings two and three times as strong | 51.0 % ±4.3 and 54.2 % ±4.9 against the veteran in 300 each: more than a name may cost |
| Outland | other ways to search | 39 to 57 % against the veteran |
| Outland | networks that learnt from the master's own matches; four times as many samples | 45 to 48 % against him; no better |
| Outland | a veteran who imagines 13, 18 or 26 bouts (he has 18) | 59.8 % ±1.8, 63.3 % ±1.6, 64.4 % ±2.0 against standard; the master beats him in 62.2 % ±3.1, 62.2 % ±1.8, 60.7 % ±2.2 |

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
