/** What a player reads of his men before anything else is asked: what the dice have made of a new one, and the stone of one who fell. */
import { type CampaignView, styles } from '@harena/colosseum'
import { type Seat, t } from '@harena/engine'
import { farewell, type Report } from '../../campaign/reports.tsx'
import type { PageProps } from '../../campaign/slots.ts'
import { Stone } from '../../figures/stone.tsx'
import { figureOfStyle } from '../colosseum/looks.ts'
import { eventOf, type Of, telling } from './lines.ts'
import { faceOf, GladiatorCard } from './man-card.tsx'
import { Ratings } from './ratings.tsx'

type Shown = PageProps<CampaignView>

export function reports(shown: Shown, players: readonly Seat[]): readonly Report[] {
  const men = shown.view.men.filter(({ owner }) => players.includes(owner))
  return shown.lines.flatMap((line) => {
    const event = eventOf(line)
    if (event.kind !== 'manCreated' && event.kind !== 'journalWritten') return []
    const name = event.kind === 'manCreated' ? event.name : event.entry.name
    const man = men.find((one) => one.name === name)
    if (!man) return []
    if (event.kind === 'manCreated') return [made(shown, man, line.index)]
    if (!event.entry.isDead) return []
    return [farewell(name, { at: line.index, rule: event.rule, stone: stoneOf(shown, man, event) })]
  })
}

type Man = CampaignView['men'][number]

function made({ lines }: Shown, man: Man, at: number): Report {
  return {
    at,
    title: t`This is what the dice have made of ${man.name}`,
    rule: '§31.1',
    deed: t('To his first match'),
    body: () => (
      <GladiatorCard man={man} lines={lines} whose={null}>
        <Ratings man={man} />
      </GladiatorCard>
    ),
  }
}

function stoneOf({ lines }: Shown, man: Man, { entry }: Of<'journalWritten'>) {
  const { name, owner } = man
  return (
    <Stone
      name={name}
      arms={figureOfStyle(styles[entry.style].name, owner)}
      known={faceOf(man, lines)}
      type={styles[entry.style].name}
      epitaph={`${telling.memorial(name, lines, [])} ${t('May the earth lie light on him.')}`}
    />
  )
}
