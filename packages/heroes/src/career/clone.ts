/** A copy of a career that shares nothing that changes. */
import { clone } from '../match/clone.ts'
import type { Bout, CareerState } from './state.ts'

function cloneBout(bout: Bout): Bout {
  return { ...bout, match: clone(bout.match), fighters: bout.fighters.slice(), toSettle: bout.toSettle.slice() }
}

export function cloneCareer(state: CareerState): CareerState {
  return {
    ...state,
    toCreate: state.toCreate.map((one) => ({ ...one })),
    day: { ...state.day },
    stopped: state.stopped.slice(),
    declined: state.declined.slice(),
    hasLeft: state.hasLeft.slice(),
    // Sheets, months, proposals and journal entries are replaced, never changed.
    gladiators: state.gladiators.map((gladiator) => ({ ...gladiator, record: { ...gladiator.record } })),
    bout: state.bout && cloneBout(state.bout),
    journal: state.journal.slice(),
  }
}
