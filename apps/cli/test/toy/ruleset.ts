/** What the toy gives to the table, the opponents, the lab and the screens. */
import { counted, dirNames, fromColumnAndRow, hasOnly, type Refusal, type Ruleset } from '@harena/engine'
import {
  type Act,
  isOut,
  isOver,
  legal,
  map,
  options,
  playStep,
  type Rudis,
  STAMINA,
  type State,
  tables,
  types,
} from './rules.ts'

const places = [0, 4].map((row) => map.cell(fromColumnAndRow(3, row)))

function checkSetup(setup: unknown): Refusal | null {
  const isEntrant = (one: unknown, seat: number) =>
    hasOnly(one, 'name', 'type', 'team') &&
    typeof one.name === 'string' &&
    types.some((type) => type === one.type) &&
    one.team === seat
  const list = hasOnly(setup, 'fighters') && Array.isArray(setup.fighters) ? setup.fighters : []
  if (list.length === 2 && list.every(isEntrant)) return null
  return { rule: '§1', message: 'Two practise, a recruit or a veteran each, on teams 0 and 1.' }
}

function isAlike(act: Act, answer: unknown): boolean {
  return hasOnly(answer, ...Object.keys(act)) && Object.entries(act).every(([key, value]) => answer[key] === value)
}

function view({ fighters, round, active }: State): Rudis['view'] {
  const figures = fighters.map((one, seat) => {
    const { name, type, team, facing, lost } = one
    const health = { name: 'stamina', total: STAMINA, lost: Math.min(STAMINA, lost) }
    const place = { hex: map.hex(one.cell), facing, out: isOut(one) ? 'spent' : null }
    const gear = { right: [{ kind: 'rudis' }], left: [], helmet: 'none', armour: 'none' } as const
    return { seat, team, name, type, ...place, health, points: null, ...gear, marks: [], facts: [] }
  })
  return { arena: { cols: 7, rows: 5 }, clock: { name: 'round', number: round }, active, figures, ground: [] }
}

export const rudis: Ruleset<Rudis> = {
  id: 'rudis',
  title: 'Rudis',
  version: '1.0.0',
  options,
  tables,
  defaultSetup: {
    fighters: [
      { name: 'Marcus', type: 'recruit', team: 0 },
      { name: 'Attilius', type: 'veteran', team: 1 },
    ],
  },
  checkSetup,
  start: ({ fighters }, given) => ({
    options: given,
    fighters: fighters.map((one, seat) => ({ ...one, cell: places[seat]!, facing: seat === 0 ? 3 : 0, lost: 0 })),
    round: 1,
    active: 0,
  }),
  playStep,
  isOver,
  result: ({ fighters, round, options: { rounds } }) => {
    const loser = fighters.findIndex(isOut)
    const outcomeOf = (seat: number) => (loser < 0 ? 'drawn' : seat === loser ? 'lost' : 'won')
    const seats = fighters.map(
      (one, seat) => ({ outcome: outcomeOf(seat), end: isOut(one) ? 'spent' : null, kills: 0 }) as const,
    )
    return { winners: loser < 0 ? [] : [1 - loser], length: Math.min(round, rounds), seats }
  },
  clone: (state) => ({ ...state, fighters: state.fighters.map((one) => ({ ...one })) }),
  known: (state) => state,
  check: (state, question, answer) =>
    legal(state, question).some((act) => isAlike(act, answer))
      ? null
      : { rule: '§2', message: 'Step to a free hex beside you, strike him beside you, or rest.' },
  legal,
  view,
  names: ({ fighters }) => fighters.map(({ name }) => name),
  sides: ({ fighters }) => fighters.map(({ team }) => team),
  prompt: () => 'What do you do?',
  describe: (_state, _question, act) => (act.do === 'step' ? `step ${dirNames[act.dir]}` : act.do),
  aim: ({ fighters }, { seat }, act) => {
    if (act.do === 'rest') return null
    if (act.do === 'strike') return { kind: 'attack', hex: map.hex(fighters[1 - seat]!.cell) }
    return { kind: 'step', hex: map.hex(map.neighbour(fighters[seat]!.cell, act.dir)), facing: act.dir }
  },
  preview: () => null,
  narrate: (event, names) =>
    event.kind === 'stepped'
      ? `${names[event.seat]} steps ${dirNames[event.dir]}.`
      : `${names[event.seat]} strikes: ${counted(event.points, 'point')}.`,
}
