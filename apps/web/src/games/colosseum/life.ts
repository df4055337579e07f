/** A gladiator of one's own by chapters 31 to 36: made as in a campaign, and settled after each match as there. */
import {
  type CampaignOptions,
  type CampaignState,
  colosseum,
  defaultSetup,
  type GladiatorCampaign,
  type GladiatorSetup,
  gladiatorCampaign,
  type Man,
  makeUntried,
  type Options,
  type Purchase,
  type Ratings,
  ratingNames,
  type Setup,
  type State,
  type StyleId,
  sheetOfMan,
  talentsWords,
  traitsOf,
  VICTORIES,
} from '@harena/colosseum'
import { effectiveOptions, isObject, Simulation, t } from '@harena/engine'
import { type Decision, type Fought, type Left, type Life, type Note, playWith } from '../../own/life.ts'

export interface Kept {
  readonly man: Man
  /** §32.2 Points that wounds have cost him. */
  readonly lost: Ratings
  /** §31.2 What was added to the red die of a talent roll that still asks what he learns; null without one. */
  readonly red: number | null
}

/** Made like the men of players, by three dice for each rating (§3.4.1). */
const options = effectiveOptions(gladiatorCampaign, { stableCreation: '3d6' }) as unknown as CampaignOptions

const matchOptions = effectiveOptions(colosseum, {}) as unknown as Options

const nothing: Ratings = { TR: 0, ST: 0, AG: 0, CN: 0, W: 0 }

/** What he brings into a match. */
export function broughtBy({ man }: Kept, style: StyleId): Omit<GladiatorSetup, 'name' | 'team' | 'style'> {
  const { name: _, team: __, style: ___, ...sheet } = sheetOfMan(man, 0, style)
  return { ...sheet, campaign: traitsOf(options, { man, owner: 0 }) }
}

/** Whoever meets such a man comes without talents and luck. */
export const stranger = { campaign: traitsOf(options, { man: null, owner: null }) }

function isKept(value: unknown): value is Kept {
  if (!isObject(value) || !isObject(value.man) || !isObject(value.lost)) return false
  const { man, lost, red } = value as unknown as Kept
  const { ratings, talents, record, XP, earned, LK, PR, raised, bought } = man
  if (![ratings, talents, record, raised, bought].every(isObject)) return false
  const numbers = [XP, earned, LK, PR, record.V, record.S, record.M, record.kills]
  const all = [
    ...numbers,
    red ?? 0,
    ...[ratings, raised, bought, lost].flatMap((one) => ratingNames.map((id) => one[id])),
  ]
  if (!all.every(Number.isInteger) || man.owner !== 0 || man.status !== 'active') return false
  const [first, second] = defaultSetup.gladiators
  const sheets = [
    { ...first!, ...broughtBy({ ...value, man } as Kept, first!.style) },
    { ...second!, ...stranger },
  ]
  return colosseum.checkSetup({ gladiators: sheets }, matchOptions) === null
}

function born(name: string, style: string, seed: string): Kept {
  const referee = new Simulation<GladiatorCampaign>(gladiatorCampaign, campaignWith([]), [], seed)
  return { man: makeUntried(options, 0, name, style as StyleId, referee), lost: nothing, red: null }
}

/** A campaign of his alone. */
function campaignWith(men: Man[]): CampaignState {
  return { ...gladiatorCampaign.start(gladiatorCampaign.defaultSetup, options), men }
}

const copyOf = (man: Man): Man => ({ ...man, record: { ...man.record } })

/** C.16 Where all men came from a campaign; the other editions have none of this. */
function after({ seat, setup, state, seed }: Fought, before: Kept | null): Left<Kept> | null {
  const match = state as State
  const { style, campaign } = match.gladiators[seat]!
  if (!before || !campaign) return null
  const man = copyOf(before.man)
  const played: CampaignState = {
    ...campaignWith([man]),
    bill: { type: 'matchedPair', isUnique: false, isDeath: false, own: 0, others: [], allies: 0, style, suit: null },
    bout: {
      match,
      setup: setup as Setup,
      owners: match.gladiators.map((_, at) => (at === seat ? 0 : null)),
      prestige: match.gladiators.map(({ beast, prestige }) => (beast ? null : prestige)),
    },
    phase: 'aftermath',
  }
  playWith(gladiatorCampaign, played, seed, [])
  const isDead = man.status === 'dead'
  const less = (id: keyof Ratings) => before.lost[id] + before.man.ratings[id] - man.ratings[id]
  const lost = Object.fromEntries(ratingNames.map((id) => [id, less(id)])) as unknown as Ratings
  return { kept: { man: { ...man, status: 'active' }, lost, red: null }, isDead }
}

/** §33.3 The shop of the campaign: the same dice whenever he comes with the same XP. */
function shop({ man, red }: Kept, buys: readonly unknown[] = red === null ? [] : [{ buy: 'roll', red }]) {
  const state: CampaignState = { ...campaignWith([copyOf(man)]), phase: 'spending' }
  const question = playWith(gladiatorCampaign, state, `${man.name} ${man.earned} ${man.XP}`, buys)
  return { state, question }
}

function decision(kept: Kept): Decision | null {
  const { state, question } = shop(kept)
  if (question?.kind !== 'spend' && question?.kind !== 'learn') return null
  const isOpen = (answer: unknown) => (answer as Purchase).buy !== 'nothing'
  const choices = gladiatorCampaign
    .legal(state, question)
    .filter(isOpen)
    .map((answer) => ({ label: gladiatorCampaign.describe(state, question, answer), answer }))
  const { name, XP } = kept.man
  const prompt = question.kind === 'learn' ? t`What does ${name} learn?` : t`${XP} XP: what does ${name} buy?`
  return choices.length === 0 ? null : { prompt, rule: question.rule, choices }
}

function decided(kept: Kept, answer: unknown): Kept {
  const { red } = kept
  const { state, question } = shop(kept, red === null ? [answer] : [{ buy: 'roll', red }, answer])
  if (question?.kind === 'learn') return { ...kept, red: (answer as { readonly red: number }).red }
  return { ...kept, man: state.men[0]!, red: null }
}

function notes({ man, lost }: Kept): readonly Note[] {
  const { ratings, talents, LK, PR, XP, earned, record } = man
  const inWords = (some: Ratings, sign = '') =>
    ratingNames.flatMap((id) => (sign && some[id] === 0 ? [] : [`${id} ${sign}${some[id]}`])).join(', ')
  const cost = inWords(lost, '−')
  return [
    { text: `${inWords(ratings)}.`, rule: '§3.4.1' },
    { text: t`Talents: ${talentsWords(talents)}.`, rule: '§31.3' },
    { text: t`Luck ${LK}.`, rule: '§34.2' },
    { text: t`Prestige ${PR}.`, rule: '§35.2' },
    { text: t`${earned} XP earned, ${XP} of them left.`, rule: '§33.2' },
    ...(cost ? [{ text: t`Lost to old wounds: ${cost}.`, rule: '§32.2' }] : []),
    ...(record.V >= VICTORIES ? [{ text: t("Ten victories: the Emperor's Champion."), rule: 'C.00' }] : []),
  ]
}

export const life: Life<Kept> = {
  keeps: [
    { text: t('Ratings, talents, luck and prestige are rolled once; experience buys more of them.'), rule: '§33.3' },
    { text: t('Wounds that do not heal cost ratings for good.'), rule: '§32.2' },
    {
      text: t(
        'All this by the rules of the Colosseum Edition; by the older ones they enter with new numbers and learn nothing.',
      ),
      rule: '§31.1',
    },
  ],
  isKept,
  born,
  after,
  decision,
  decided,
  notes,
}
