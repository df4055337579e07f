/** A saved match as a file, whole also where some of it was put away. */
import { nameOfFile, saveRecord, saveText } from '../ui/save-text.ts'
import type { SavedMatch } from './saved-match.ts'

export async function saveSaved(saved: SavedMatch): Promise<void> {
  const { record, past, names } = saved
  if (!record.base || !past) return saveRecord(record, names)
  const { textOfWhole } = await import('./whole-saved.ts')
  saveText(nameOfFile(record.ruleset, names), 'application/json', await textOfWhole(saved))
}
