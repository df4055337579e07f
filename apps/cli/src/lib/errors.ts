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
  const range = max === Number.MAX_SAFE_INTEGER ? `${min} or more` : `from ${min} to ${max}`
  throw new UsageError(`${name} must be a whole number ${range}, not "${text}"`)
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such folder',
  EACCES: 'this is not permitted',
  EPERM: 'this is not permitted',
  EROFS: 'the disk can only be read',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
  EDQUOT: 'your share of the disk is full',
  EFBIG: 'it would be too large',
  EIO: 'the disk is damaged',
  ENXIO: 'it is a pipe or a device and no file',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ERR_INVALID_ARG_VALUE: 'it is no name of a file',
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
