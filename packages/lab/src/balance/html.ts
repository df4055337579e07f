/** A balance report as one page that needs nothing else: no scripts, no fonts, no pictures from elsewhere. */
import { fill, spoken, t } from '@harena/engine'
import { escaped, histogram, rateChart, shareBars } from './html-charts.ts'
import { changeMap, foeMap, heatMap } from './html-matrix.ts'
import { STYLE } from './html-style.ts'
import { patchPart, switchTables } from './html-switches.ts'
import type { BalanceReport } from './report.ts'
import { count, foeLead, INTERVAL, inShort, lead, SIGNIFICANT, versus } from './sentences.ts'
import { nameOf, namesIn, percent, told } from './words.ts'

export function balanceHtml(report: BalanceReport): string {
  const sections = [
    ...(report.patch ? [patchPart(report), part(t('What the patch did to every pairing'), '', changeMap(report))] : []),
    part(
      t('In short'),
      '',
      `${report.patch ? `<p class="quiet">${t('This and all that follows is about the rules as they are, without the patch.')}</p>` : ''}<ul>${inShort(
        report,
      )
        .map((line) => `<li>${escaped(line)}</li>`)
        .join('')}</ul>`,
    ),
    part(
      t('Who beats whom'),
      t(
        'Read along a row: how often that style beats the style of each column. The strongest style stands on top. Point at a cell for its interval.',
      ),
      heatMap(report),
    ),
    part(
      t('The styles against all others'),
      t('The dot is the share of bouts won, the band its interval; the broken line is even.'),
      rankingChart(report),
    ),
    part(t('Moving first'), told(report.first.note), firstChart(report)),
    part(t('How long a bout lasts'), lengthSentence(report), lengthChart(report)),
    part(t('How gladiators end'), endSentence(report), endChart(report)),
    ...(report.foes ? [part(nameOf(told(report.foes.title)), foeLead(report.foes), foeMap(report, report.foes))] : []),
    ...(report.switches ? [switchPart(report)] : []),
    worthPart(report),
  ]
  const title = t`Balance of ${t(report.title)}`
  const [first, ...rest] = lead(report)
  return `<!doctype html>
<html lang="${spoken()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<p class="brand">Harena</p>
<h1>${escaped(title)}</h1>
<p class="lead">${escaped(first!)}</p>
<p>${escaped(rest.join(' '))}</p>
<p class="quiet">${escaped(INTERVAL)} ${escaped(SIGNIFICANT)}</p>
</header>
${sections.map((section) => `<section>${section}</section>`).join('\n')}
<footer><p>${t`Made by ${`<code>${commandOf(report)}</code>`}. What the computer's opponents cannot play well counts for less here than among people.`}</p></footer>
</main>
</body>
</html>
`
}

function commandOf({ ruleset, bouts, seed, opponent, patch }: BalanceReport): string {
  const command = `harena balance ${ruleset} --bouts ${bouts} --seed ${seed} --opponent ${opponent}`
  return escaped(patch ? `${command} --patch …` : command)
}

function part(heading: string, explanation: string, body: string): string {
  const words = explanation === '' ? '' : `<p class="quiet">${escaped(explanation)}</p>`
  return `<h2>${escaped(heading)}</h2>${words}${body}`
}

function rankingChart(report: BalanceReport): string {
  const name = namesIn(report)
  const rows = report.ranking.map(({ style, share, low, high }) => ({ label: name(style), share, low, high }))
  return rateChart(rows, t('Share of bouts that each style wins against all others'))
}

function firstChart({ first }: BalanceReport): string {
  const rows = [
    ...(first.move ? [{ label: t('Moves first'), ...first.move }] : []),
    { label: t('Sits on the first seat'), ...first.seat },
  ]
  return rateChart(rows, t('Wins of the first mover and of the first seat'))
}

function lengthSentence({ lengths }: BalanceReport): string {
  const { unit, mean, median, p5, p95 } = lengths
  return t`Mean ${fill(`{0} ${unit}s`, mean.toFixed(1))}, median ${median}; nine in ten bouts last from ${p5} to ${count(p95, unit)}.`
}

function lengthChart({ lengths }: BalanceReport): string {
  const { bars, unit } = lengths
  const labelled = bars.map(({ from, to, share }, at) => {
    const isTail = at === bars.length - 1 && to > from + (bars[0]!.to - bars[0]!.from)
    return { label: isTail ? `${from}+` : from === to ? String(from) : `${from}–${to}`, share }
  })
  return histogram(labelled, unit, t('How many bouts lasted how long'))
}

function endSentence({ deaths, undecided }: BalanceReport): string {
  const interval = ({ low, high }: { low: number; high: number }) => t`${percent(low)} to ${percent(high)}`
  return t`All gladiators of all bouts, winners too. ${percent(deaths.share)} die (${interval(deaths)}); ${percent(undecided.share)} of the bouts have no winner (${interval(undecided)}).`
}

function endChart({ ends }: BalanceReport): string {
  const bars = Object.entries(ends).map(([end, share]) => ({ label: told(end), share }))
  return shareBars(bars, t('What became of the gladiators'))
}

function switchPart(report: BalanceReport): string {
  const { pairings, comparisons } = report.switches!
  const name = namesIn(report)
  const words = t`Each line sets one switch to another value and plays the same bouts again: ${pairings.map((pairing) => versus(name, pairing)).join('; ')}. The first number is for the pairing that moved most, in points of a hundred. ${comparisons} comparisons were made; what is marked ● is proven all the same.`
  return part(t('What each switch changes'), words, switchTables(report))
}

function worthPart({ worths }: BalanceReport): string {
  if (worths.rows.length === 0) {
    return part(t('What one point is worth'), t('Gladiators of this game have no characteristics to compare.'), '')
  }
  const rows = worths.rows.map(({ name, share, low, high, isSignificant }) => {
    return { label: told(name), share, low, high, note: isSignificant ? ` ● ${t('proven')}` : '' }
  })
  const words = `${told(worths.note)} ${t('The farther he is above one half, the more it is worth.')}`
  return part(t('What one point is worth'), words, rateChart(rows, t('Wins of the one who has a point more')))
}
