/** Every house-rule switch and disputed ruling, with its default and the paragraph it is about. */
import type { ChoiceOption, NumberOption, OptionsOf } from '@harena/engine'

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
    'A pool below zero',
    {
      afterBids: 'all lines and bids are added, then zero is the least',
      beforeBids: 'the lines count as zero at least, bids come on top',
    },
    'afterBids',
  ),
  yesNo(
    'ensnaredStacksWithDown',
    'G-02',
    'Ensnared and knocked down',
    'yes',
    'both lines count',
    'an ensnared gladiator counts the Ensnared line only',
  ),
  choice(
    'advantageFor',
    'G-09',
    'Advantage after a Maneuver won by two',
    { anyone: 'anybody', largeShield: 'only who could bash' },
    'anyone',
  ),
  choice(
    'counterstrike',
    'G-15',
    'The Defender scores one more',
    { newRoll: 'roles change and both roll again', hit: 'the Attacker is hit with Impact 1' },
    'newRoll',
  ),
  yesNo(
    'frenzyExtraDie',
    'G-14',
    'Frenzy',
    'no',
    'one more die on each Attack roll in which he spends a Bonus Die',
    'only forces him to spend a Bonus Die',
  ),
  choice(
    'ensnaredAttackerSuccess',
    'G-11',
    'An ensnared Attacker scores more',
    { hitAndEscape: 'he hits and is free', escapeOnly: 'he is free, no hit', hitOnly: 'he hits, still ensnared' },
    'hitAndEscape',
  ),
  yesNo(
    'ensnaredIsShielded',
    'G-13',
    'The shield of an ensnared gladiator',
    'yes',
    'protects as always',
    'does not protect',
  ),
  yesNo(
    'steadyStopsNet',
    'G-10',
    'Steady against the net',
    'no',
    'a net that would be his first knock-down leaves him on his feet',
    'does not help against the net',
  ),
  yesNo(
    'bashNeedsFeet',
    'G-62',
    'Who may bash',
    'no',
    'only one who stands and is not ensnared',
    'anybody with a large shield in a working hand',
  ),
  choice(
    'shieldRows',
    'G-63',
    'What a shield covers',
    { table: 'only the marked rows of Table 5-6', wholePart: 'the whole chest, with a large shield the belly too' },
    'table',
  ),
  yesNo('starPower', '§3.2.1', 'Star Power', 'no', 'Stars may roll away damage', 'is not used'),
  yesNo(
    'starPowerPartial',
    'G-18',
    'How many Star Power dice',
    'no',
    'as many of the remaining ones as the player likes',
    'all remaining ones or none',
  ),
  yesNo(
    'starPowerSavesAttribute',
    'G-18',
    'Star Power takes away all damage',
    'yes',
    'the Attribute is safe too',
    'the Attribute point is lost all the same',
  ),
] as const

const movementOptions = [
  yesNo(
    'insteadOfMoveStillManeuvers',
    'G-06',
    'Standing up or clearing the eyes among opponents',
    'no',
    'is followed by a Maneuver',
    'ends the activation',
  ),
  yesNo(
    'leaveIntoOccupied',
    'G-21',
    'Leaving an Occupied zone',
    'yes',
    'into any zone with room',
    'only into an Unoccupied zone',
  ),
  yesNo('pickUpCostsMove', 'G-22', 'Picking up', 'no', 'takes the place of moving', 'is free, once per activation'),
  yesNo('voluntaryDrop', 'G-23', 'Dropping things at will', 'yes', 'is free in the Movement Phase', 'is not allowed'),
  yesNo('allowHold', 'G-55', 'Standing still without resting', 'no', 'is allowed', 'is not possible'),
  choice(
    'netDestroyBy',
    'G-31',
    'Who may destroy a missed net',
    { target: 'the one it missed, at his next Movement Phase', anyOpponent: 'any opponent in its zone' },
    'target',
  ),
  yesNo(
    'netArcStrict',
    'G-34',
    'The front of a Retiarius',
    'no',
    'he faces the opponent who was closest after his last activation',
    'he faces whom he targets',
  ),
  yesNo(
    'throwSandStateModifiers',
    'G-32',
    'Pools for throwing and kicking sand',
    'no',
    'as on Table 5-3 without bids, Agile and Reach',
    'bare Savvy and Speed',
  ),
] as const

const npgOptions = [
  choice(
    'npgDownFailed',
    'G-07',
    'A knocked down NPG among opponents fails his test',
    { stand: 'he stands up', fight: 'he fights from the ground' },
    'stand',
  ),
  yesNo(
    'npgTriggerIsResult',
    'G-12',
    'The Bonus Dice an NPG triggers',
    'no',
    'are successes as they lie',
    'are rolled again in the pool',
  ),
  yesNo('npgPicksUp', 'G-35', 'NPGs pick up what they need', 'yes', 'they do', 'they never do'),
] as const

const endingOptions = [
  yesNo(
    'bothArmsForcesSurrender',
    'G-26',
    'Both arms lost',
    'yes',
    'he must surrender at his next Movement Phase',
    'he may fight on unarmed',
  ),
  yesNo(
    'dismissNeedsFullConditions',
    'G-27',
    'Dismissed standing after a diludium',
    'yes',
    'both spent, both standing, equal wounds',
    'both spent is enough',
  ),
  yesNo(
    'executionIsKillingStroke',
    'G-28',
    'Death after a refused appeal',
    'no',
    'counts as a Killing Stroke of the victor',
    'is no Killing Stroke',
  ),
  number('emperorSavvy', 'G-29', "The Emperor's Savvy", 9, 1, 20),
  number('maxTurns', '§6.7', 'Turns until the match is dismissed', 100, 5, 1000),
] as const

const poolOptions = [
  choice(
    'poolColumns',
    'G-40',
    'Columns of the Gladiator Pool',
    { SvStSp: 'Savvy, Strength, Speed', SvSpSt: 'Savvy, Speed, Strength' },
    'SvStSp',
  ),
] as const

const campaignOptions = [
  yesNo(
    'localeTotalIncludesSignature',
    'G-45',
    'Caps, moves, the ceiling of 20 and freedom',
    'no',
    'go by the Attributes and Signatures',
    'go by the Attributes alone',
  ),
  number('laurelFame', 'G-44', 'Fame for a laurel', 0, 0, 5),
  yesNo(
    'attributesHealAfterMatch',
    'G-46',
    'Attribute points lost in a match',
    'yes',
    'all come back',
    'are lost for good when the part passes no die',
  ),
  yesNo(
    'bellyDeathOnAnyTest',
    'G-47',
    'A belly wound and no die passed',
    'no',
    'kills on the test of any part',
    'kills on the test of the belly only',
  ),
  yesNo(
    'freedomNeedsWin',
    'G-58',
    'The freedom roll',
    'no',
    'is made after a win only',
    'is made after every match he survives',
  ),
  yesNo('keepOpponents', '§7.0', 'Surviving opponents', 'no', 'stay and may be met again', 'are not seen again'),
  {
    ...yesNo('beginAgain', '§3.1.1', 'A player without a Star', 'yes', 'may begin again', 'is out of the career'),
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
