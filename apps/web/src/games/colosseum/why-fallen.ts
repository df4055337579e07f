/** What the rules of GLADIATOR say of an end: what brings a man before the crowd, and what kills without wounds. */
import { disclosed, type Event, killChanceOf, type Options } from '@harena/colosseum'
import { type AnyOptions, t } from '@harena/engine'
import type { Why } from '../../match/story.ts'
import type { Line } from '../../match/timeline.ts'
import { percent } from '../../ui/percents.ts'

/** By the paragraph that makes him appeal. */
const appeals: Readonly<Record<string, string>> = {
  '§5.4.2': t('Whoever is left when a match is stopped is judged by the crowd.'),
  '§8.3': t('An enemy stepped into a hex where he lay. Who lies there and does not roll is at his mercy.'),
  '§18.2': t('Who lies helpless before an armed enemy, or lays down his arms, is judged by the crowd.'),
  '§20.6.2.1': t('An armed enemy holds him in the net.'),
  '§21.7.2': t('An armed enemy holds him in the lasso.'),
  '§26.7': t('Time was up, and the other side had more men left.'),
}

/** Why the boxes of the part that was hit stay empty. */
export const byK: Why = { text: t('With a K no wounds are marked.'), rule: '§10.5' }

export function whyFallen({ event, index }: Line, lines: readonly Line[], options: AnyOptions): Why | null {
  const told = event as unknown as Event
  if (told.kind === 'died' && told.cleaved) {
    const before = lines.filter((line) => line.index < index)
    return { text: killWords(chanceBefore(before, told.seat, options)), rule: '§10.5' }
  }
  const text = told.kind === 'appealed' ? appeals[told.rule] : undefined
  return text === undefined ? null : { text, rule: told.rule }
}

/** How likely the hit that was rolled last on him was to bring a K; null where that is not known. */
function chanceBefore(before: readonly Line[], seat: number, options: AnyOptions): number | null {
  const rolled = before
    .map((line) => disclosed(line.event as unknown as Event))
    .findLast((one) => one.kind === 'woundRolled' && one.seat === seat)
  return rolled?.kind === 'woundRolled' ? killChanceOf(rolled, options as unknown as Options) : null
}

function killWords(chance: number | null): string {
  return chance === null ? byK.text : t`With a K no wounds are marked. ${percent(chance)} of such hits bring one.`
}
