/** GLADIATOR without a match: sheets, an allocation, an attack and two plots, taken from bouts of the built-in opponent. */
import { opponents } from '@harena/bots'
import {
  type Colosseum,
  colosseum,
  type GladiatorSetup,
  type Options,
  type QuestionOf,
  type Setup,
  type View,
} from '@harena/colosseum'
import { Dice, seeded, Table } from '@harena/engine'
import { AttackCard } from '../games/colosseum/combat/attack-playback.tsx'
import { attackAt } from '../games/colosseum/combat/attack-told.ts'
import { CombatSheet } from '../games/colosseum/combat/combat-sheet.tsx'
import { DiceRow } from '../games/colosseum/combat/dice-row.tsx'
import { RevealPlots } from '../games/colosseum/combat/reveal-plots.tsx'
import { LogSheets } from '../games/colosseum/sheets/log-sheets.tsx'
import type { PanelProps } from '../match/slots.ts'
import { type Line, replayed } from '../match/timeline.ts'

const bot = opponents.colosseum.standard.play

interface Bout {
  readonly table: Table<Colosseum>
  readonly question: QuestionOf<'allocate'>
  readonly view: View
  readonly lines: readonly Line[]
}

/** Plays until the first seat is asked to allocate for the n-th time, or as often as he ever is. */
function boutUntil(setup: Setup, seed: string, count: number, options: Partial<Options> = {}): Bout {
  const players = ['You', ...setup.gladiators.slice(1).map(() => bot)]
  const table = Table.open(colosseum, { setup, options, dice: seeded(seed), players })
  const random = Dice.fromSeed(seed)
  for (let asked = 0; table.waiting?.for === 'answers'; ) {
    const question = table.waiting.questions[0]!
    if (question.kind === 'allocate' && ++asked === count) return boutOf(table, question)
    table.answer(question.seat, bot(table.state, question, random))
  }
  return boutUntil(setup, seed, count - 1, options)
}

function boutOf(table: Table<Colosseum>, question: QuestionOf<'allocate'>): Bout {
  const { timeline } = replayed<View>({ ruleset: colosseum as never }, table.record())
  return { table, question, view: colosseum.view(table.state, 0), lines: timeline.lines }
}

const man = (name: string, team: number, style: GladiatorSetup['style'], more: Partial<GladiatorSetup> = {}) => ({
  name,
  team,
  style,
  ...more,
})

const duel = boutUntil({ gladiators: [man('Flamma', 0, 'secutor'), man('Rialto', 1, 'retiarius')] }, 'sand 1', 1)
const late = boutUntil({ gladiators: [man('Verus', 0, 'myrmillo'), man('Priscus', 1, 'thraex')] }, 'sand 5', 7)
const melee = boutUntil(
  { gladiators: [man('Hilarus', 0, 'provocator'), man('Tetraites', 1, 'myrmillo'), man('Spiculus', 1, 'dimachaerus')] },
  'sand 2',
  3,
  { sheets: 'hidden' },
)

const nothing = () => undefined

function Allocating({ bout }: { readonly bout: Bout }) {
  const { table, question, view, lines } = bout
  const actions = {
    options: table.options,
    check: (allocation: unknown) => colosseum.check(table.state, question, allocation),
    answer: nothing,
    advise: async () => null,
    suggest: () => bot(table.state, question, Dice.fromSeed(`hint ${question.seat}`)),
  } as unknown as PanelProps<View>['actions']
  const task = { kind: 'answer', seat: question.seat, question, prompt: '', choices: [], isSecret: true } as const
  const told = { lines, names: view.figures.map(({ name }) => name), sides: view.figures.map(({ team }) => team) }
  const aiming = {} as PanelProps<View>['aiming']
  return (
    <div className="gallery-panel">
      <CombatSheet {...told} {...{ actions, task, view, aiming }} draft={null} undo={nothing} undoFirst={nothing} />
    </div>
  )
}

function Told({ bout }: { readonly bout: Bout }) {
  const { lines, view } = bout
  const names = view.figures.map(({ name }) => name)
  const sides = view.figures.map(({ team }) => team)
  const attacks = lines.flatMap((_, at) => attackAt(lines, at) ?? []).slice(-4)
  const plots = lines.findLastIndex(({ event }) => event.kind === 'plotRevealed')
  return (
    <div className="gallery-panels">
      <div>
        <RevealPlots lines={lines.slice(0, plots + 1)} names={names} sides={sides} view={view} />
      </div>
      {attacks.map((attack) => (
        <AttackCard key={attack.index} attack={attack} names={names} sides={sides} />
      ))}
      <div className="gallery-panel">
        {lines.slice(-16).map((line) => (
          <div key={line.index} className="log-line">
            <span className="log-text">{line.text}</span>
            <DiceRow line={line} lines={lines} names={names} sides={sides} />
          </div>
        ))}
      </div>
    </div>
  )
}

export function ColosseumGallery() {
  return (
    <section id="colosseum">
      <h2>GLADIATOR: allocation</h2>
      <div className="gallery-panels gallery-allocations">
        <Allocating bout={duel} />
        <Allocating bout={late} />
        <Allocating bout={melee} />
      </div>
      <h2>GLADIATOR: attacks and plots</h2>
      <Told bout={late} />
      <h2>GLADIATOR: log sheets</h2>
      <LogSheets view={late.view} lines={late.lines} sides={[0, 1]} />
      <h2>GLADIATOR: hidden sheets</h2>
      <LogSheets view={melee.view} lines={melee.lines} sides={[0, 1, 1]} />
    </section>
  )
}
