/** In a set-up: one of one's own instead of somebody new. */
import { t } from '@harena/engine'
import { useContext, useEffect } from 'react'
import { kindsIn } from '../games/kinds.ts'
import { SelectOffer } from '../ui/fields.tsx'
import { keptOf, type Life, notesOf } from './life.ts'
import { isDead, type OwnMan } from './men.ts'
import { Notes } from './notes.tsx'
import { useOwnMen } from './store.ts'
import { WantedContext } from './wanted.ts'
import { riskWords } from './words.ts'

export interface ChosenOwn {
  readonly name: string
  /** As this book calls his kind. */
  readonly type: string
  readonly isWoman: boolean
  /** What this book keeps of him; null for one whose numbers the bout will roll. */
  readonly kept: unknown
}

export interface ChooseOwnProps {
  readonly ruleset: string
  readonly life: Life | undefined
  /** Who stands in the form now. */
  readonly name: string
  /** Only those who lead a man themselves bring one of their own. */
  readonly sitter: string
  /** The types that the form offers. */
  readonly types: readonly string[]
  readonly onChoose: (man: ChosenOwn) => void
}

const notNow = { rule: '', message: t('not under these rules') }

export function ChooseOwn({ ruleset, life, name, sitter, types, onChoose }: ChooseOwnProps) {
  const typeOf = (man: OwnMan) => kindsIn(ruleset).find(({ id }) => id === man.kind)?.types[ruleset] ?? ''
  const men = useOwnMen().filter((man) => !isDead(man) && typeOf(man) !== '')
  const isLed = sitter === 'you' || sitter === 'second'
  const wanted = useContext(WantedContext)
  const keptIn = (man: OwnMan) => life && keptOf(life, man, ruleset)
  const choose = (id: string) => {
    const man = men.find((one) => one.id === id)
    if (!man) return
    onChoose({ name: man.name, type: typeOf(man), isWoman: man.look.isWoman, kept: keptIn(man) })
  }
  const mayTake = isLed && men.some((man) => man.id === wanted?.id && types.includes(typeOf(man)))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the form offers his type
  useEffect(() => {
    if (!wanted || wanted.isTaken || !mayTake) return
    wanted.isTaken = true
    choose(wanted.id)
  }, [wanted, mayTake])
  if (men.length === 0 || !isLed) return null
  const chosen = men.find((man) => man.name === name)
  return (
    <>
      <SelectOffer
        label={t('My gladiators')}
        value={chosen?.id ?? ''}
        offers={[
          { id: '', title: t('Nobody of mine'), why: null },
          ...men.map((man) => ({ id: man.id, title: man.name, why: types.includes(typeOf(man)) ? null : notNow })),
        ]}
        onChange={choose}
      />
      {chosen && <p className="seat-note own-risk">{riskWords(chosen.look)}</p>}
      {chosen && life && <Notes notes={notesOf(life, keptIn(chosen))} />}
    </>
  )
}
