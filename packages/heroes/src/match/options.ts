/** Every house-rule switch and disputed ruling, with its default and the paragraph it is about. */
import type { ChoiceOption, NumberOption, OptionsOf } from '@harena/engine'
import { t } from '@harena/engine'

const yesNo = <Id extends string, Value extends 'yes' | 'no'>(
  id: Id,
  rule: string,
  title: string,
  fallback: Value,
  yes: string,
  no: string,
) => ({ id, rule, title, values: { yes, no }, default: fallback }) as const satisfies ChoiceOption

const choice = <Id extends string, Values extends Record<string, string>>(
  id: Id,
  rule: string,
  title: string,
  values: Values,
  fallback: Extract<keyof Values, string>,
) => ({ id, rule, title, values, default: fallback }) as const satisfies ChoiceOption

const number = <Id extends string>(id: Id, rule: string, title: string, fallback: number, min: number, max: number) =>
  ({ id, rule, title, min, max, default: fallback }) as const satisfies NumberOption

const duelOptions = [
  choice(
    'poolFloor',
    'G-01',
    t('A pool below zero'),
    {
      afterBids: t('all lines and bids are added, then zero is the least'),
      beforeBids: t('the lines count as zero at least, bids come on top'),
    },
    'afterBids',
  ),
  yesNo(
    'ensnaredStacksWithDown',
    'G-02',
    t('Ensnared and knocked down'),
    'yes',
    t('both lines count'),
    t('an ensnared gladiator counts the Ensnared line only'),
  ),
  choice(
    'advantageFor',
    'G-09',
    t('Advantage after a Maneuver won by two'),
    { anyone: t('anybody'), largeShield: t('only who could bash') },
    'anyone',
  ),
  choice(
    'counterstrike',
    'G-15',
    t('The Defender scores one more'),
    { newRoll: t('roles change and both roll again'), hit: t('the Attacker is hit with Impact 1') },
    'newRoll',
  ),
  yesNo(
    'frenzyExtraDie',
    'G-14',
    t('Frenzy'),
    'no',
    t('one more die on each Attack roll in which he spends a Bonus Die'),
    t('only forces him to spend a Bonus Die'),
  ),
  choice(
    'ensnaredAttackerSuccess',
    'G-11',
    t('An ensnared Attacker scores more'),
    {
      hitAndEscape: t('he hits and is free'),
      escapeOnly: t('he is free, no hit'),
      hitOnly: t('he hits, still ensnared'),
    },
    'hitAndEscape',
  ),
  yesNo(
    'ensnaredIsShielded',
    'G-13',
    t('The shield of an ensnared gladiator'),
    'yes',
    t('protects as always'),
    t('does not protect'),
  ),
  yesNo(
    'steadyStopsNet',
    'G-10',
    t('Steady against the net'),
    'no',
    t('a net that would be his first knock-down leaves him on his feet'),
    t('does not help against the net'),
  ),
  yesNo(
    'bashNeedsFeet',
    'G-62',
    t('Who may bash'),
    'no',
    t('only one who stands and is not ensnared'),
    t('anybody with a large shield in a working hand'),
  ),
  choice(
    'shieldRows',
    'G-63',
    t('What a shield covers'),
    {
      table: t('only the marked rows of Table 5-6'),
      wholePart: t('the whole chest, with a large shield the belly too'),
    },
    'table',
  ),
  yesNo('starPower', '§3.2.1', t('Star Power'), 'no', t('Stars may roll away damage'), t('is not used')),
  yesNo(
    'starPowerPartial',
    'G-18',
    t('How many Star Power dice'),
    'no',
    t('as many of the remaining ones as the player likes'),
    t('all remaining ones or none'),
  ),
  yesNo(
    'starPowerSavesAttribute',
    'G-18',
    t('Star Power takes away all damage'),
    'yes',
    t('the Attribute is safe too'),
    t('the Attribute point is lost all the same'),
  ),
] as const

const movementOptions = [
  yesNo(
    'insteadOfMoveStillManeuvers',
    'G-06',
    t('Standing up or clearing the eyes among opponents'),
    'no',
    t('is followed by a Maneuver'),
    t('ends the activation'),
  ),
  yesNo(
    'leaveIntoOccupied',
    'G-21',
    t('Leaving an Occupied zone'),
    'yes',
    t('into any zone with room'),
    t('only into an Unoccupied zone'),
  ),
  yesNo(
    'pickUpCostsMove',
    'G-22',
    t('Picking up'),
    'no',
    t('takes the place of moving'),
    t('is free, once per activation'),
  ),
  yesNo(
    'voluntaryDrop',
    'G-23',
    t('Dropping things at will'),
    'yes',
    t('is free in the Movement Phase'),
    t('is not allowed'),
  ),
  yesNo('allowHold', 'G-55', t('Standing still without resting'), 'no', t('is allowed'), t('is not possible')),
  choice(
    'netDestroyBy',
    'G-31',
    t('Who may destroy a missed net'),
    { target: t('the one it missed, at his next Movement Phase'), anyOpponent: t('any opponent in its zone') },
    'target',
  ),
  yesNo(
    'netArcStrict',
    'G-34',
    t('The front of a Retiarius'),
    'no',
    t('he faces the opponent who was closest after his last activation'),
    t('he faces whom he targets'),
  ),
  yesNo(
    'throwSandStateModifiers',
    'G-32',
    t('Pools for throwing and kicking sand'),
    'no',
    t('as on Table 5-3 without bids, Agile and Reach'),
    t('bare Savvy and Speed'),
  ),
] as const

const npgOptions = [
  choice(
    'npgDownFailed',
    'G-07',
    t('A knocked down NPG among opponents fails his test'),
    { stand: t('he stands up'), fight: t('he fights from the ground') },
    'stand',
  ),
  yesNo(
    'npgTriggerIsResult',
    'G-12',
    t('The Bonus Dice an NPG triggers'),
    'no',
    t('are successes as they lie'),
    t('are rolled again in the pool'),
  ),
  yesNo('npgPicksUp', 'G-35', t('NPGs pick up what they need'), 'yes', t('they do'), t('they never do')),
] as const

const endingOptions = [
  yesNo(
    'bothArmsForcesSurrender',
    'G-26',
    t('Both arms lost'),
    'yes',
    t('he must surrender at his next Movement Phase'),
    t('he may fight on unarmed'),
  ),
  yesNo(
    'dismissNeedsFullConditions',
    'G-27',
    t('Dismissed standing after a diludium'),
    'yes',
    t('both spent, both standing, equal wounds'),
    t('both spent is enough'),
  ),
  yesNo(
    'executionIsKillingStroke',
    'G-28',
    t('Death after a refused appeal'),
    'no',
    t('counts as a Killing Stroke of the victor'),
    t('is no Killing Stroke'),
  ),
  number('emperorSavvy', 'G-29', t("The Emperor's Savvy"), 9, 1, 20),
  number('maxTurns', '§6.7', t('Turns until the match is dismissed'), 100, 5, 1000),
] as const

const poolOptions = [
  choice(
    'poolColumns',
    'G-40',
    t('Columns of the Gladiator Pool'),
    { SvStSp: t('Savvy, Strength, Speed'), SvSpSt: t('Savvy, Speed, Strength') },
    'SvStSp',
  ),
] as const

const campaignOptions = [
  yesNo(
    'localeTotalIncludesSignature',
    'G-45',
    t('Caps, moves, the ceiling of 20 and freedom'),
    'no',
    t('go by the Attributes and Signatures'),
    t('go by the Attributes alone'),
  ),
  number('laurelFame', 'G-44', t('Fame for a laurel'), 0, 0, 5),
  yesNo(
    'attributesHealAfterMatch',
    'G-46',
    t('Attribute points lost in a match'),
    'yes',
    t('all come back'),
    t('are lost for good when the part passes no die'),
  ),
  yesNo(
    'bellyDeathOnAnyTest',
    'G-47',
    t('A belly wound and no die passed'),
    'no',
    t('kills on the test of any part'),
    t('kills on the test of the belly only'),
  ),
  yesNo(
    'freedomNeedsWin',
    'G-58',
    t('The freedom roll'),
    'no',
    t('is made after a win only'),
    t('is made after every match he survives'),
  ),
  yesNo(
    'keepOpponents',
    '§7.0',
    t('Surviving opponents'),
    'no',
    t('stay and may be met again'),
    t('are not seen again'),
  ),
  {
    ...yesNo(
      'beginAgain',
      '§3.1.1',
      t('A player without a Star'),
      'yes',
      t('may begin again'),
      t('is out of the career'),
    ),
    old: 'no',
  },
] as const

/** The switches of a single match. */
export const options = [...duelOptions, ...movementOptions, ...npgOptions, ...endingOptions, ...poolOptions] as const

/** The switches of a career: those of its matches and its own. */
export const careerOptions = [...options, ...campaignOptions] as const

export type Options = OptionsOf<typeof options>
export type CareerOptions = OptionsOf<typeof careerOptions>

export const DEFAULTS = Object.fromEntries(options.map((option) => [option.id, option.default])) as Options
export const CAREER_DEFAULTS = Object.fromEntries(
  careerOptions.map((option) => [option.id, option.default]),
) as CareerOptions
