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
  'The styles are the sample gladiators of T11, without skills; their strength is rolled anew for every bout (§1.1).':
    'Die Gattungen sind die Beispielgladiatoren von T11, ohne Fertigkeiten; ihre Stärke wird für jeden Kampf neu gewürfelt (§1.1).',
  'Killed in the fight': 'Im Kampf getötet',
  'Refused mercy, killed': 'Keine Gnade, getötet',
  'Beaten, spared': 'Besiegt, begnadigt',
  Beaten: 'Besiegt',
  'Dice decide who moves first (§2.2), so the seat itself should not matter.':
    'Würfel entscheiden, wer zuerst zieht (§2.2); der Platz selbst sollte also nicht zählen.',
  'Mortally wounded': 'Tödlich verwundet',
  'Dice decide who moves first in every turn (§2), so the seat itself should not matter.':
    'Würfel entscheiden in jeder Runde, wer zuerst zieht (§2); der Platz selbst sollte also nicht zählen.',
  'Agility +1': 'Gewandtheit +1',
  '{0} has no two styles to compare: there is no such report':
    '{0} hat keine zwei Gattungen zum Vergleichen: einen solchen Bericht gibt es nicht',
  '"{0}" is no style; known are {1}': '„{0}“ ist keine Gattung; bekannt sind {1}',
  'a word, a number, true or false': 'ein Wort, eine Zahl, true oder false',
  'an entry of a table': 'ein Tabelleneintrag',
  'a switch': 'ein Schalter',
  'an end in words': 'ein Ende in Worten',
  'this is not a balance report: "format" must be "{0}"': 'das ist kein Balancebericht: „format“ muss „{0}“ sein',
  'a balance report has either "switches" or "patch"': 'ein Balancebericht hat entweder „switches“ oder „patch“',
  'the balance report is damaged or was changed: its "digest" is another':
    'der Balancebericht ist beschädigt oder wurde geändert: sein „digest“ ist ein anderer',
  'each of them once': 'jede davon einmal',
  '"foes" must be absent: this game has no foes whom nobody plays':
    '„foes“ muss fehlen: dieses Spiel hat keine Gegner, die niemand spielt',
  'about {0}': 'etwa {0}',
  'every style once': 'jede Gattung einmal',
  'at most {0}': 'höchstens {0}',
  '"{0}" must lie from {1} to {2}, not at {3}': '„{0}“ muss von {1} bis {2} liegen, nicht bei {3}',
  'The patch': 'Der Patch',
  'Length of a bout': 'Dauer eines Kampfes',
  'Gladiators who die': 'Gladiatoren, die sterben',
  'Bouts that nobody wins': 'Kämpfe, die niemand gewinnt',
  'Wins of the one who moves first': 'Siege dessen, der zuerst zieht',
  '{0}: {1}, interval {2} to {3}': '{0}: {1}, Intervall {2} bis {3}',
  '{0}: {1} of the bouts': '{0}: {1} der Kämpfe',
  '{0}; above each bar the per cent of all bouts': '{0}; über jedem Balken der Prozentsatz aller Kämpfe',
  proven: 'bewiesen',
  '95 % interval {0}': '95-%-Intervall {0}',
  'all others': 'alle anderen',
  'the row loses': 'die Zeile verliert',
  'the row wins': 'die Zeile gewinnt',
  'per cent of its bouts against the column; full colour at 20 and 80':
    'Prozent ihrer Kämpfe gegen die Spalte; volle Farbe bei 20 und 80',
  '{0}: {1}, interval {2} to {3} ({4} bouts)': '{0}: {1}, Intervall {2} bis {3} ({4} Kämpfe)',
  'All pairings with their intervals': 'Alle Paarungen mit ihren Intervallen',
  pairing: 'Paarung',
  'wins of the first': 'Siege des Ersten',
  bouts: 'Kämpfe',
  'without a winner': 'ohne Sieger',
  '{0} before, {1} after': '{0} vorher, {1} nachher',
  'the row loses by it': 'die Zeile verliert dadurch',
  'the row gains by it': 'die Zeile gewinnt dadurch',
  'points of a hundred; ● proven': 'Punkte von hundert; ● bewiesen',
  switch: 'Schalter',
  'win rate of a pairing': 'Siegquote einer Paarung',
  'length in {0}': 'Dauer in {0}',
  'gladiators who die': 'Gladiatoren, die sterben',
  'No switch changed anything by more than chance.': 'Kein Schalter änderte etwas um mehr als Zufall.',
  '{0} more values without a proven effect': '{0} weitere Werte ohne bewiesene Wirkung',
  'Not one bout came out otherwise with {0}.': 'Kein einziger Kampf ging anders aus mit {0}.',
  '{0} values that cannot be tried alone': '{0} Werte, die sich nicht allein erproben lassen',
  'Worth of one point': 'Wert eines Punktes',
  'What moved: {0}': 'Was sich bewegte: {0}',
  '{0}: {1} more without a proven change': '{0}: {1} weitere ohne bewiesene Änderung',
  'What the patch did to every pairing': 'Was der Patch mit jeder Paarung tat',
  'In short': 'Kurz gesagt',
  'This and all that follows is about the rules as they are, without the patch.':
    'Dies und alles Folgende gilt für die Regeln, wie sie sind, ohne den Patch.',
  'Who beats whom': 'Wer schlägt wen',
  'Read along a row: how often that style beats the style of each column. The strongest style stands on top. Point at a cell for its interval.':
    'Lies eine Zeile entlang: wie oft diese Gattung die jeder Spalte schlägt. Die stärkste steht oben. Zeige auf eine Zelle für ihr Intervall.',
  'The styles against all others': 'Die Gattungen gegen alle anderen',
  'The dot is the share of bouts won, the band its interval; the broken line is even.':
    'Der Punkt ist der Anteil gewonnener Kämpfe, das Band sein Intervall; die gestrichelte Linie ist ausgeglichen.',
  'Moving first': 'Zuerst ziehen',
  'How long a bout lasts': 'Wie lange ein Kampf dauert',
  'How gladiators end': 'Wie Gladiatoren enden',
  'Balance of {0}': 'Balance von {0}',
  "Made by {0}. What the computer's opponents cannot play well counts for less here than among people.":
    'Gemacht mit {0}. Was die Gegner des Computers nicht gut spielen können, zählt hier weniger als unter Menschen.',
  'Share of bouts that each style wins against all others':
    'Anteil der Kämpfe, die jede Gattung gegen alle anderen gewinnt',
  'Moves first': 'Zieht zuerst',
  'Sits on the first seat': 'Sitzt auf dem ersten Platz',
  'Wins of the first mover and of the first seat': 'Siege des zuerst Ziehenden und des ersten Platzes',
  'Mean {0}, median {1}; nine in ten bouts last from {2} to {3}.':
    'Mittel {0}, Median {1}; neun von zehn Kämpfen dauern {2} bis {3}.',
  'How many bouts lasted how long': 'Wie viele Kämpfe wie lange dauerten',
  'All gladiators of all bouts, winners too. {0} die ({1}); {2} of the bouts have no winner ({3}).':
    'Alle Gladiatoren aller Kämpfe, auch Sieger. {0} sterben ({1}); {2} der Kämpfe haben keinen Sieger ({3}).',
  'What became of the gladiators': 'Was aus den Gladiatoren wurde',
  'Each line sets one switch to another value and plays the same bouts again: {0}. The first number is for the pairing that moved most, in points of a hundred. {1} comparisons were made; what is marked ● is proven all the same.':
    'Jede Zeile setzt einen Schalter auf einen anderen Wert und spielt dieselben Kämpfe noch einmal: {0}. Die erste Zahl ist für die Paarung, die sich am meisten bewegte, in Punkten von hundert. Verglichen wurde {1}-mal; was mit ● markiert ist, ist trotzdem bewiesen.',
  'What each switch changes': 'Was jeder Schalter ändert',
  'What one point is worth': 'Was ein Punkt wert ist',
  'Gladiators of this game have no characteristics to compare.':
    'Gladiatoren dieses Spiels haben keine Werte zum Vergleichen.',
  'The farther he is above one half, the more it is worth.':
    'Je weiter er über der Hälfte liegt, desto mehr ist es wert.',
  'Wins of the one who has a point more': 'Siege dessen, der einen Punkt mehr hat',
  '# Balance of {0}': '# Balance von {0}',
  '## In short': '## Kurz gesagt',
  '## Who beats whom': '## Wer schlägt wen',
  'Wins of the row against the column, in per cent.': 'Siege der Zeile gegen die Spalte, in Prozent.',
  '## The styles against all others': '## Die Gattungen gegen alle anderen',
  '## Moving first': '## Zuerst ziehen',
  '## How long a bout lasts, and how it ends': '## Wie lange ein Kampf dauert, und wie er endet',
  '## What one point is worth': '## Was ein Punkt wert ist',
  all: 'alle',
  wins: 'Siege',
  'best against': 'am besten gegen',
  'worst against': 'am schlechtesten gegen',
  'The first seat wins {0} ({1}).': 'Der erste Platz gewinnt {0} ({1}).',
  'Whoever moves first wins {0} ({1}). ': 'Wer zuerst zieht, gewinnt {0} ({1}). ',
  'Mean {0}, median {1}; nine in ten bouts last from {2} to {3}. {4} of the gladiators die ({5}); {6} of the bouts have no winner ({7}).':
    'Mittel {0}, Median {1}; neun von zehn Kämpfen dauern {2} bis {3}. {4} der Gladiatoren sterben ({5}); {6} der Kämpfe haben keinen Sieger ({7}).',
  'how a gladiator ended': 'wie ein Gladiator endete',
  share: 'Anteil',
  '## What each switch changes': '## Was jeder Schalter ändert',
  'Each line changes one switch and plays {0} on the same seeds. Win rates: the pairing that moved most, in points of a hundred; {1} comparisons in all.':
    'Jede Zeile ändert einen Schalter und spielt {0} mit denselben Startwerten. Siegquoten: die Paarung, die sich am meisten bewegte, in Punkten von hundert; {1} Vergleiche im Ganzen.',
  'win rate': 'Siegquote',
  length: 'Dauer',
  deaths: 'Tote',
  'Not tried alone: {0}': 'Nicht allein erprobt: {0}',
  '{0} ({1} to {2}){3}': '{0} ({1} bis {2}){3}',
  'more of': 'mehr von',
  'worth in points': 'wert in Punkten',
  '## What the patch moved: {0}': '## Was der Patch bewegte: {0}',
  'All that follows is about the rules as they are, without the patch.':
    'Alles Folgende gilt für die Regeln, wie sie sind, ohne den Patch.',
  'Still in at the end': 'Am Ende noch dabei',
  "The computer's {0} opponent played both sides of {1} bouts":
    'Der Gegner des Computers ({0}) spielte beide Seiten von {1} Kämpfen',
  'once by the rules as they are and once with the patch below':
    'einmal nach den Regeln, wie sie sind, und einmal mit dem Patch unten',
  'by the default rules': 'nach den Vorgaben',
  '{0} of {1} (rules version {2}), {3}.': '{0} in {1} (Regelversion {2}), {3}.',
  'Each of {0} styles met each other one in {1} bouts, half of them from the first seat and half from the second, and fought as many against itself. A bout that nobody won counts as half a win for both.':
    'Jede von {0} Gattungen traf in {1} Kämpfen auf jede andere, die Hälfte vom ersten und die Hälfte vom zweiten Platz, und ebenso oft auf sich selbst. Ein Kampf, den niemand gewann, zählt für beide als halber Sieg.',
  'The seed is “{0}”: the same command gives exactly these numbers again.':
    'Der Startwert ist „{0}“: derselbe Befehl gibt genau diese Zahlen wieder.',
  'The interval after a number says how far chance may have moved it: of a hundred such intervals about ninety-five hold the true value.':
    'Das Intervall hinter einer Zahl sagt, wie weit der Zufall sie verschoben haben kann: von hundert solchen Intervallen enthalten etwa fünfundneunzig den wahren Wert.',
  'Proven means more than chance: the test allows for the number of comparisons (Holm), so that all of them together are wrong at most five times in a hundred reports.':
    'Bewiesen heißt mehr als Zufall: die Prüfung berücksichtigt die Zahl der Vergleiche (Holm), so dass alle zusammen höchstens in fünf von hundert Berichten irren.',
  'The strongest style is the {0} with {1} of its bouts, the weakest the {2} with {3}.':
    'Die stärkste Gattung ist {0} mit {1} ihrer Kämpfe, die schwächste {2} mit {3}.',
  'The most uneven pairing: {0} beats {1} in {2}.': 'Die ungleichste Paarung: {0} schlägt {1} in {2}.',
  'Whoever moves first wins {0}{1}.': 'Wer zuerst zieht, gewinnt {0}{1}.',
  ', which may be chance': ', was Zufall sein kann',
  'Half of all bouts are over after {0}, nineteen in twenty after {1}. {2} of the gladiators die, {3} of the bouts end without a winner.':
    'Die Hälfte aller Kämpfe ist vorbei nach {0}, neunzehn von zwanzig nach {1}. {2} der Gladiatoren sterben, {3} der Kämpfe enden ohne Sieger.',
  '{0} is worth most: it wins {1} against an equal without it.':
    'Am meisten wert: {0}. Gewinnt {1} gegen einen Gleichen ohne.',
  'Of all switches, “{0}” ({1} = {2}) moves a pairing most: {3} points for {4}.':
    'Von allen Schaltern bewegt „{0}“ ({1} = {2}) eine Paarung am meisten: {3} Punkte für {4}.',
  "How often a man of the row's style beats the foe of the column, in per cent of {0} bouts each; the last row is the mean of all styles. {1}":
    'Wie oft ein Mann der Gattung der Zeile den Gegner der Spalte schlägt, in Prozent von je {0} Kämpfen; die letzte Zeile ist das Mittel aller Gattungen. {1}',
  '{0}: men win {1} against the {2} and {3} against the {4}.': '{0}: Männer gewinnen {1} gegen {2} und {3} gegen {4}.',
  'switch {0} = {1}': 'Schalter {0} = {1}',
  'Not one bout came out otherwise: nothing that was changed came into play.':
    'Kein einziger Kampf ging anders aus: nichts von dem Geänderten kam ins Spiel.',
  'Bouts came out otherwise, but nothing moved by more than chance. More bouts would tell more.':
    'Kämpfe gingen anders aus, aber nichts bewegte sich um mehr als Zufall. Mehr Kämpfe würden mehr sagen.',
  '{0} of {1} numbers moved by more than chance{2}.': '{0} von {1} Zahlen bewegten sich um mehr als Zufall{2}.',
  '; styles: {0} points': '; Gattungen: {0} Punkte',
  'a patch is an object such as {0}': 'ein Patch ist ein Objekt wie {0}',
  'unknown part "{0}" of a patch; it has title, options and tables':
    'unbekannter Teil „{0}“ eines Patches; er hat title, options und tables',
  '"options" must be an object, as in {0}': '„options“ muss ein Objekt sein, wie in {0}',
  '"tables" must be an object, as in {0}': '„tables“ muss ein Objekt sein, wie in {0}',
  'The styles are the four types of T6; strength, agility and hits are rolled anew for every bout (§1).':
    'Die Gattungen sind die vier Typen von T6; Stärke, Gewandtheit und Treffer werden für jeden Kampf neu gewürfelt (§1).',
  'Hits +1': 'Treffer +1',
  'Two Samnites of strength 2, agility 2 and 8 hits; one of them has a point more of one of these.':
    'Zwei Samniten mit Stärke 2, Gewandtheit 2 und 8 Treffern; einer hat von einem davon einen Punkt mehr.',
}
