/** What the commands, the lab and the screens need of GLADIATOR besides its rules. */
import { entrantsOf, figureFact, type Manifest, type Teams, t } from '@harena/engine'
import { balance } from './balance.ts'
import type { GladiatorCampaign } from './campaign/game.ts'
import { gladiatorCampaign } from './campaign/ruleset.ts'
import { campaignSheets, ludusSheets } from './campaign-sheets.ts'
import { counters } from './counters.ts'
import { campaignPresets } from './editions/campaign-options.ts'
import type { LanistaCampaign } from './ludus/game.ts'
import { lanistaCampaign } from './ludus/ruleset.ts'
import type { Colosseum } from './match/game.ts'
import { presets } from './match/options.ts'
import { reckonings } from './match/reckonings.ts'
import { colosseum } from './match/ruleset.ts'
import type { GladiatorSetup, Setup } from './match/setup.ts'
import { setupFields } from './match/setup-fields.ts'
import { quick } from './quick.ts'
import { sheets } from './sheets.ts'
import { situations } from './situations.ts'
import { riderStyles, type StyleId, styleIds } from './tables/styles.ts'

/** §30.2.1 Whoever rides is a centurion. */
function entrant({ name, type, team }: ReturnType<typeof entrantsOf>[number]): GladiatorSetup {
  const style = type as StyleId
  return { name, team, style, ...(riderStyles.includes(style) && { centurion: true }) }
}

function setupOf(teams: Teams): Setup {
  return { gladiators: entrantsOf(teams).map(entrant) }
}

/** What each bundle of switches is, in the order in which they are listed. */
const notes = {
  book: t('the rules as printed with all advanced chapters: what is played when nobody says otherwise'),
  house: t('the rules as printed, milder where the print is harsh: endurance, the stopped match, the start, the edge'),
  basic: t('the Basic Game alone, without the advanced chapters 19 to 27'),
  classic1981: t('the first edition of 1981, with its own tables, armour, plots and rulings'),
  billings: t("the first edition with the Billings Rules of 1982, their walls, tables and nets, and Greenwood's cards"),
  tablesV2: t('the first edition with styles, optional weapons and the Gladiator Tables V2.0 by percentile dice'),
  billingsTablesV2: t('the first edition with both: gladiators by the Tables V2.0, fights by the Billings Rules'),
}

export const manifest: Manifest<Colosseum> = {
  ruleset: colosseum,
  book: 'colosseum',
  types: [...styleIds, ...riderStyles],
  unit: 'turn',
  chunk: 50,
  presets: Object.fromEntries(Object.entries(notes).map(([name, note]) => [name, { switches: presets[name]!, note }])),
  teams: () => colosseum.defaultSetup.gladiators.map(({ style }) => [style]),
  defaultSetup: () => colosseum.defaultSetup,
  setup: setupOf,
  setupFields,
  quick,
  seats: ({ gladiators }) =>
    gladiators.map(({ seat, name, style, team, beast, centurion }) => ({
      seat,
      name,
      type: beast?.isMount ? 'horse' : (beast?.kind ?? style),
      team,
      isPlayed: !centurion && (!beast || beast.isPlayed),
    })),
  // §6.1 All plot in secret and move together.
  firstMove: {},
  situations,
  reckonings,
  sheets,
  facts: (state) => colosseum.view(state, null).figures.map(figureFact),
  counters,
  balance,
}

export const campaignManifest: Manifest<GladiatorCampaign> = {
  ruleset: gladiatorCampaign,
  book: 'colosseum',
  types: [],
  unit: 'round',
  chunk: 2,
  presets: campaignPresets,
  teams: () => [],
  defaultSetup: () => gladiatorCampaign.defaultSetup,
  quick: [],
  setup: () => {
    throw new RangeError(t('C.00 in a campaign gladiators are created in play: none can be named before'))
  },
  seats: ({ players }) => players.map((name, seat) => ({ seat, name, type: 'player', team: seat, isPlayed: true })),
  firstMove: {},
  situations: [],
  sheets: campaignSheets,
  facts: (state) => {
    const { match, round, phase } = gladiatorCampaign.view(state, null)
    return match ? match.figures.map(figureFact) : [t`round ${round}: ${phase}`]
  },
  balance: null,
}

export const lanistaManifest: Manifest<LanistaCampaign> = {
  ruleset: lanistaCampaign,
  book: 'colosseum',
  types: [],
  unit: 'month',
  chunk: 1,
  presets: campaignPresets,
  teams: () => [],
  defaultSetup: () => lanistaCampaign.defaultSetup,
  quick: [],
  setup: () => {
    throw new RangeError(t('§39.4 the men of a ludus are made in play: none can be named before'))
  },
  seats: ({ ludi }) => ludi.map(({ name }, seat) => ({ seat, name, type: 'lanista', team: seat, isPlayed: true })),
  firstMove: {},
  situations: [],
  sheets: ludusSheets,
  facts: (state) => {
    const { match, month, phase, schools } = lanistaCampaign.view(state, null)
    if (match) return match.figures.map(figureFact)
    const purses = schools.map(({ name, denarii, stable }) => t`${name}: ${denarii} denarii, ${stable.length} men`)
    return [t`month ${month}: ${phase}`, ...purses]
  },
  balance: null,
}
