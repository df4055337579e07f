/** Everything that can happen in a career; what happens in a match comes wrapped. */
import type { Rule, Seat, SumStep } from '@harena/engine'
import type { Event } from '../match/events.ts'
import type { Attribute, Attributes } from '../match/state.ts'
import type { Recovery } from '../rules/recovery.ts'
import type { Signature } from '../tables/signatures.ts'
import type { Size } from '../tables/size.ts'
import type { Style } from '../tables/styles.ts'
import type { JournalEntry, Locale, Together } from './state.ts'

interface Of<Kind extends string> {
  readonly kind: Kind
  readonly rule: Rule
}

/** Something that concerns one gladiator, by his name. */
interface About<Kind extends string> extends Of<Kind> {
  readonly name: string
}

interface Created {
  readonly player: Seat
  readonly attributes: Attributes
  readonly signatures: readonly Signature[]
  readonly style: Style
}

type CreationEvent =
  | (About<'sizeRolled'> & { readonly size: Size })
  | (About<'signatureRolled'> & { readonly second: Signature })
  | (About<'starCreated'> & Created)
  | (About<'gruntJoined'> & Created)

type DayEvent =
  | (Of<'dayOpened'> & { readonly year: number; readonly month: number; readonly matches: number })
  | (Of<'matchMade'> & {
      readonly locale: Locale
      readonly gladiators: readonly string[]
      readonly opponents: readonly string[]
      readonly toTheDeath: boolean
    })
  | (Of<'bout'> & { readonly event: Event; readonly names: readonly string[]; readonly to?: readonly Seat[] })
  | (Of<'stoppedForToday'> & { readonly player: Seat })
  | About<'retired'>
  | (Of<'beganAgain'> & { readonly player: Seat; readonly isOn: boolean })
  | (Of<'proposed'> & {
      readonly mode: Together
      readonly player: Seat
      readonly players: readonly Seat[]
      readonly gladiators: readonly string[]
    })
  /** Nobody where he declines. */
  | (Of<'answered'> & { readonly player: Seat; readonly gladiators: readonly string[] })
  | Of<'careerClosed'>

type AftermathEvent =
  | (About<'fameGained'> & { readonly fame: number; readonly total: number; readonly steps: readonly SumStep[] })
  | (About<'fameLost'> & { readonly points: number; readonly total: number })
  | About<'laurelWon'>
  | (About<'improvementRolled'> & { readonly attribute: Attribute; readonly improved: boolean; readonly now: number })
  | (About<'attributeDecreased'> & { readonly attribute: Attribute; readonly now: number })
  | (About<'recoveryRolled'> & { readonly part: number; readonly recovery: Recovery })
  | About<'died'>
  | (About<'localeChanged'> & { readonly locale: Locale })
  | (About<'freedomRolled'> & { readonly total: number; readonly free: boolean })
  | (Of<'journalWritten'> & { readonly entry: JournalEntry })

export type CareerEvent = CreationEvent | DayEvent | AftermathEvent
