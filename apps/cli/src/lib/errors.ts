import { t } from '@harena/engine'

/** The exit status when a command could not do what was asked. */
export const FAILED = 2

/** A mistake of the one who typed the command, or something wrong with what he gave: one line, exit status 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** A whole number from the command line. */
export function wholeNumber(text: string, name: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const value = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN
  if (Number.isSafeInteger(value) && value >= min && value <= max) return value
  const range = max === Number.MAX_SAFE_INTEGER ? t`${min} or more` : t`from ${min} to ${max}`
  throw new UsageError(t`${name} must be a whole number ${range}, not "${text}"`)
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: t('there is no such file'),
  ENOTDIR: t('there is no such folder'),
  EACCES: t('this is not permitted'),
  EPERM: t('this is not permitted'),
  EROFS: t('the disk can only be read'),
  EISDIR: t('it is a folder'),
  ENOSPC: t('the disk is full'),
  EDQUOT: t('your share of the disk is full'),
  EFBIG: t('it would be too large'),
  EIO: t('the disk is damaged'),
  ENXIO: t('it is a pipe or a device and no file'),
  ELOOP: t('its links lead in a circle'),
  ENAMETOOLONG: t('its name is too long'),
  EMFILE: t('too many files are open'),
  ERR_INVALID_ARG_VALUE: t('it is no name of a file'),
}

/** Why a file could not be read or written, for people. */
export function reason(thrown: unknown): string {
  const { code = '', message } = thrown as NodeJS.ErrnoException
  return REASONS[code] ?? message
}

/** Whether the system has refused something, such as to write on a full disk. */
export function isSystemError(thrown: unknown): boolean {
  return thrown instanceof Error && 'syscall' in thrown && 'code' in thrown
}
