// Finds what a TypeScript file imports, by regular expressions: for specifiers written as plain strings, which is all
// that the language allows outside of import(), no parser is needed.

export type Import = {
  readonly specifier: string
  readonly line: number
  /** Whether only types are imported, so that nothing is left of it when the program runs. */
  readonly isType: boolean
}

const commentOrString = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`/g
const quoted = String.raw`(['"])([^'"\n]+)\1`
const forms = [
  String.raw`^[ \t]*import\s+(?:type\s+)?(?:[\w$*{},\s]+?\s*from\s*)?`, // import a, { b } from 'x'; import 'x'
  String.raw`^[ \t]*export\s+(?:type\s+)?(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})\s*from\s*`, // export * from 'x'
  String.raw`\bimport\(\s*`, // import('x'), for a value or a type
].map((start) => new RegExp(start + quoted, 'gm'))

/** The specifiers in the order of their lines; comments are left out. */
export function importsOf(text: string): Import[] {
  const code = text.replace(commentOrString, (match) => (match.startsWith('/') ? match.replace(/[^\n]/g, ' ') : match))
  return forms
    .flatMap((form) => [...code.matchAll(form)])
    .map((match) => ({
      specifier: match[2]!,
      line: code.slice(0, match.index).split('\n').length,
      isType: isTypeOnly(match[0]),
    }))
    .sort((a, b) => a.line - b.line)
}

/** `import type ...`, or braces in which every name is marked as a type. */
function isTypeOnly(statement: string): boolean {
  if (/^\s*(?:import|export)\s+type\s/.test(statement)) return true
  const names = /^\s*(?:import|export)\s*\{([^}]*)\}/
    .exec(statement)?.[1]
    ?.split(',')
    .filter((name) => name.trim())
  return names !== undefined && names.length > 0 && names.every((name) => name.trim().startsWith('type '))
}
