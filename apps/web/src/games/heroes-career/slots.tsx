/** The screens of a career: the familia from month to month, and the matches inside. */
import { listed, type Ruleset, t } from '@harena/engine'
import { type CareerEvent, type CareerView, heroesCareer, type View } from '@harena/heroes'
import { campaignScreens } from '../../campaign/screens.ts'
import type { CampaignSlots, PageProps } from '../../campaign/slots.ts'
import type { ViewGame } from '../../match/timeline.ts'
import { slots as match } from '../heroes/slots.tsx'
import { book } from './book.ts'
import { Calendar } from './calendar.tsx'
import { CareerEnd } from './career-end.tsx'
import { ChooseSignature, CreateStar, SpendPoints } from './create-star.tsx'
import { BeginAgain, Day, Join } from './day.tsx'
import { faceOf } from './face.ts'
import { Improve } from './improve.tsx'
import { Journeys } from './journey.tsx'
import { LifeAhead } from './life-ahead.tsx'
import { aftermathOf, matchesIn } from './lines.ts'
import { reports } from './reports.tsx'
import { Familia } from './roster.tsx'
import { telling } from './telling.ts'
import { localeNames, monthOf } from './words.ts'
import './career.css'

function Above({ view }: PageProps<CareerView>) {
  return view.phase !== 'creation' && view.phase !== 'over' && <Calendar view={view} />
}

const career: CampaignSlots<CareerView, View> = {
  ruleset: heroesCareer as unknown as Ruleset<ViewGame<CareerView>>,
  book,
  match,
  words: { campaign: t('career'), home: t('the familia') },
  className: 'career',
  title: (_, names) => (names.length > 1 ? t`The familiae of ${listed(names)}` : t`The familia of ${listed(names)}`),
  about: (view) => {
    const active = view.gladiators.filter(({ status }) => status === 'active')
    return [...active.map(({ name }) => name), monthOf(view)]
  },
  namesIn: ({ gladiators }) => gladiators.map(({ name }) => name),
  deciders: (view, { gladiators }) =>
    gladiators.map(({ control, name }) =>
      control === 'star' ? (view.gladiators.find((one) => one.name === name)?.owner ?? null) : null,
    ),
  face(view, name) {
    const known = view.gladiators.find((one) => one.name === name)
    return known ? faceOf(known, view) : {}
  },
  matchesIn,
  aftermath: aftermathOf,
  where({ from }, lines) {
    const { locale } = lines[from]!.event as Extract<CareerEvent, { kind: 'matchMade' }>
    const day = lines.findLast(({ index, event }) => index < from && event.kind === 'dayOpened')
    return [...(day ? [telling.chapter(day)] : []), localeNames[locale]].join(', ')
  },
  panels: {
    createStar: CreateStar,
    chooseSignature: ChooseSignature,
    spendPoints: SpendPoints,
    day: Day,
    join: Join,
    beginAgain: BeginAgain,
    improve: Improve,
  },
  // Nothing is secret but bids, and those are made in a match.
  handOver: match.handOver,
  Above,
  // Whoever is asked sees his own among what he is asked, and the end has everybody.
  Below: ({ view, seat, lines }) => (
    <>
      {seat === null && view.phase !== 'over' && <Familia view={view} />}
      {view.phase === 'creation' ? <LifeAhead /> : <Journeys view={view} lines={lines} />}
    </>
  ),
  End: CareerEnd,
  reports,
  quiet: new Set(['sizeRolled', 'signatureRolled', 'journalWritten']),
  telling,
}

export const slots = campaignScreens(career)
