/** §31 to §35, §38.2.3 What a set-up may say of men who come from a campaign. */
import type { Refusal } from '@harena/engine'
import { t } from '@harena/engine'
import type { GladiatorSetup } from './setup.ts'
import { traits } from './setup-fields.ts'

/** All of them come from a campaign, or nobody does. */
export function checkFromCampaign(gladiators: readonly GladiatorSetup[]): Refusal | null {
  const isIn = gladiators.map(({ campaign }) => campaign !== undefined)
  if (isIn.includes(true) && isIn.includes(false)) {
    return { rule: '§31.1', message: t('Either all gladiators come from a campaign, or none of them does.') }
  }
  for (const { name, campaign } of gladiators) {
    const wrong = campaign === undefined ? null : wrongWith(campaign)
    if (wrong !== null) return { rule: '§31.1', message: t`What ${name} brings from his campaign: ${wrong}.` }
  }
  return checkWaiting(gladiators)
}

function wrongWith(campaign: unknown): string | null {
  try {
    traits(campaign, 'campaign')
    return null
  } catch (thrown) {
    if (thrown instanceof RangeError) return thrown.message
    throw thrown
  }
}

/** §38.2.3 Challengers wait behind the first of them, who stands against the others from the beginning. */
function checkWaiting(gladiators: readonly GladiatorSetup[]): Refusal | null {
  const waiting = gladiators.filter(({ waits }) => waits !== undefined)
  if (waiting.length === 0) return null
  const isFit =
    waiting.every(({ waits, team, campaign }) => waits === true && team === 1 && campaign !== undefined) &&
    gladiators.every(({ team }) => team === 0 || team === 1) &&
    gladiators[0]!.team === 0 &&
    gladiators.some(({ team, waits }) => team === 1 && !waits)
  return isFit
    ? null
    : { rule: '§38.2.3', message: t('Only challengers, side 1 of a campaign, wait behind the first.') }
}
