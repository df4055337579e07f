/** Strings of any characters, common and rare: fast-check's own of that kind takes seconds to set up. */
import fc from 'fast-check'

export const anyString = fc
  .array(fc.oneof(fc.nat(0xff), fc.nat(0x10ffff)), { maxLength: 300 })
  .map((codes) => String.fromCodePoint(...codes).toWellFormed())
