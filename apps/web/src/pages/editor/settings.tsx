/** What a scenario is besides its places: title and text, sides, rules, and how it ends. */
import { colosseum, presets } from '@harena/colosseum'
import { type AnyOptions, formatGoal, type Goal, parseGoal, type Scenario, t } from '@harena/engine'
import { type PresetId, presetWords } from '../../games/colosseum/form.ts'
import { NameField, Select } from '../../ui/fields.tsx'
import { Switches } from '../../ui/switches.tsx'
import { type Draft, switchesOf } from './draft.ts'
import { NumberField } from './piece-fields.tsx'

interface SettingsProps {
  readonly draft: Draft
  readonly onChange: (draft: Draft, about?: string) => void
}

export function ScenarioSettings({ draft, onChange }: SettingsProps) {
  const { arena, gladiators } = draft.setup
  return (
    <section className="editor-settings" aria-labelledby="editor-settings">
      <h2 id="editor-settings">{t('The scenario')}</h2>
      <WordFields scenario={draft} onChange={onChange} />
      <EndFields scenario={draft} men={gladiators} onChange={onChange} />
      <Select
        label={t('Arena')}
        value={String(arena.size)}
        options={[1, 2, 3, 4, 5].map((size) => [String(size), arenaWords(size)])}
        onChange={(size) => onChange({ ...draft, setup: { ...draft.setup, arena: { ...arena, size: Number(size) } } })}
      />
      <RuleFields draft={draft} onChange={onChange} />
    </section>
  )
}

/** What all scenarios have, whatever their game. */
interface FieldsProps<S> {
  readonly scenario: S
  readonly onChange: (scenario: S, about?: string) => void
}

type Words = Pick<Scenario, 'title' | 'text' | 'sides'>

export function WordFields<S extends Words>({ scenario: draft, onChange }: FieldsProps<S>) {
  return (
    <>
      <label>
        <span>{t('Title')}</span>
        <input
          type="text"
          maxLength={60}
          value={draft.title}
          autoComplete="off"
          onChange={(event) => onChange({ ...draft, title: event.target.value }, 'title')}
        />
      </label>
      <label>
        <span>{t('What it is about, in about three sentences')}</span>
        <textarea
          rows={5}
          maxLength={600}
          value={draft.text}
          onChange={(event) => onChange({ ...draft, text: event.target.value.replace(/\s*\n\s*/g, ' ') }, 'text')}
        />
      </label>
      <div className="editor-pairs">
        {draft.sides.map((side, team) => (
          <NameField
            // biome-ignore lint/suspicious/noArrayIndexKey: a side is its number
            key={team}
            label={t`Side ${team + 1}`}
            value={side}
            onChange={(name) => {
              onChange({ ...draft, sides: draft.sides.map((one, at) => (at === team ? name : one)) }, `side ${team}`)
            }}
          />
        ))}
      </div>
    </>
  )
}

function arenaWords(size: number): string {
  return size === 1 ? t('1, the Colosseum') : size === 5 ? t('5, a pit with walls all round') : String(size)
}

function RuleFields({ draft, onChange }: SettingsProps) {
  const { preset = 'book' } = draft
  const set = (switches: AnyOptions) => {
    if (Object.keys(switches).length === 0) return onChange({ ...draft, preset: 'book', switches: {} })
    const bundle = presets[preset] as AnyOptions
    const usual = (id: string) => bundle[id] ?? colosseum.options.find((option) => option.id === id)?.default
    const other = Object.entries(switches).filter(([id, value]) => usual(id) !== value)
    onChange({ ...draft, switches: Object.fromEntries(other) }, 'switches')
  }
  return (
    <>
      <Select
        label={t('Rules')}
        value={preset}
        options={(Object.keys(presetWords) as PresetId[]).map((id) => [id, presetWords[id].title])}
        onChange={(id) => onChange({ ...draft, preset: id })}
      />
      <Switches options={colosseum.options} values={switchesOf(draft)} onChange={set} />
    </>
  )
}

const ends: readonly (readonly [string, string])[] = [
  ['', t('as the rules say')],
  ['holds out', t('when a side has held out')],
  ['defeats', t('when a side has brought one down')],
  ['guards', t('when a side has kept one of its own from harm')],
]

type Ended = Pick<Scenario, 'end' | 'sides'>

interface EndFieldsProps<S> extends FieldsProps<S> {
  readonly men: readonly { readonly name: string; readonly team: number }[]
}

/** F.1 */
export function EndFields<S extends Ended>({ scenario: draft, men, onChange }: EndFieldsProps<S>) {
  const goal = draft.end === undefined ? null : parseGoal(draft.end)
  const set = (next: Goal | null) => {
    const { end: _, ...rest } = draft
    onChange({ ...rest, ...(next && { end: formatGoal(next) }) } as S, 'end')
  }
  /** The first who can be meant. */
  const fitting = (does: Goal['does'], team: number): Goal | null => {
    const turns = goal?.turns ?? (does === 'defeats' ? null : 4)
    if (does === 'holds out') return { does, team, mark: null, turns: turns ?? 4 }
    const mark = men.findIndex((one) => (one.team === team) === (does === 'guards'))
    return mark < 0 ? null : { does, team, mark, turns: does === 'guards' ? (turns ?? 4) : turns }
  }
  return (
    <div className="editor-pairs">
      <Select
        label={t('It ends')}
        value={goal?.does ?? ''}
        options={ends}
        onChange={(does) => set(does === '' ? null : fitting(does as Goal['does'], goal?.team ?? 0))}
      />
      {goal && (
        <>
          <Select
            label={t('The side')}
            value={String(goal.team)}
            options={draft.sides.map((side, team) => [String(team), side])}
            onChange={(team) => set(fitting(goal.does, Number(team)))}
          />
          {goal.mark !== null && (
            <Select
              label={goal.does === 'guards' ? t('Keeps from harm') : t('Brings down')}
              value={String(goal.mark)}
              options={men.flatMap(({ name, team }, seat) =>
                (team === goal.team) === (goal.does === 'guards') ? [[String(seat), name] as const] : [],
              )}
              onChange={(mark) => set({ ...goal, mark: Number(mark) })}
            />
          )}
          <NumberField
            label={goal.does === 'defeats' ? t('Within turns (0: any time)') : t('Turns')}
            value={goal.turns ?? 0}
            min={goal.does === 'defeats' ? 0 : 1}
            max={99}
            onChange={(turns) => set({ ...goal, turns: turns === 0 ? null : turns })}
          />
        </>
      )}
    </div>
  )
}
