/** A new gladiator: his name, his arms, his face. */
import { isName, NAME_RULE, type Refusal, t } from '@harena/engine'
import { type FormEvent, useState } from 'react'
import { Growing } from '../figures/growing.tsx'
import { lookOf } from '../figures/look.ts'
import { Standing } from '../figures/standing.tsx'
import { useWritten } from '../figures/use-written.ts'
import { kindOf, kinds } from '../games/kinds.ts'
import { gladiatorNames } from '../games/names.ts'
import { newSeed } from '../games/new-match.ts'
import { NameField, Select, Why } from '../ui/fields.tsx'
import { bornWith } from './face.ts'
import type { OwnLook, OwnMan } from './men.ts'

const hairs = {
  cropped: t('Cropped'),
  fringe: t('Combed forward'),
  curls: t('Curls'),
  long: t('Long'),
  knot: t('In a knot'),
  thin: t('Thin'),
  bald: t('Bald'),
  bun: t('Pinned up'),
  braid: t('In a braid'),
} as const
const colours = {
  black: t('Black'),
  brown: t('Brown'),
  chestnut: t('Chestnut'),
  fair: t('Fair'),
  red: t('Red'),
  grey: t('Grey'),
} as const
const beards = {
  none: t('None'),
  stubble: t('Stubble'),
  short: t('Short'),
  full: t('Full'),
  forked: t('Forked'),
  moustache: t('Moustache'),
} as const
const skins = [t('Light', 'skin'), t('Tanned'), t('Brown'), t('Dark', 'skin')]
const jaws = [t('Square'), t('Oval'), t('Long')]
const noses = [t('Straight'), t('Hooked'), t('Broken')]

const after = (bouts: number) => t`After ${bouts} bouts`

/** To begin with: names that no form gives to anybody. */
const womensNames = ['Mevia', 'Antiope', 'Atalanta', 'Camilla', 'Hippolyta', 'Penthesilea']
const mensNames = ['Ajax', 'Bato', 'Cerberus', 'Draco', 'Euryalus', 'Fulmen', 'Gannicus', 'Hector', 'Ixion', 'Leo']

export interface CreateManProps {
  readonly taken: readonly string[]
  /** Null: nobody after all. */
  readonly onDone: (man: Omit<OwnMan, 'bouts'> | null) => void
}

function refusalOf(name: string, taken: readonly string[]): Refusal | null {
  const refuse = (message: string): Refusal => ({ rule: '', message })
  if (!isName(name)) return refuse(t`A name has ${NAME_RULE}.`)
  if (gladiatorNames.includes(name)) return refuse(t`${name} is known already: every form begins with him.`)
  return taken.includes(name) ? refuse(t('One of yours bears this name.')) : null
}

export function CreateMan({ taken, onDone }: CreateManProps) {
  const freeOf = (names: readonly string[]) => names.find((one) => !taken.includes(one)) ?? ''
  const first = freeOf(mensNames)
  const [name, setName] = useState(first)
  const [kind, setKind] = useState(kinds[0]!.id)
  const [look, setLook] = useState<OwnLook>(() => bornWith(first, false))
  const refusal = refusalOf(name.trim(), taken)
  const written = useWritten(name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!refusal) onDone({ id: newSeed(), name: name.trim(), kind, look })
  }
  /** Whoever has no name of the player's yet gets one that fits. */
  const become = (isWoman: boolean) => {
    const isGiven = [...mensNames, ...womensNames, ''].includes(name)
    const next = isGiven ? freeOf(isWoman ? womensNames : mensNames) : name
    setName(next)
    setLook(bornWith(next, isWoman))
  }
  const { figure, arms } = kindOf(kind)!
  return (
    <form className="own-create" aria-label={t('A new gladiator')} onSubmit={submit}>
      <div className="own-preview">
        <Standing arms={figure} look={lookOf(written, look)} side={0} height={300} />
      </div>
      <div className="seat-fields">
        <NameField value={name} onChange={setName} />
        <Select
          label={t('Fights as')}
          value={kind}
          options={kinds.map((one) => [one.id, one.name])}
          onChange={setKind}
        />
        <p className="seat-note">{t`With ${arms}.`}</p>
        <LookFields look={look} onChange={(part) => setLook({ ...look, ...part })} onWoman={become} />
        <Why refusal={refusal} />
        <p className="own-buttons">
          <button type="submit" className="button" disabled={refusal !== null}>
            {name.trim() ? t`${name.trim()} takes the oath` : t('A name is missing')}
          </button>
          <button type="button" className="button quiet" onClick={() => setLook(bornWith(newSeed(), look.isWoman))}>
            {t('Another face')}
          </button>
          <button type="button" className="button quiet" onClick={() => onDone(null)}>
            {t('Not now')}
          </button>
        </p>
      </div>
      <Growing name={written} {...{ look, after }} arms={figure} side={0} size={120} />
    </form>
  )
}

interface LookFieldsProps {
  readonly look: OwnLook
  readonly onChange: (part: Partial<OwnLook>) => void
  readonly onWoman: (isWoman: boolean) => void
}

function LookFields({ look, onChange, onWoman }: LookFieldsProps) {
  const pick = (key: keyof OwnLook, label: string, values: Readonly<Record<string, string>> | readonly string[]) => (
    <Select
      key={key}
      label={label}
      value={String(look[key])}
      options={Object.entries(values)}
      onChange={(value) => onChange({ [key]: typeof look[key] === 'number' ? Number(value) : value })}
    />
  )
  return (
    <>
      <Select
        label={t('Man or woman')}
        value={look.isWoman ? 'woman' : 'man'}
        options={[
          ['man', t('Man')],
          ['woman', t('Woman')],
        ]}
        onChange={(one) => onWoman(one === 'woman')}
      />
      {pick('skin', t('Skin'), skins)}
      {pick('hair', t('Hair'), hairs)}
      {pick('colour', t('Colour of hair'), colours)}
      {!look.isWoman && pick('beard', t('Beard'), beards)}
      {pick('jaw', t('Face'), jaws)}
      {pick('nose', t('Nose'), noses)}
    </>
  )
}
