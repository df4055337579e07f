/** German:  */
import type { Catalogue } from '@harena/engine'

export const balance: Catalogue = {
  'Training (TR) +1': 'Ausbildung (TR) +1',
  'Strength (ST) +1': 'Stärke (ST) +1',
  'Agility (AG) +1': 'Gewandtheit (AG) +1',
  'Constitution (CN) +1': 'Konstitution (CN) +1',
  'Wounds (W) +1': 'Wunden (W) +1',
  'Characteristics and armour are rolled anew for every bout (§3.4, §3.12). Those who only fight beasts are left out.':
    'Werte und Rüstung werden für jeden Kampf neu gewürfelt (§3.4, §3.12). Wer nur gegen Bestien kämpft, fehlt.',
  Killed: 'Getötet',
  'Appealed, spared': 'Menge angerufen, begnadigt',
  'Stopped, a draw': 'Abgebrochen, unentschieden',
  'Both plot in secret and move at the same time: nobody moves first.':
    'Beide planen im Geheimen und bewegen sich zugleich: niemand zieht zuerst.',
  hunts: 'Jagden',
  'Beasts go by their table (§28.5); characteristics and armour are rolled anew for every bout (§3.4, §3.12).':
    'Bestien folgen ihrer Tabelle (§28.5); Werte und Rüstung werden für jeden Kampf neu gewürfelt (§3.4, §3.12).',
  'Two Myrmillones in the same armour with TR 9, ST 1, AG 0, CN 3 and W 11; one of them has a point more of one of these.':
    'Zwei Myrmillones in gleicher Rüstung mit TR 9, ST 1, AG 0, CN 3 und W 11; einer hat von einem davon einen Punkt mehr.',
  'Both are Stars of average size without Signatures, with {0} points in each Attribute, in the provincial arena.':
    'Beide sind Stars von mittlerer Größe ohne Signaturen, mit {0} Punkten in jedem Attribut, in der Provinzarena.',
  Dead: 'Tot',
  'Unconscious, spared': 'Bewusstlos, begnadigt',
  'Incapacitated, spared': 'Kampfunfähig, begnadigt',
  'Surrendered, spared': 'Ergeben, begnadigt',
  'Dismissed, a draw': 'Entlassen, unentschieden',
  'Dice and Speed decide who moves first in every turn (T5-1).':
    'Würfel und Tempo entscheiden in jeder Runde, wer zuerst zieht (T5-1).',
  'Savvy +1': 'Schläue +1',
  'Strength +1': 'Stärke +1',
  'Speed +1': 'Tempo +1',
  'Two Murmillones with {0} points in each Attribute; one of them has a fifth point in one.':
    'Zwei Murmillones mit {0} Punkten in jedem Attribut; einer hat in einem einen fünften.',
  'The styles are the sample gladiators of T11, without skills; their strength is rolled anew for every bout (§1.1).':
    'Die Gattungen sind die Beispielgladiatoren von T11, ohne Fertigkeiten; ihre Stärke wird für jeden Kampf neu gewürfelt (§1.1).',
  'Killed in the fight': 'Im Kampf getötet',
  'Refused mercy, killed': 'Keine Gnade, getötet',
  'Beaten, spared': 'Besiegt, begnadigt',
  Beaten: 'Besiegt',
  'Dice decide who moves first (§2.2), so the seat itself should not matter.':
    'Würfel entscheiden, wer zuerst zieht (§2.2); der Platz selbst sollte also nicht zählen.',
  'Skill: {0}': 'Fertigkeit: {0}',
  'Two Secutores of strength {0}; one of them has a point of strength more, or one skill of T9.':
    'Zwei Secutores der Stärke {0}; einer hat einen Punkt Stärke mehr oder eine Fertigkeit von T9.',
  'The styles are the four types of T6; strength, agility and damage are rolled anew for every bout (§1).':
    'Die Gattungen sind die vier Typen von T6; Stärke, Gewandtheit und Schaden werden für jeden Kampf neu gewürfelt (§1).',
  'Mortally wounded': 'Tödlich verwundet',
  'Dice decide who moves first in every turn (§2), so the seat itself should not matter.':
    'Würfel entscheiden in jeder Runde, wer zuerst zieht (§2); der Platz selbst sollte also nicht zählen.',
  'Agility +1': 'Gewandtheit +1',
  'Damage +1': 'Schaden +1',
  'Two Samnites of strength 2, agility 2 and damage 8; one of them has a point more of one of these.':
    'Zwei Samniten mit Stärke 2, Gewandtheit 2 und Schaden 8; einer hat von einem davon einen Punkt mehr.',
}
