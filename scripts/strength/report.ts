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
| master against veteran: 65 % in GLADIATOR, 60 % in Heroes and Outland | 65.8 % ±3.3, 63.4 % ±2.5 and 60.6 % ±2.1 |
| GLADIATOR's master against a centurion of his style: 85 % | 90.0 % ±5.9 |
| a decision takes less than 100 ms, of a master with more time less than a second | 89 ms and 379 ms at worst |
| no simple style above 52 % against a veteran, above 50 % against a master | none scored more: 50.2 % ±0.6 at most against a veteran, 48.3 % ±19.4 against a master (Munera, 30 matches), 39.3 % ±12.7 against GLADIATOR's; of 300 drawn at random the best has 49.1 % ±2.5 against its veteran. Where matches were few, intervals reach beyond the goal |
| a best response that knows GLADIATOR's master: 55 % at most | 53.5 % ±3.8 in 400 |
| one allocation of his loses less than 1 % of a win | 0.6 % ±0.5 on average |
| a name costs less than 5 points | together they score 62.4 % ±2.3 in Heroes, 65.6 % ±7.4 in GLADIATOR, 57.8 % ±8.4 in Outland and 49.4 % ±6.6 in Munera against the veteran, where the master has 63.4 %, 69.9 %, 60.6 % and 49.7 %: clear for those of Heroes together, for the others too few matches to tell |

GLADIATOR's master has given more thought to allocations, and less trust to habits, since his scores against simple styles, those of
men with a name and what they choose were measured.

What was tried, and what it brought:

| game | tried | found |
| --- | --- | --- |
| GLADIATOR | a network that had learnt from fewer matches, samples with dice by chance | 60.5 % ±5.9 against the veteran |
| GLADIATOR | trust in the other's habits in 85 of 100 plots and 50 of 100 allocations | 70.0 % ±7.4 in 120; a best response 66.7 % ±9.8 in 42 |
| GLADIATOR | trust in 50 and 40 | 67.3 % ±3.9 in 480; a best response 67.0 % ±11.3 in 56 |
| GLADIATOR | trust in 40 and 30, 2,800 samples for an allocation and 1,960 for a plot | 69.9 % ±3.8; a best response 56.0 % ±3.7 in 562 |
| GLADIATOR | trust in 15, a foe twice as sure, 2,400 samples instead of 2,800 | 66.1 % ±3.3 in 600; a best response 55.7 % ±4.5 in 300 |
| GLADIATOR | trust in 15, 4,200 samples for an allocation and 1,400 for a plot, as he has it now | 65.8 % ±3.3 in 600; a best response 53.5 % ±3.8 in 400 |
| GLADIATOR | a best response to his plots only, or to his allocations only | 49.2 % ±7.9 and 55.8 % ±5.3 in 120 each: rather his allocations are foreseen |
| GLADIATOR | the same in 12 allocations: six times as many samples, and no trust besides | they lose 0.4 % and 0.3 % of a win instead of 0.65 %: rather too few samples than too much trust |
| GLADIATOR | as many samples, with even dice for each answer by itself (19 allocations), or a rough sum for each pair to begin with (26) | 0.5 % instead of 0.7 %, and 0.6 % instead of 0.7 %: not enough to tell, left out |
| Heroes | eleven ways to search, bids and all, against a veteran with the master's habits | 44 to 59 % in 200 to 300 each: so he searches only what to do |
| Heroes | bids by exact sums with wounds and dice valued by a network | 49.9 % ±1.7 in 1,000 against sums alone |
| Heroes | those with a name search their bids | they lost 3.4 to 5.2 points; now they lean from the exact sums |
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
