/** What a reader of records threw, as a sentence. */
import { capital, RecordError, t } from '@harena/engine'

export function sayWhy(thrown: unknown): string {
  const why = thrown instanceof Error ? thrown.message : String(thrown)
  return thrown instanceof RecordError ? `${capital(why)}.` : t`It cannot be read: ${why}.`
}
