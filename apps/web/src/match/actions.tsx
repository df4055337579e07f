/** What you do now: the question as a sentence, and every legal answer as a button. */
import { type Preview, type Refusal, t } from '@harena/engine'
import type { ReactNode } from 'react'
import { coachedIf, useCoached } from '../board/coached.ts'
import { Key, MainKey } from '../ui/key.tsx'
import { PreviewCard } from '../ui/preview.tsx'
import { Cite } from '../ui/rules-context.tsx'
import { TermText } from '../ui/term.tsx'
import { tx } from '../ui/tx.ts'
import { useSmall } from '../ui/use-small.ts'
import { ChoiceButton, unbroken } from './choice-button.tsx'
import { type Choice, type Group, groupTitles } from './choices.ts'
import { Foot } from './foot.tsx'
import { keyName } from './keys.ts'
import { MovePad } from './move-pad.tsx'
import { type Points, pointsName } from './points.ts'
import { SuggestButton, Suggested, type Suggesting } from './suggest.tsx'
import type { Aiming } from './use-aiming.ts'

export interface ActionsProps {
  readonly prompt: string
  readonly choices: readonly Choice[]
  readonly points: Points | null
  readonly aiming: Aiming
  /** Of what waits to be confirmed. */
  readonly preview: Preview | null
  /** What may come of an answer, where it is told in words. */
  readonly oddsOf?: ((choice: Choice) => string) | null
  readonly suggesting: Suggesting
  /** What is good about an answer and what comes after it, a sentence each. */
  readonly why: (answer: unknown, then: readonly unknown[]) => readonly string[]
  /** By seat. */
  readonly names: readonly string[]
  readonly onUndo: () => void
  /** Whether he may not know yet how a fight begins. */
  readonly isNew: boolean
  /** Why nobody beside him can be struck; null where it can be done, or nobody is there. */
  readonly whyNoBlow?: Refusal | null
  /** Under the answers. */
  readonly children?: ReactNode
}

const order: readonly Group[] = ['fight', 'move', 'turn', 'other']

/** More answers of one kind than anybody reads through are chosen on the board only. */
const MOST_BUTTONS = 14

export function Actions({
  prompt,
  choices,
  points,
  aiming,
  preview,
  oddsOf = null,
  suggesting,
  why,
  names,
  onUndo,
  isNew,
  whyNoBlow = null,
  children,
}: ActionsProps) {
  const { selected } = aiming
  const coached = useCoached()?.choice
  const ends = choices.filter((choice) => choice.isEnd)
  // Who moves another has no turn of his own to end.
  const isFar = isNew && !selected && ends.length > 0 && has(choices, 'move') && !has(choices, 'fight')
  const others = choices.filter((choice) => !choice.isEnd)
  const usual = others.find((choice) => choice.isMain) ?? (choices.length === 1 ? others[0] : undefined)
  // What a trainer asks for is not beside a button that is larger.
  const main = usual && (others.find(isNamed(coached)) ?? usual)
  const primary = selected ?? main ?? ends[0] ?? null
  const isMain = selected !== null || main !== undefined || others.length === 0 || primary?.group === 'fight'
  return (
    <>
      <div className="task-head">
        <p className="task-prompt" id="task" tabIndex={-1}>
          <TermText text={prompt} isQuiet />
        </p>
        {points && <PointsLeft {...points} />}
      </div>
      {whyNoBlow !== null && (
        <p className="quiet-text">
          {whyNoBlow.message} <Cite rule={whyNoBlow.rule} />
        </p>
      )}
      {isFar && whyNoBlow === null && (
        <p className="quiet-text">{t('No blow reaches anybody from here: go up to an opponent to fight him.')}</p>
      )}
      {selected && preview && (
        <div className="task-preview">
          <PreviewCard preview={preview} />
        </div>
      )}
      <Groups
        choices={main && !selected ? others.filter((choice) => choice !== main) : others}
        aiming={aiming}
        isWeighing={selected !== null && preview !== null}
        oddsOf={oddsOf}
        hasBlow={has(choices, 'fight')}
      />
      {children}
      <Suggested suggesting={suggesting} names={names} why={why} now={selected?.answer} />
      <Foot {...(selected ? {} : { onUndo })}>
        {primary && (
          // A new button for another deed: whoever presses Enter twice must not strike and end the turn.
          <button
            key={selected ? 'confirm' : primary.label}
            type="button"
            className={`button${isMain ? '' : ' quiet'}${coachedIf(primary.id === coached)}`}
            id="primary"
            onClick={() => aiming.act(primary)}
          >
            {unbroken(primary.label)}
            {!selected && primary.isEnd && points && points.left > 1 && <Unused {...points} />}
            {primary.isEnd ? <Key>{keyName('e')}</Key> : <MainKey />}
          </button>
        )}
        {!selected && main && ends[0] && (
          <button type="button" className="button quiet" onClick={() => aiming.act(ends[0]!)}>
            {ends[0].label}
            <Key>{keyName('e')}</Key>
          </button>
        )}
        {selected && (
          <button type="button" className="button quiet" onClick={() => aiming.setSelected(null)}>
            {t('Something else')}
          </button>
        )}
        {!selected && choices.length > 1 && <SuggestButton suggesting={suggesting} className="button quiet" />}
      </Foot>
    </>
  )
}

function has(choices: readonly Choice[], group: Group): boolean {
  return choices.some((choice) => choice.group === group)
}

interface GroupsProps {
  readonly choices: readonly Choice[]
  readonly aiming: Aiming
  /** Something waits to be confirmed: on a phone there is no room for the rest. */
  readonly isWeighing: boolean
  readonly oddsOf: ((choice: Choice) => string) | null
  /** Whoever can strike wants to read of that, not of eight ways to go. */
  readonly hasBlow: boolean
}

/** With a blow to strike, more ways to go are folded up. */
const MOST_WAYS = 5

function Groups(props: GroupsProps) {
  const { choices, aiming, isWeighing, oddsOf } = props
  const isSmall = useSmall()
  const ways = isSmall && !oddsOf ? choices.filter(({ way }) => way !== undefined) : []
  const isPad = ways.length > 0 && choices.every(({ group, way }) => way || (group !== 'move' && group !== 'turn'))
  const shared = oddsOf ? null : sharedNote(choices)
  return (
    <div className={isWeighing ? 'task-groups weighing' : 'task-groups'}>
      {order.map((group) => {
        if (isPad && group === 'turn' && has(choices, 'move')) return null
        if (isPad && (group === 'move' || group === 'turn') && has(choices, group))
          return (
            <MovePad
              key={group}
              choices={ways}
              {...{ shared }}
              selected={aiming.selected}
              onPoint={aiming.point}
              onChoose={aiming.choose}
            />
          )
        return <OneGroup key={group} {...props} group={group} shared={shared} />
      })}
      {shared !== null && <p className="choice-note noted-means">{`* ${shared}.`}</p>}
    </div>
  )
}

/** What is said of more than one of them. */
function sharedNote(choices: readonly Choice[]): string | null {
  const notes = choices.flatMap(({ note }) => note ?? [])
  return notes.find((note, at) => notes.indexOf(note) !== at) ?? null
}

type OneGroupProps = GroupsProps & { readonly group: Group; readonly shared: string | null }

function OneGroup({ choices, aiming, oddsOf, hasBlow, group, shared }: OneGroupProps) {
  const coached = useCoached()?.choice
  const here = choices.filter((choice) => choice.group === group)
  if (here.length === 0) return null
  const buttons = (some: readonly Choice[]) =>
    some.map((choice) => (
      <ChoiceButton
        // The same words are the same button, which keeps the focus as long as it is on offer.
        key={choice.label}
        choice={choice}
        isSelected={choice === aiming.selected}
        odds={oddsOf?.(choice) ?? ''}
        shared={shared}
        onPoint={aiming.point}
        onChoose={aiming.choose}
      />
    ))
  const isFolded = hasBlow && group === 'move' && here.length > MOST_WAYS && !oddsOf && !here.some(isNamed(coached))
  const rare = here.filter((choice) => isRare(choice) && choice !== aiming.selected && choice.id !== coached)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form
    <div className="task-group" role="group" aria-label={groupTitles[group]}>
      <span className="task-group-title" aria-hidden="true">
        {groupTitles[group]}
      </span>
      <div className="task-buttons">
        {here.length > MOST_BUTTONS && !oddsOf ? (
          <span className="quiet-text">{t('Choose a place on the board.')}</span>
        ) : (
          <Folded title={isFolded ? t`${here.length} ways, also on the sand` : null}>
            {buttons(here.filter((choice) => !rare.includes(choice)))}
          </Folded>
        )}
        {rare.length > 0 && <Folded title={t('More')}>{buttons(rare)}</Folded>}
      </div>
    </div>
  )
}

/** What is hardly ever wanted, and never by a slip of the thumb. */
const isRare = (choice: Choice) => choice.isGrave === true || choice.isRare === true

const isNamed =
  (id: string | null | undefined) =>
  (choice: Choice): boolean =>
    choice.id === id

interface FoldedProps {
  /** What is folded up; null where all of it is shown. */
  readonly title: string | null
  readonly children: ReactNode
}

function Folded({ title, children }: FoldedProps) {
  if (title === null) return children
  return (
    <details className="task-more">
      <summary>{title}</summary>
      <div className="task-buttons">{children}</div>
    </details>
  )
}

/** What ending the turn throws away. */
function Unused(points: Points) {
  return <span className="unused"> {t`${points.left} ${pointsName(points)} unused`}</span>
}

/** What is left to spend, one dot for each point. */
function PointsLeft(points: Points) {
  const { left } = points
  const name = pointsName(points)
  return (
    <p className="task-points">
      <span className="heard">{tx`${left} ${name} left`}</span>
      <span aria-hidden="true">
        {Array.from({ length: Math.min(left, 12) }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points are all alike
          <i key={index} className="point" />
        ))}
        <b>{left}</b> <TermText text={name} isQuiet />
      </span>
    </p>
  )
}
