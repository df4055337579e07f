/** The entries of tables that are being tried out, each with its slider, and the list to pick further ones from. */
import { t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { type Patchable, patchable } from '@harena/lab'
import { useMemo, useState } from 'react'
import { type Draft, placeName, placesLike, reachOf, type Value } from './draft.ts'

interface ChangesProps {
  readonly draft: Draft
  readonly onChange: (tables: Draft['tables']) => void
}

/** A longer list helps nobody. */
const SHOWN = 12

export function Changes({ draft, onChange }: ChangesProps) {
  const { ruleset, tables } = draft
  const places = useMemo(() => patchable(gameOf(ruleset)), [ruleset])
  const chosen = Object.keys(tables).flatMap((path) => places.find((place) => place.path === path) ?? [])
  const set = (path: string, value: Value) => onChange({ ...tables, [path]: value })
  const drop = (path: string) => onChange(Object.fromEntries(Object.entries(tables).filter(([one]) => one !== path)))
  return (
    <fieldset className="designer-changes">
      <legend>{t('Tables')}</legend>
      {chosen.map((place) => (
        <Slider key={place.path} place={place} value={tables[place.path]!} onSet={set} onDrop={drop} />
      ))}
      <Picker places={places.filter(({ path }) => !(path in tables))} onPick={({ path, value }) => set(path, value)} />
    </fieldset>
  )
}

function Picker(props: { readonly places: readonly Patchable[]; readonly onPick: (place: Patchable) => void }) {
  const [words, setWords] = useState('')
  const found = placesLike(props.places, words)
  return (
    <div className="designer-picker">
      <label>
        <span>{t('Add an entry to change')}</span>
        <input
          type="search"
          value={words}
          placeholder={t('such as trident, armour, ap')}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <ul className="designer-found">
        {found.slice(0, SHOWN).map((place) => (
          <li key={place.path}>
            <button type="button" className="button quiet small" onClick={() => props.onPick(place)}>
              {placeName(place.path)} <b>{String(place.value)}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="quiet-text small" role="status">
        {found.length > SHOWN ? t`and ${found.length - SHOWN} more: type to narrow them down` : ''}
        {found.length === 0 ? t('No entry has all these words in its name.') : ''}
      </p>
    </div>
  )
}

interface SliderProps {
  readonly place: Patchable
  readonly value: Value
  readonly onSet: (path: string, value: Value) => void
  readonly onDrop: (path: string) => void
}

function Slider({ place, value, onSet, onDrop }: SliderProps) {
  const { path, value: now } = place
  const id = `entry-${path}`
  const isChanged = value !== now
  return (
    <div className={isChanged ? 'designer-entry is-changed' : 'designer-entry'}>
      <label htmlFor={id}>{placeName(path)}</label>
      <output htmlFor={id}>
        {isChanged ? (
          <>
            {String(now)} → <b>{String(value)}</b>
          </>
        ) : (
          <b>{String(now)}</b>
        )}
      </output>
      <button
        type="button"
        className="button quiet small"
        aria-label={t`Leave ${placeName(path)} as it is`}
        onClick={() => onDrop(path)}
      >
        ✕
      </button>
      {typeof now === 'number' ? (
        <input
          id={id}
          type="range"
          step={1}
          {...reachOf(now)}
          value={Number(value)}
          onChange={(event) => onSet(path, Number(event.target.value))}
        />
      ) : (
        <ValueSelect id={id} place={place} value={value} onSet={(next) => onSet(path, next)} />
      )}
    </div>
  )
}

function ValueSelect(props: {
  readonly id: string
  readonly place: Patchable
  readonly value: Value
  readonly onSet: (value: Value) => void
}) {
  const { booleans, nothing, words } = props.place.range
  const values: Value[] = [...(booleans ? [true, false] : []), ...words, ...(nothing ? [null] : [])]
  return (
    <select
      id={props.id}
      value={values.indexOf(props.value)}
      onChange={(event) => props.onSet(values[Number(event.target.value)] ?? null)}
    >
      {values.map((one, at) => (
        <option key={String(one)} value={at}>
          {String(one)}
        </option>
      ))}
    </select>
  )
}
