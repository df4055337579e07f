/** The screens of the lanistas: the ludus from month to month, and the matches inside. */
import { type LudusEvent, type LudusView, lanistaCampaign, lanistaTelling, type View } from '@harena/colosseum'
import { listed, type Ruleset, t } from '@harena/engine'
import { campaignScreens } from '../../campaign/screens.ts'
import type { CampaignSlots, PageProps } from '../../campaign/slots.ts'
import type { Line, ViewGame } from '../../match/timeline.ts'
import { slots as match } from '../colosseum/slots.tsx'
import { spokenCampaign } from '../colosseum/spoken.ts'
import { Deal, MakeOffer, Order, Sell } from './asks-auction.tsx'
import { Allies, ConductOf, Entries, Meet, Rival } from './asks-games.tsx'
import { Armour, LearnTalent, MatchOf, Spend, StyleOf } from './asks-man.tsx'
import { Bid, Bribe, Loan, Raise } from './asks-money.tsx'
import { Bank, Cover, Wager } from './asks-wagers.tsx'
import { book } from './book.ts'
import { End } from './end.tsx'
import { aftermathOf, endsMatch, eventOf, matchesIn } from './lines.ts'
import { Below, Side } from './ludus-page.tsx'
import { namesInMatch } from './man.tsx'
import { Month } from './month.tsx'
import { Next } from './next.tsx'
import { reports } from './reports.tsx'
import { telling } from './telling.ts'
import './lanistas.css'
import './results.css'

/** Whoever plays a match by hand decides for all of his men in it. */
function deciders({ munus }: LudusView, { figures }: View): readonly (number | null)[] {
  return figures.map(({ name }) => {
    for (const { sides, conduct } of munus?.fixtures ?? []) {
      const fighter = sides.flat().find((one) => one.name === name)
      if (fighter) return fighter.ludus !== null && conduct[fighter.ludus] === 'hand' ? fighter.ludus : null
    }
    return null
  })
}

/** Dice that lead to a match, and what the page shows of it anyway. */
const quiet = new Set<string>([
  'bankTookWagers',
  'matchNoted',
  'monthClosed',
  'fixtureSet',
  'originRolled',
  'ratingsRolled',
  'matchRolled',
  'deathRolled',
  'pairingRolled',
  'anyRolled',
  'challengerMade',
  'beastsDrawn',
] satisfies LudusEvent['kind'][])

/** What others do with their men and their money is their affair. */
const ofOneMan: readonly LudusEvent['kind'][] = [
  'manJoined',
  'talentGained',
  'bought',
  'trained',
  'experienceEarned',
  'luckChanged',
  'injuryRolled',
  'prestigeChanged',
  'stockJudged',
  'manSent',
]

function isNews(line: Line, { view, seat }: PageProps<LudusView>): boolean {
  const event = eventOf(line)
  if (seat !== null && event.kind === 'moneyMoved' && event.entry.heading !== 'windfall') {
    return event.entry.from === seat || event.entry.to === seat
  }
  if (seat === null || !ofOneMan.includes(event.kind)) return true
  if ('seat' in event) return event.seat === seat
  return 'name' in event && view.schools[seat]!.stable.some(({ name }) => name === event.name)
}

const campaign: CampaignSlots<LudusView, View> = {
  ruleset: spokenCampaign(lanistaCampaign) as unknown as Ruleset<ViewGame<LudusView>>,
  // Matches are numbered from 1, in the order in which they are fought.
  inFull: (part) => lanistaTelling((match) => match === part + 1) as unknown as Ruleset<ViewGame<LudusView>>,
  book,
  match,
  words: { campaign: t('campaign'), home: t('the ludus') },
  className: 'lanistas',
  title: (_, names, seat) => (seat === null ? listed(names) : names[seat]!),
  about: ({ schools, month }, seat) =>
    seat === null ? [] : [schools[seat]!.name, ...(month > 0 ? [t`month ${month}`] : [])],
  namesIn: namesInMatch,
  deciders,
  matchesIn,
  endsMatch,
  aftermath: aftermathOf,
  where({ from }, lines) {
    const month = lines.findLast(({ index, event }) => index < from && event.kind === 'monthBegan')
    return (month && telling.chapter(month)) ?? ''
  },
  panels: {
    bid: Bid,
    loan: Loan,
    bribe: Bribe,
    raise: Raise,
    offer: MakeOffer,
    deal: Deal,
    sell: Sell,
    order: Order,
    entries: Entries,
    allies: Allies,
    rival: Rival,
    meet: Meet,
    conduct: ConductOf,
    style: StyleOf,
    matchType: MatchOf,
    armour: Armour,
    learn: LearnTalent,
    spend: Spend,
    bank: Bank,
    wager: Wager,
    cover: Cover,
  },
  handOver: (question) => ({
    you: question === 'bid' ? t('You bid') : t('You decide'),
    other: question === 'bid' ? t('bids') : t('decides'),
    together: t('Everything is opened together.'),
    take: t('show me'),
  }),
  Above: Month,
  Below,
  Side,
  Next,
  End,
  quiet,
  isNews,
  reports,
  telling,
}

export const slots = campaignScreens(campaign)
