/** Why dice were thrown, in a word or two. */
import type { Roll } from '@harena/engine'

/** By the paragraph that a roll cites. */
const purposes: Readonly<Record<string, string>> = {
  '§3.4.1': 'characteristics',
  '§3.12': 'armour',
  '§5.2.5': 'order',
  '§5.4.1': 'stans missus',
  '§7.6': 'stun',
  '§8.1.1': 'crossing',
  '§8.4': 'impact',
  '§8.4.2': 'push',
  '§8.4.3': 'stun',
  '§9.6': 'off balance',
  '§10.1': 'wound',
  '§10.2.2': 'armour',
  '§10.4': 'critical hit',
  '§10.5': 'critical hit',
  '§11.5.1': 'recovery',
  '§12.2': 'shield damage',
  '§13.1.1': 'drop',
  '§13.2.1': 'direction',
  '§13.2.2': 'distance',
  '§13.3.2': 'throw',
  '§13.3.2.1': 'area struck',
  '§13.4.1': 'recovery',
  '§13.4.3': 'tie',
  '§13.5': 'first',
  '§13.5.1': 'kick',
  '§14.1.1': 'kneeling',
  '§15.1.1': 'stumble',
  '§15.3': 'fall',
  '§17.2.1': 'endurance',
  '§18.3': 'the crowd',
  '§19.4.2': 'armour',
  '§20.4.1': 'net',
  '§20.4.1.1': 'net',
  '§20.6.1': 'escape',
  '§20.6.2.1': 'drag',
  '§20.9.1': 'grab',
  '§20.10.2.1': 'break',
  '§20.10.2.2': 'what is left',
  '§21.3.3.1': 'break',
  '§21.6': 'javelins',
  '§21.6.1.1': 'break',
  '§21.7.1': 'noose',
  '§21.8.1': 'stun',
  '§22.2.2': 'stun',
  '§22.4.2': 'squeeze',
  '§23.2': 'special attack',
  '§25.1.1': 'blood',
  '§27.2.1': 'size',
  '§27.2.2': 'obstacles',
  '§27.2.2.1': 'place',
  '§27.3.1': 'stun',
  '§27.4.1': 'wall',
}

export function purposeOf({ rule }: Roll): string {
  return purposes[rule] ?? ''
}

/** The same of every roll of a line; what is rolled for the same thing again is not said again. */
export function purposesOf(rolls: readonly Roll[]): string[] {
  return rolls.map((roll, at) => (rolls[at - 1]?.rule === roll.rule ? '' : purposeOf(roll)))
}
