/**
 * What each level goes by where it weighs no chances, in words, for whoever asks after the match. Kept in English: a thread may
 * load this before it is told its language.
 */
import type { State } from '@harena/colosseum'
import { type Game, key, type Opponent, type Seat } from '@harena/engine'
import type { Level } from './levels.ts'

interface Habits {
  /** What levels differ in. */
  readonly levels: Readonly<Record<Level, string>>
  /** By kind of question, what all levels answer alike. */
  readonly alike: Readonly<Record<string, string>>
  /** Instead of all that, for one who is no man. */
  readonly ofBeasts?: string
}

const munera: Habits = {
  levels: {
    dummy: key('He turns to his enemy and stands: he is there to be practised on.'),
    novice: key(
      'He walks straight in and strikes any blow that he can instead of the best; one time in five he lets the chance pass, and he never turns to face anybody.',
    ),
    standard: key(
      'He strikes the blow that does most by the tables. A net or lasso he throws if a 5 is enough, or if an AP is to spare; out of reach he waits two hexes away, and goes in every fourth round.',
    ),
    veteran: key(
      'He strikes the blow that does most by the tables, less what the other could do to him next turn from there; once he has struck, he stands where that is least.',
    ),
    master: key('He had nothing to think about: he does here what a veteran does.'),
  },
  alike: {
    place: key('He enters near the middle, away from the rim, and looks to the middle.'),
    skill: key(
      'He takes the first that he can get of Attack, Dodge, Reflexes, Stamina, Favoured of the Gods and Charisma.',
    ),
  },
}

const outland: Habits = {
  levels: {
    dummy: key('He stands where he is, gets up when he lies, and begs once a third of his boxes is gone.'),
    novice: key(
      'He goes straight at the nearest man, fights whatever it is worth, and begs once two fifths of his boxes are gone.',
    ),
    standard: key(
      'He fights if the exchange is not clearly to his harm, if he was attacked last, or every third turn in any case; he comes over the hexside where it is worth most, and does not turn to meet anybody.',
    ),
    veteran: key(
      'In his own turn he imagines bouts where he has a choice. Otherwise he lets the other come, turns to meet him, and fights only what is worth it.',
    ),
    master: key(
      'In his own turn he looks ahead. Plans of a group he makes by habit: each action as a veteran without time would choose it.',
    ),
  },
  alike: {
    follow: key('He follows a man who lies, or if the next exchange from there is worth something to him.'),
    slide: key('He backs off to the side that is farther from his enemies.'),
    judge: key('He spares whoever has wounded somebody.'),
  },
}

const heroes: Habits = {
  levels: {
    dummy: key('He stays where he is, lies where he fell, and keeps his Bonus Dice.'),
    novice: key('He bids all of his Bonus Dice at once, goes to his foe, and as a rule fights on from the ground.'),
    standard: key(
      'He gets up, rests if nobody is about and he has something to recover, and goes to the foe who is best to meet; he bids half of his Bonus Dice.',
    ),
    veteran: key(
      'He acts as a standard opponent does, but bids one Bonus Die to get ahead; to strike or ward off he draws his bid from the mix that nobody can outguess.',
    ),
    master: key(
      'He draws his bids from the mix that nobody can outguess, lets the other come, gets away to rest, throws what he can spare and kicks sand.',
    ),
  },
  alike: {
    handle: key('He picks up what is worth most to him: a weapon if he has none, then what his style fights with.'),
    chooseOpponent: key(
      'He meets the one whom it is best to meet: the weak, the wounded, those in a net or on the ground.',
    ),
    mode: key('He takes the way to strike that does more by the odds of this exchange.'),
    location: key('He takes the place where his blow is worth more.'),
    starPower: key('He rolls as many Star Power dice as save more than they may cost him.'),
  },
}

const ruleOfThumb = key(
  'Every level decides this alike, by a rule of thumb: what harms the other most and costs least.',
)
const decidedAlike = [
  ...['arrange', 'push', 'throwArea', 'feintArea', 'tossTarget', 'faceTarget', 'pivot', 'keepNet', 'lassoDrop'],
  ...['fatalBlow', 'favour', 'favourKeep', 'squeeze', 'grapple', 'acceptAppeal'],
]

const colosseum: Habits = {
  levels: {
    dummy: key('He stands where he is, and spreads all of his CF over his defence.'),
    novice: key(
      'He walks half the way to the nearest foe and faces him. A third of his CF goes into one blow anywhere, the rest is spread over his defence.',
    ),
    standard: key(
      'He does not guess at plans. He goes where he is well placed if the other stays or comes straight on, strikes where it does most to one who keeps a little everywhere, and covers what a blow would hurt most.',
    ),
    veteran: key(
      'He sets what he can do against what the other can do, by the harm that is done and taken, and mixes his answers so that it helps nobody to know them.',
    ),
    master: key(
      'Far from his foe, or where there is little to choose, he does not think: he does what a veteran does.',
    ),
  },
  alike: {
    ...Object.fromEntries(decidedAlike.map((kind) => [kind, ruleOfThumb])),
    action: key(
      'He draws or picks up a weapon if he needs one, throws what flies well, and else keeps his hands still.',
    ),
    spend: key('He spends no more CF than make it fairly sure, and half of them to hold a man.'),
    surrender: key('He gives up only with nothing left to fight with, before a foe who is still strong.'),
    useSand: key('He throws no sand unless it was thought through.'),
  },
  ofBeasts: key(
    'He leads the beast to where its jaws reach a man, from behind if they can, and has it bite where it hurts most.',
  ),
}

const all: Readonly<Record<string, Habits>> = { munera, outland, heroes, colosseum }

/** Nothing for campaigns: their opponents play matches of another game. */
export function habitOf<G extends Game>(ruleset: string, level: Level): Pick<Opponent<G>, 'habit'> {
  const habits = all[ruleset]
  if (!habits) return {}
  const { levels, alike, ofBeasts } = habits
  return {
    habit: (known, { kind, seat }) =>
      ofBeasts && isBeast(known as State, seat) ? ofBeasts : (alike[kind] ?? levels[level]),
  }
}

function isBeast({ gladiators }: State, seat: Seat): boolean {
  return gladiators[seat]?.beast != null
}
