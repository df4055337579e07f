// Finds texts in TypeScript: those that go through the catalogue, and those that a page shows without it.

import { parseSync } from 'vite'

export interface Parsed {
  readonly path: string
  readonly text: string
  readonly program: Node
}

export interface Found {
  /** `file:line`. */
  readonly at: string
  readonly text: string
}

/** A node of the syntax tree, as far as it is read here. */
// biome-ignore lint/suspicious/noExplicitAny: what a node has depends on its type, which is looked at first
type Node = { readonly type: string; readonly start: number } & Record<string, any>

export function parse(path: string, text: string): Parsed {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]!.message}`)
  return { path, text, program: program as unknown as Node }
}

/** Which argument of these is a text of the catalogue, or kept in a record and shown through it. */
const ARGUMENTS: Readonly<Record<string, number>> = { t: 0, key: 0, step: 1, reason: 1, roll: 3, dice: 3, successes: 3 }

/** The keys of all texts in a file. */
export function keysIn({ path, text, program }: Parsed): Found[] {
  const found: Found[] = []
  const add = (node: Node, key: string) => {
    // Codes such as CF are the same in every language.
    if (/\p{Ll}/u.test(key)) found.push({ at: place(path, text, node), text: key })
  }
  for (const node of nodesOf(program)) {
    if (node.type === 'TaggedTemplateExpression' && /^tx?$/.test(node.tag.name)) add(node, templateKey(node.quasi))
    if (node.type !== 'CallExpression') continue
    const name: string = node.callee.name ?? node.callee.property?.name
    if (name === 'counted') for (const words of countedWords(node.arguments)) add(node, words)
    const argument = Object.hasOwn(ARGUMENTS, name) ? node.arguments[ARGUMENTS[name]!] : undefined
    const [context] = name === 't' ? literals(node.arguments[1]) : []
    for (const words of literals(argument)) add(node, context === undefined ? words : `${words} (${context})`)
  }
  return found
}

/** counted(n, 'wound') says `{0} wound` and `{0} wounds`. */
function countedWords([, one, many]: readonly Node[]): string[] {
  const singular = literals(one)
  const plural = many ? literals(many) : singular.map((word) => `${word}s`)
  return [...singular, ...plural].map((word) => `{0} ${word}`)
}

/** The literals that an expression may be: of a choice, both. */
function literals(node: Node | undefined): string[] {
  if (!node) return []
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'TemplateLiteral') return node.quasis.length === 1 ? [node.quasis[0].value.cooked] : []
  if (node.type === 'ConditionalExpression') return [...literals(node.consequent), ...literals(node.alternate)]
  if (node.type === 'ParenthesizedExpression') return literals(node.expression)
  if (node.type === 'LogicalExpression') return [...literals(node.left), ...literals(node.right)]
  return []
}

function templateKey(quasi: Node): string {
  const words: string[] = quasi.quasis.map((part: Node) => part.value.cooked)
  return words.reduce((all, next, at) => `${all}{${at - 1}}${next}`)
}

const SHOWN = /^(aria-label|aria-valuetext|alt|label|legend|placeholder|title)$/

/** Texts of a page or a command that do not go through the catalogue. */
export function bareTexts(parsed: Parsed): Found[] {
  return parsed.path.endsWith('.tsx') ? bareInPage(parsed) : bareInCommand(parsed)
}

/** Where a command says what it takes, what it has done, and what is wrong: which arguments are read. */
const SAID: Readonly<Record<string, number>> = { description: 0, argument: 1, option: 1, print: 0, complain: 0 }
const FAULTS = /^(Usage|Farm)Error$/

function bareInCommand({ path, text, program }: Parsed): Found[] {
  const found: Found[] = []
  for (const node of nodesOf(program)) {
    const name: string | undefined = node.callee?.name ?? node.callee?.property?.name
    if (name === undefined || !(Object.hasOwn(SAID, name) || FAULTS.test(name))) continue
    for (const words of shownIn(node.arguments[SAID[name] ?? 0] ?? null)) {
      if (/\p{L}{2}.* \p{Ll}{2}/su.test(words) && !/^\s*harena /.test(words))
        found.push({ at: place(path, text, node), text: words.trim() })
    }
  }
  return found
}

function bareInPage({ path, text, program }: Parsed): Found[] {
  const found: Found[] = []
  const look = (node: Node, words: string) => {
    if (/\p{L}{2}/u.test(words) && !isName(words)) found.push({ at: place(path, text, node), text: words.trim() })
  }
  for (const node of nodesOf(program)) {
    if (node.type === 'JSXText') look(node, node.value)
    if (node.type === 'JSXAttribute' && SHOWN.test(node.name.name))
      for (const words of shownIn(node.value)) look(node, words)
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') continue
    for (const child of node.children) {
      if (child.type === 'JSXExpressionContainer') for (const words of shownIn(child)) look(child, words)
    }
  }
  return found
}

/** What an attribute or an expression between tags shows as it stands. */
function shownIn(node: Node | null): string[] {
  if (node?.type === 'JSXExpressionContainer') return shownIn(node.expression)
  if (node?.type === 'TemplateLiteral') return [node.quasis.map((part: Node) => part.value.cooked).join(' ')]
  if (node?.type === 'ConditionalExpression') return [...shownIn(node.consequent), ...shownIn(node.alternate)]
  if (node?.type === 'ParenthesizedExpression') return shownIn(node.expression)
  if (node?.type === 'LogicalExpression')
    return [...(node.operator === '&&' ? [] : shownIn(node.left)), ...shownIn(node.right)]
  return node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []
}

/** Names and codes are the same in every language. */
function isName(words: string): boolean {
  return /^[\s(]*(Harena|Munera|Heroes|Outland|[A-Z\d\s+·:/-]+)[\s).]*$/.test(words)
}

function place(path: string, text: string, { start }: Node): string {
  return `${path}:${text.slice(0, start).split('\n').length}`
}

function* nodesOf(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  if (Array.isArray(node)) {
    for (const one of node) yield* nodesOf(one)
    return
  }
  if (typeof (node as Node).type === 'string') yield node as Node
  for (const value of Object.values(node)) yield* nodesOf(value)
}
