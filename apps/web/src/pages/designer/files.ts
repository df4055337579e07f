/** Files of the bench: patches in and out, reports out. */
import { parseJson, t } from '@harena/engine'
import { gameOf } from '@harena/games'
import { checkedPatch, type Patch } from '@harena/lab'
import { saveText } from '../../ui/save-text.ts'

/** A patch has some hundred entries at most. */
const MAX_PATCH_BYTES = 1_000_000

export function savePatch(ruleset: string, patch: Patch): void {
  saveText(`${ruleset}-patch.json`, 'application/json', `${JSON.stringify(patch, null, 2)}\n`)
}

/** Throws an error that says what is wrong with the file. */
export async function readPatch(ruleset: string, file: File): Promise<Patch> {
  if (file.size > MAX_PATCH_BYTES) throw new RangeError(t('the file is far too large to be a patch'))
  return checkedPatch(gameOf(ruleset), parseJson(await file.text(), t('the file'), MAX_PATCH_BYTES))
}
