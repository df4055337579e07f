/** The screens of a gladiator's life: from his making to the Emperor's Champion. */
import { type CampaignView, gladiatorCampaign, type View } from '@harena/colosseum'
import { listed, type Ruleset, t } from '@harena/engine'
import { campaignScreens } from '../../campaign/screens.ts'
import type { CampaignSlots } from '../../campaign/slots.ts'
import type { Line, ViewGame } from '../../match/timeline.ts'
import { slots as match } from '../colosseum/slots.tsx'
import { spokenCampaign } from '../colosseum/spoken.ts'
import { ChooseArmour } from './ask-armour.tsx'
import { ChooseMatch, ChooseStyle, Learn, Meet } from './ask-cards.tsx'
import { CreateMan } from './ask-create.tsx'
import { SpendExperience } from './ask-spend.tsx'
import { book } from './book.ts'
import { CampaignEnd } from './end.tsx'
import { Ladder } from './ladder.tsx'
import { aftermath, endsMatch, eventOf, matchesIn, playersIn, telling } from './lines.ts'
import { faceOf } from './man-card.tsx'
import { NextOpponents } from './next.tsx'
import { Gladiators } from './page.tsx'
import { reports } from './reports.tsx'
import { Statistics } from './statistics.tsx'
import { talentNote } from './words.ts'
import './campaign.css'

const quiet = new Set(['ratingsRolled', 'journalWritten', 'matchRolled', 'deathRolled', 'pairingRolled', 'anyRolled'])

/** What a talent does that he has just learned; where the dice brought none, that they did not. */
function meaning(line: Line): string | null {
  const event = eventOf(line)
  if (event.kind !== 'talentGained') return null
  return event.talent === null ? t('The Talents Table has nothing for these dice.') : talentNote(event.talent).text
}

export const campaign: CampaignSlots<CampaignView, View> = {
  ruleset: spokenCampaign(gladiatorCampaign) as unknown as Ruleset<ViewGame<CampaignView>>,
  book,
  match,
  words: { campaign: t('campaign'), home: t('the gladiator') },
  className: 'gladiator-campaign',
  title: ({ men, draft }, names) => {
    const living = [...men.filter(({ status }) => status !== 'dead'), ...(draft ? [draft] : [])]
    if (living.length === 0) return names.length === 1 ? t('A new gladiator') : t`A gladiator of ${listed(names)}`
    // Who is just being made may stand among the men already.
    return t`The life of ${listed([...new Set(living.map(({ name }) => name))])}`
  },
  about: ({ men, round, rounds }) => {
    const living = men.filter(({ status }) => status !== 'dead').map(({ name }) => name)
    return [...(living.length > 0 ? living : [t('A new gladiator')]), t`round ${Math.max(1, round)} of ${rounds}`]
  },
  namesIn: ({ figures }) => figures.map(({ name }) => name),
  deciders: ({ men }, { figures }) =>
    figures.map(({ name }) => men.find((man) => man.name === name && man.status === 'active')?.owner ?? null),
  face({ men }, name, lines) {
    const known = men.find((man) => man.name === name)
    return known ? faceOf(known, lines) : {}
  },
  matchesIn,
  endsMatch,
  playersIn,
  aftermath,
  where: ({ from }, lines) => {
    const round = lines.findLast(({ index, event }) => index < from && event.kind === 'roundBegan')
    return round ? telling.chapter(round)! : t('Round 1')
  },
  panels: {
    create: CreateMan,
    learn: Learn,
    matchType: ChooseMatch,
    style: ChooseStyle,
    meet: Meet,
    armour: ChooseArmour,
    spend: SpendExperience,
  },
  handOver: () => ({ you: t('You decide'), other: t('decides'), together: '', take: t('show me') }),
  Above: Ladder,
  Below: Gladiators,
  Side: Statistics,
  End: CampaignEnd,
  Next: NextOpponents,
  reports,
  quiet,
  meaning,
  telling,
}

export const slots = campaignScreens(campaign)
