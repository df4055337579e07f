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
const ARGUMENTS: Readonly<Record<string, number>> = {
  ...{ t: 0, key: 0, step: 1, reason: 1, addStep: 3 },
  // Names of dice, and of what is picked by them.
  ...{ roll: 3, dice: 3, successes: 3, rollD3: 3, d3: 3, rollNet: 2, rank: 4 },
  ...{ pickByDice: 4, pickFrom: 4, closest: 3, byFace: 5 },
}

/** Fields that are kept as well. */
const KEPT = /^(what|each|label)$/

/** The keys of all texts in a file. */
export function keysIn({ path, text, program }: Parsed): Found[] {
  const found: Found[] = []
  const add = (node: Node, key: string) => {
    // Codes such as CF are the same in every language.
    if (/\p{Ll}/u.test(key)) found.push({ at: place(path, text, node), text: key })
  }
  for (const node of nodesOf(program)) {
    if (node.type === 'TaggedTemplateExpression' && /^tx?$/.test(node.tag.name)) add(node, templateKey(node.quasi))
    if (node.type === 'Property' && KEPT.test(node.key.name)) for (const words of literals(node.value)) add(node, words)
    if (node.type !== 'CallExpression') continue
    const name = calledIn(node)!
    if (name === 'counted') for (const words of countedWords(node.arguments)) add(node, words)
    if (name === 'd66') for (const words of twoDice(node.arguments)) add(node, words)
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

/** d66(..., 'talent') rolls `talent, red` and `talent, white`. */
function twoDice([, , , name]: readonly Node[]): string[] {
  return literals(name).flatMap((word) => [`${word}, red`, `${word}, white`])
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

/**
 * Texts that do not go through the catalogue: of a page, whatever it shows; elsewhere, whatever reads as several words,
 * unless it is kept and shown by its value, as `isKept` says.
 */
export function bareTexts(parsed: Parsed, isKept: (key: string) => boolean): Found[] {
  return parsed.path.endsWith('.tsx') ? bareInPage(parsed) : bareInSource(parsed, isKept)
}

/** Fields and calls whose texts are shown as they stand, so that it is not enough to have them in the catalogue. */
const SAID = /^(message|refuse|print|complain|description|UsageError|FarmError)$/
/** Calls whose texts are looked up here already, or that go to a program: its faults, seeds, keys, statements, styles. */
const APART =
  /^(tx?|key|counted|d66|(?!Usage|Farm)\w*(Error|Exceeded)|misfit|failJob|examples|fromSeed|point|pickOf|creditedFor|remembered|query|execute|mediaHook|RegExp|within|postMessage)$/
/** What programs read: commands, markup, statements, rows of tables, goals of scenarios, and other things by their names. */
const CODE = [
  /^\s*(harena:? |--|<|\d\d-|"?team |within |(SELECT|INSERT|UPDATE|DELETE|CREATE|create|delete) )| AND \w|\dpx |<[/<]|:#|\w\((in |--|\{)|\d [GSgf]$| re [Sf]$/,
  /^(skin-|walk |end |campaign |(seat|person|program|Opponent of) \{0\}$|holds out|the book|fight of the day |each time it ended| against $| (coached|no|few)$| class=|\(default: $)/,
  // Allocations are typed in English.
  /^( at \{0\}|back step|head, chest, groin, arms, legs| +(h4|head) .*)$/,
]

function bareInSource({ path, text, program }: Parsed, isKept: (key: string) => boolean): Found[] {
  const found: Found[] = []
  const visit = (node: unknown, isSaid: boolean): void => {
    if (Array.isArray(node)) for (const one of node) visit(one, isSaid)
    if (!isNode(node)) return
    const key = node.type === 'TemplateLiteral' ? templateKey(node) : typeof node.value === 'string' ? node.value : ''
    if (readsAsWords(key) && (isSaid || !isKept(key))) found.push({ at: place(path, text, node), text: key.trim() })
    const inside = isSaid || SAID.test(node.type === 'Property' ? node.key.name : calledIn(node))
    for (const part of partsRead(node)) visit(part, inside)
  }
  visit(program, false)
  return found
}

/** The parts of a node in which texts may stand for people; names, types and what is compared are not among them. */
function partsRead(node: Node): unknown[] {
  if (/^(Import|ExportAll|TSType|TSInterface|BinaryExpression|SwitchCase$)/.test(node.type)) return [node.consequent]
  if (node.type === 'TaggedTemplateExpression') return node.quasi.expressions
  if (APART.test(calledIn(node) ?? '')) return []
  if (node.type === 'Property') return [node.value]
  return Object.values(node)
}

function readsAsWords(key: string): boolean {
  const words = key.replace(/\{\d+\}/g, 'XX')
  const isPiece = /^[ ,;(]+\p{Ll}{2}/u.test(key)
  const isWords = isPiece || (/\p{Ll}{2}/u.test(words) && /(\p{L}{2}|\)),?;?:? (XX|\p{Ll}{2})/u.test(words))
  return isWords && !CODE.some((code) => code.test(key))
}

function calledIn(node: Node): string | undefined {
  return node.callee?.name ?? node.callee?.property?.name
}

function isNode(node: unknown): node is Node {
  return typeof (node as Node | null)?.type === 'string'
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
