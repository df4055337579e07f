// Small faults for mutation testing. All faults that are tried are compiled in at once, each behind a switch, so that the
// rules are loaded once and not once for each fault.

import { stripTypeScriptTypes } from 'node:module'
import { parseAst } from 'vite'

/** One fault: this piece of the stripped text replaced by that. */
export interface Mutant {
  readonly at: number
  readonly was: string
  readonly becomes: string
  /** What is replaced: a statement is left out, an opening expression is the first of its statement. */
  readonly kind: 'expression' | 'opening' | 'statement' | 'return'
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

const operators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
  '+=': '-=',
  '-=': '+=',
}
const methods: Readonly<Record<string, string>> = { some: 'every', every: 'some', max: 'min', min: 'max' }

/** The code without its types, every other character where it was. */
export function stripped(source: string): string {
  return stripTypeScriptTypes(source)
}

/** Every fault that this stripped text can be given, from its beginning to its end. */
export function mutantsOf(code: string): Mutant[] {
  const found: Mutant[] = []
  visit(parseAst(code) as unknown as Node, null, -1)
  return found.sort((a, b) => a.at - b.at)

  function visit(node: Node, parent: Node | null, outer: number): void {
    const statement = node.type === 'ExpressionStatement' ? node.start : outer
    for (const fault of faultsOf(node, parent, code)) {
      const isOpening = fault.kind === 'expression' && fault.at === statement
      found.push(isOpening ? { ...fault, kind: 'opening' } : fault)
    }
    for (const [field, value] of Object.entries(node)) {
      // Names of imports and of properties are no numbers of the rules.
      if (field === 'key' && !node.computed) continue
      if (Array.isArray(value)) for (const one of value) isNode(one) && visit(one, node, statement)
      else if (isNode(value) && !(node.type === 'ImportDeclaration')) visit(value, node, statement)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}

function faultsOf(node: Node, parent: Node | null, code: string): Mutant[] {
  const was = code.slice(node.start, node.end)
  const fault = (becomes: string, kind: Mutant['kind'] = 'expression') => [{ at: node.start, was, becomes, kind }]
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
    case 'AssignmentExpression': {
      const becomes = operators[node.operator as string]
      const isOfText = /^\+/.test(node.operator as string) && [node.left, node.right].some((one) => isText(one as Node))
      if (!becomes || isOfText) return []
      return fault(replaced(code, node, node.left as Node, node.operator as string, becomes))
    }
    case 'CallExpression':
      return parent?.type === 'ChainExpression' ? [] : callFaults(node, code).flatMap((becomes) => fault(becomes))
    case 'ChainExpression':
      return callFaults(node.expression as Node, code).flatMap((becomes) => fault(becomes))
    case 'Literal':
      if (typeof node.value === 'boolean') return fault(String(!node.value))
      return Number.isSafeInteger(node.value) ? fault(String((node.value as number) + 1)) : []
    case 'UnaryExpression':
      return node.operator === '!' ? fault(was.slice(1)) : []
    case 'ExpressionStatement':
      return /^(?:Call|Assignment|Update|Chain)/.test((node.expression as Node).type) ? fault('', 'statement') : []
    case 'ReturnStatement':
      return node.argument === null ? fault('', 'return') : []
    default:
      return conditionFaults(node, code)
  }
}

/** A condition turned round, unless that is one of the other faults. */
function conditionFaults(node: Node, code: string): Mutant[] {
  if (node.type !== 'IfStatement' && node.type !== 'ConditionalExpression') return []
  const test = node.test as Node
  if (/^(?:===|!==|!)$/.test(test.operator as string)) return []
  const was = code.slice(test.start, test.end)
  return [{ at: test.start, was, becomes: `!(${was})`, kind: 'expression' }]
}

const isText = ({ type, value }: Node) => type === 'TemplateLiteral' || typeof value === 'string'

/** The text of a node with another operator behind its left side. */
function replaced(code: string, { start, end }: Node, left: Node, operator: string, becomes: string): string {
  const at = code.indexOf(operator, left.end)
  return code.slice(start, at) + becomes + code.slice(at + operator.length, end)
}

function callFaults(node: Node, code: string): string[] {
  const callee = node.callee as Node | undefined
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression' || callee.computed) return []
  const { start, end } = callee.property as Node
  const name = code.slice(start, end)
  const isMath = code.slice((callee.object as Node).start, (callee.object as Node).end) === 'Math'
  const becomes = /^m(?:ax|in)$/.test(name) && !isMath ? undefined : methods[name]
  return becomes ? [code.slice(node.start, start) + becomes + code.slice(end, node.end)] : []
}

/** The function that a text with switches asks whether a fault is switched on; `same` gives back what it is given. */
export const SWITCH = '$isOn'

export interface Switch {
  (fault: number): boolean
  same<T>(value: T): T
}

/** A statement holds the expression of the same text. */
const rank = ({ kind }: Mutant) => (kind === 'statement' ? 0 : 1)

/** The text with these faults in it, each behind a switch of its number. */
export function switched(code: string, faults: ReadonlyMap<number, Mutant>): string {
  const all = [...faults].sort(([, a], [, b]) => a.at - b.at || b.was.length - a.was.length || rank(a) - rank(b))
  const write = (from: number, to: number, inside: typeof all): string => {
    let text = ''
    let at = from
    while (inside.length > 0) {
      const [id, mutant] = inside[0]!
      const end = mutant.at + mutant.was.length
      const deeper = inside.slice(1).filter(([, { at }]) => at < end)
      text += code.slice(at, mutant.at) + behindSwitch(id, mutant, write(mutant.at, end, deeper))
      at = end
      inside = inside.slice(1 + deeper.length)
    }
    return text + code.slice(at, to)
  }
  return write(0, code.length, all)
}

function behindSwitch(id: number, { kind, becomes }: Mutant, asItWas: string): string {
  const isOn = `${SWITCH}(${id})`
  if (kind === 'return') return `{ if (!${isOn}) return }`
  if (kind === 'statement') return `{ if (!${isOn}) { ${asItWas} } }`
  // Lines end without semicolons: a bracket at the beginning of a statement would be taken for the end of the one before.
  return `${kind === 'opening' ? `${SWITCH}.same` : ''}(${isOn} ? (${becomes}) : (${asItWas}))`
}
