/** German:  */
import type { Catalogue } from '@harena/engine'

export const setups: Catalogue = {
  'Or without setting anything up': 'Oder ohne etwas einzustellen',
  'Which book?': 'Welches Buch?',
  'Four games of gladiators, from a handful of rules to a long evening.':
    'Vier Gladiatorenspiele, von einer Handvoll Regeln bis zum langen Abend.',
  'Who fights?': 'Wer kämpft?',
  'What each of them is, and who plays him: you, or an opponent.':
    'Was jeder von ihnen ist und wer ihn spielt: du oder ein Gegner.',
  'Which rules?': 'Welche Regeln?',
  'Find a switch': 'Einen Schalter finden',
  'No switch has these words.': 'Kein Schalter hat diese Wörter.',
  '({0} of {1} differ from the book)': '({0} von {1} anders als im Buch)',
  'all as the book has them': 'alle wie im Buch',
  'Who is who': 'Wer ist wer',
  'You decide for him.': 'Du entscheidest für ihn.',
  'Somebody beside you decides, at the same screen; what is secret is covered in between.':
    'Jemand neben dir entscheidet, am selben Bildschirm; was geheim ist, wird dazwischen verdeckt.',
  'Dice and the tables of the book decide for it.': 'Würfel und die Tabellen des Buchs entscheiden für die Bestie.',
  'Dice and the charts of the book decide for him: bold or careful as chance will have it.':
    'Würfel und die Tafeln des Buchs entscheiden für ihn: kühn oder vorsichtig, wie es der Zufall will.',
  'Who plays?': 'Wer spielt?',
  'People and the book': 'Menschen und das Buch',
  'Opponents by level, the easiest first': 'Gegner nach Stärke, die leichtesten zuerst',
  'Masters with a name and a temper': 'Meister mit Namen und Temperament',
  'as in: {0}': 'wie in: {0}',
  'All back to: {0}': 'Alles zurück auf: {0}',
  'Which rules of GLADIATOR?': 'Welche Regeln von GLADIATOR?',
  'Sword and shield: chapters 2 to 18 of the book. The one to begin with.':
    'Schwert und Schild: Kapitel 2 bis 18 des Buches. Damit fängt man an.',
  'The switch "{0}" belongs to the 1981 game.': 'Der Schalter „{0}“ gehört zum Spiel von 1981.',
  'The suggestions for light men of 1981 belong to the 1981 game.':
    'Die Vorschläge für leichte Männer von 1981 gehören zum Spiel von 1981.',
  'The note on backward stumbles and the impact of quick moves need the quick moves to the side.':
    'Die Anmerkung zum Straucheln rückwärts und zur Wucht schneller Schritte braucht die schnellen Schritte zur Seite.',
  'What the origin changes needs an origin.': 'Was die Herkunft ändert, braucht eine Herkunft.',
  'Rolls can be arranged only where three dice are thrown for each rating.':
    'Würfe lassen sich nur zuteilen, wo für jeden Wert drei Würfel geworfen werden.',
  'Ratings can be rolled in one way only.': 'Werte lassen sich nur auf eine Weise würfeln.',
  'Fixed armour, dimachus types and their javelins need the types of the Tables V2.0.':
    'Feste Rüstung, Dimachus-Typen und ihre Wurfspeere brauchen die Typen der Tabellen V2.0.',
  'Armour can come from one source only.': 'Rüstung kann nur aus einer Quelle kommen.',
  'The Retiarius is made light in one way only.': 'Der Retiarius wird nur auf eine Weise leicht gemacht.',
  'He has lost too many CF for that card: two at most.': 'Er hat zu viele CF für diese Karte verloren: höchstens zwei.',
  'the rules as printed with all advanced chapters: what is played when nobody says otherwise':
    'die Regeln wie gedruckt mit allen erweiterten Kapiteln: was gespielt wird, wenn niemand anderes sagt',
  'the rules as printed, milder where the print is harsh: endurance, the stopped match, the start, the edge':
    'die Regeln wie gedruckt, milder, wo der Druck hart ist: Ausdauer, Abbruch, Anfang, Rand',
  'the Basic Game alone, without the advanced chapters 19 to 27':
    'nur das Grundspiel, ohne die erweiterten Kapitel 19 bis 27',
  'the first edition of 1981, with its own tables, armour, plots and rulings':
    'die erste Ausgabe von 1981 mit eigenen Tabellen, Rüstungen, Plänen und Auslegungen',
  "the first edition with the Billings Rules of 1982, their walls, tables and nets, and Greenwood's cards":
    'die erste Ausgabe mit den Billings-Regeln von 1982, ihren Mauern, Tabellen und Netzen, und Greenwoods Karten',
  'the first edition with styles, optional weapons and the Gladiator Tables V2.0 by percentile dice':
    'die erste Ausgabe mit Gattungen, Wahlwaffen und den Gladiator Tables V2.0 mit Prozentwürfeln',
  'the first edition with both: gladiators by the Tables V2.0, fights by the Billings Rules':
    'die erste Ausgabe mit beidem: Gladiatoren nach den Tabellen V2.0, Kämpfe nach den Billings-Regeln',
  'C.00 in a campaign gladiators are created in play: none can be named before':
    'C.00 in einer Kampagne entstehen Gladiatoren im Spiel: vorher lassen sich keine nennen',
  'round {0}: {1}': 'Runde {0}: {1}',
  '§39.4 the men of a ludus are made in play: none can be named before':
    '§39.4 die Männer eines Ludus entstehen im Spiel: vorher lassen sich keine nennen',
  '{0}: {1} denarii, {2} men': '{0}: {1} Denare, {2} Männer',
  'month {0}: {1}': 'Monat {0}: {1}',
  'C.1 in a club gladiators are recruited in play: none can be named before':
    'C.1 in einem Verein werden Gladiatoren im Spiel angeworben: vorher lassen sich keine nennen',
  'day {0}: {1}': 'Tag {0}: {1}',
  'A club has owners, roster, send and cycles and nothing else.':
    'Ein Verein hat owners, roster, send und cycles und sonst nichts.',
  'A club has {0} to {1} owners.': 'Ein Verein hat {0} bis {1} Besitzer.',
  'An owner has a name of {0} and nothing else.': 'Ein Besitzer hat einen Namen ({0}) und sonst nichts.',
  'Every owner needs a name of his own.': 'Jeder Besitzer braucht einen eigenen Namen.',
  'roster is a number from 1 to {0}.': 'roster ist eine Zahl von 1 bis {0}.',
  'send is a number from 1 to {0}, and not more than the roster.':
    'send ist eine Zahl von 1 bis {0} und nicht mehr als der Kader.',
  '{0} owners cannot send {1} each: that is too long a season.':
    '{0} Besitzer können nicht je {1} schicken: die Saison würde zu lang.',
  'cycles is a number from 1 to {0} for this club.': 'cycles ist für diesen Verein eine Zahl von 1 bis {0}.',
  'nobody left': 'niemand übrig',
  'unknown option {0}; known are {1}': 'unbekannter Schalter {0}; bekannt sind {1}',
  'option "{0}" cannot be {1}; it can be {2} ({3})': 'Schalter „{0}“ kann nicht {1} sein; er kann {2} sein ({3})',
  'option "{0}" cannot be {1}; it can be a whole number from {2} to {3} ({4})':
    'Schalter „{0}“ kann nicht {1} sein; er kann eine ganze Zahl von {2} bis {3} sein ({4})',
  'A career has players and months and nothing else.': 'Eine Laufbahn hat players und months und sonst nichts.',
  'months is a number from 1 to {0}.': 'months ist eine Zahl von 1 bis {0}.',
  'A player has name, stars and grunts and nothing else.': 'Ein Spieler hat name, stars und grunts und sonst nichts.',
  'A player creates 1 to {0} Stars.': 'Ein Spieler erschafft 1 bis {0} Stars.',
  'grunts is a list of up to {0} of the styles {1}.': 'grunts ist eine Liste von bis zu {0} der Gattungen {1}.',
  'You lead Flamma, a Murmillo, against Verus, a Secutor, who is cleverer and slower.':
    'Du führst Flamma, einen Murmillo, gegen Verus, einen Secutor, der schlauer und langsamer ist.',
  '§3.0 in a career Stars are created in play: no gladiators can be named before':
    '§3.0 in einer Laufbahn entstehen Stars im Spiel: vorher lassen sich keine Gladiatoren nennen',
  'You lead Flamma, a Myrmillo, against Verus, a Thracian.':
    'Du führst Flamma, einen Myrmillo, gegen Verus, einen Thraker.',
  'A set-up is an object with a list of "fighters".': 'Eine Aufstellung ist ein Objekt mit einer Liste „fighters“.',
  'A set-up has no "{0}"; it has arena, fighters and sparedToday.':
    'Eine Aufstellung hat kein „{0}“; sie hat arena, fighters und sparedToday.',
  'A bout is for two to eight gladiators, not for {0}.': 'Ein Kampf ist für zwei bis acht Gladiatoren, nicht für {0}.',
  'Two gladiators have the same name; every one needs a name of his own.':
    'Zwei Gladiatoren heißen gleich; jeder braucht einen eigenen Namen.',
  'All gladiators are on one team; there must be at least two teams.':
    'Alle Gladiatoren sind auf einer Seite; es braucht mindestens zwei.',
  '"sparedToday" must be a whole number, 0 or more.': '„sparedToday“ muss eine ganze Zahl sein, 0 oder mehr.',
  'For {0} gladiators the arena must have {1} to {2} columns ("cols") and {3} to {4} rows.':
    'Für {0} Gladiatoren braucht die Arena {1} bis {2} Spalten („cols“) und {3} bis {4} Zeilen („rows“).',
  '{0} must be an object with a name, a team and a type.': '{0} muss ein Objekt mit name, team und type sein.',
  '{0} has no "{1}"; known are {2}.': '{0} hat kein „{1}“; bekannt sind {2}.',
  '{0} needs a name of {1}.': '{0} braucht einen Namen: {1}.',
  '{0} needs a team: a whole number, 0 or more.': '{0} braucht ein „team“: eine ganze Zahl, 0 oder mehr.',
  '{0} needs a "type" of T11 ({1}) or his own "equipment".':
    '{0} braucht einen „type“ von T11 ({1}) oder eigenes „equipment“.',
  'The type of {0} must be a word of {1}.': 'Der Typ von {0} muss ein Wort sein: {1}.',
  'The equipment of {0} has armour, shield, weapons and perhaps loseFirst, nothing else.':
    'Die Ausrüstung von {0} hat armour, shield, weapons und vielleicht loseFirst, sonst nichts.',
  'The armour of {0} must be {1}.': 'Die Rüstung von {0} muss eines davon sein: {1}.',
  'The shield of {0} must be null or have a size ({1}) and a hand.':
    'Der Schild von {0} muss null sein oder size ({1}) und hand haben.',
  'Each weapon of {0} must have a kind ({1}) and a hand.': 'Jede Waffe von {0} braucht kind ({1}) und hand.',
  '"loseFirst" of {0} must be right or left.': '„loseFirst“ von {0} muss right oder left sein.',
  'The skills of {0} must be a list of {1}.': 'Die Fertigkeiten von {0} müssen eine Liste aus {1} sein.',
  '{0} has {1} skills; at most {2} are allowed.': '{0} hat {1} Fertigkeiten; höchstens {2} sind erlaubt.',
  '{0} has {1} twice; only Charisma may be had more than once.':
    '{0} hat {1} zweimal; nur Charisma geht mehr als einmal.',
  'The strength of {0} must be a whole number from {1} to {2}.':
    'Die Stärke von {0} muss eine ganze Zahl von {1} bis {2} sein.',
  '"defeatedToday" of {0} must be a whole number, 0 or more.':
    '„defeatedToday“ von {0} muss eine ganze Zahl sein, 0 oder mehr.',
  'The record of {0} must give {1} as whole numbers, 0 or more.':
    'Die Bilanz von {0} muss {1} als ganze Zahlen nennen, 0 oder mehr.',
  'You lead Flamma, a Samnite, against Verus, a Secutor.':
    'Du führst Flamma, einen Samniten, gegen Verus, einen Secutor.',
  'The set-up must be an object with a list "fighters" of two to eight gladiators.':
    'Die Aufstellung muss ein Objekt mit einer Liste „fighters“ von zwei bis acht Gladiatoren sein.',
  'The set-up has no field "{0}"; it has "fighters" and, if you like, "arena".':
    'Die Aufstellung hat kein Feld „{0}“; sie hat „fighters“ und, wenn du willst, „arena“.',
  'Two to eight gladiators can fight, not {0}.': 'Zwei bis acht Gladiatoren können kämpfen, nicht {0}.',
  'All gladiators are of one team; at least two teams must fight.':
    'Alle Gladiatoren sind auf einer Seite; mindestens zwei Seiten müssen kämpfen.',
  'The arena for {0} gladiators needs "cols" from {1} and "rows" from {2}, both up to {3}.':
    'Die Arena für {0} Gladiatoren braucht „cols“ ab {1} und „rows“ ab {2}, beide bis {3}.',
  '{0} must be an object with name, team and type or equipment.':
    '{0} muss ein Objekt mit name, team und type oder equipment sein.',
  '{0} has no field "{1}"; known are {2}.': '{0} hat kein Feld „{1}“; bekannt sind {2}.',
  'The team of {0} must be a number from 0 to 7.': 'Das „team“ von {0} muss eine Zahl von 0 bis 7 sein.',
  '{0} needs either a type or equipment of his own, one of the two.':
    '{0} braucht entweder einen Typ oder eigene Ausrüstung, eins von beiden.',
  'The type of {0} must be one of {1}.': 'Der Typ von {0} muss einer davon sein: {1}.',
  'The equipment of {0} must have weapon, helmet, {1} and nothing else.':
    'Die Ausrüstung von {0} muss weapon, helmet, {1} haben und sonst nichts.',
  'The weapon of {0} must be sword or spear.': 'Die Waffe von {0} muss sword oder spear sein.',
  'The helmet of {0} must be none, helm or closed.': 'Der Helm von {0} muss none, helm oder closed sein.',
  '"{0}" in the equipment of {1} must be true or false.': '„{0}“ in der Ausrüstung von {1} muss true oder false sein.',
  '{0} cannot have both a net and a shield.': '{0} kann nicht Netz und Schild zugleich haben.',
  'The strength of {0} must be 1, 2 or 3, or be left to the dice.':
    'Die Stärke von {0} muss 1, 2 oder 3 sein oder den Würfeln überlassen bleiben.',
  'The agility of {0} must be 1, 2 or 3, or be left to the dice.':
    'Die Gewandtheit von {0} muss 1, 2 oder 3 sein oder den Würfeln überlassen bleiben.',
  '{0} is a Retiarius: his strength may be 1 or 2, his agility 2 or 3.':
    '{0} ist ein Retiarius: seine Stärke darf 1 oder 2 sein, seine Gewandtheit 2 oder 3.',
}
