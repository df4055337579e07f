/** German: what is reported to a lanista, and how he is asked. */
import type { Catalogue } from '@harena/engine'

export const ludus: Catalogue = {
  'In what kind of match, in which class and against whom, the dice say only then; he may die there.':
    'In was für einem Kampf, in welcher Klasse und gegen wen, sagen die Würfel erst dann; er kann dabei sterben.',
  'Skip to the end': 'Gleich zum Ende',
  'Munus of quality {0}: each ludus may enter up to {1}; allies come on top {2}':
    'Munus der Qualität {0}: Jeder Ludus darf zu bis zu {1} antreten; Verbündete kommen hinzu {2}',
  'upkeep at the end of the month: {0}': 'Unterhalt am Monatsende: {0}',
  'Match day of month {0}: your results': 'Kampftag im Monat {0}: deine Ergebnisse',
  'Drawn: the match was stopped': 'Unentschieden: Der Kampf wurde abgebrochen',
  'Lost, and spared': 'Verloren und begnadigt',
  Died: 'Gestorben',
  'Alive, but the crowd did not spare him': 'Am Leben, doch die Menge hat ihn nicht begnadigt',
  'against {0}.': 'gegen {0}.',
  'His side won without him; the victory counts for those who were left standing.':
    'Seine Seite hat ohne ihn gewonnen; der Sieg zählt für die, die am Ende noch standen.',
  'His side won without him.': 'Seine Seite hat ohne ihn gewonnen.',
  'See the match of {0}': 'Den Kampf von {0} ansehen',
  '{0}, {1} −{2} for good': '{0}, {1} −{2} auf Dauer',
  'Prestige {0}{1}.': 'Ansehen {0}{1}.',
  'Injured: {0}.': 'Verletzt: {0}.',
  'His tenth victory: he is set free.': 'Sein zehnter Sieg: Er wird freigelassen.',
  'He earns {0}, and two dice more for the victory.': 'Er verdient {0} und zwei Würfel mehr für den Sieg.',
  'He earns {0}.': 'Er verdient {0}.',
  'Your wagers: {0}.': 'Deine Wetten: {0}.',
  'Wagers of {0}: {1}.': 'Wetten von {0}: {1}.',
  'Month {0}: the account of {1}': 'Monat {0}: die Abrechnung von {1}',
  'Next month': 'Nächster Monat',
  'At the beginning': 'Zu Beginn',
  'At the end of the month': 'Am Ende des Monats',
  'To begin with': 'Zum Anfang',
  'A windfall': 'Ein Glücksfall',
  'A loan': 'Ein Darlehen',
  'Instalments of loans': 'Raten von Darlehen',
  Taxes: 'Steuern',
  'A professional for the month': 'Ein Profi für den Monat',
  'Against the revolt': 'Gegen den Aufstand',
  'Deals with other ludi': 'Geschäfte mit anderen Ludi',
  'Sold at the auction': 'Auf der Auktion verkauft',
  'New stock': 'Neue Männer',
  'Sending men to the games': 'Männer zu den Spielen geschickt',
  'Games in the Colosseum': 'Spiele im Kolosseum',
  'Earned by the men': 'Von den Männern verdient',
  'Upkeep of the men': 'Unterhalt der Männer',
  'Upkeep of the reputation': 'Unterhalt des Ansehens',
  'buy {0}, level {1}: the stable has room, and the purse allows it.':
    'kaufe {0}, Stufe {1}: Der Ludus hat Platz, und die Kasse erlaubt es.',
  'A man brings {0} XP for each level, to be spent or saved. Two dice say what he is really worth: 2 or 3 pathetic, up to 5 poor, up to 8 as paid for, up to 10 one level more, above that up to six more.':
    'Ein Mann bringt für jede Stufe {0} XP mit, zum Ausgeben oder Sparen. Zwei Würfel sagen, was er wirklich wert ist: 2 oder 3 jämmerlich, bis 5 schlecht, bis 8 wie bezahlt, bis 10 eine Stufe mehr, darüber bis zu sechs mehr.',
  'Add a man': 'Einen Mann hinzufügen',
  'Level {0}': 'Stufe {0}',
  'Nobody fights for you this month: no match to see.':
    'In diesem Monat kämpft niemand für dich: Es gibt keinen Kampf zu sehen.',
  'send nobody: without a man at home one death could close your ludus.':
    'schicke niemanden: Bleibt keiner zu Hause, kann ein Tod deinen Ludus schließen.',
  'let {0} fight beside him: that earns more than it may cost, and somebody stays at home.':
    'lass {0} neben ihm kämpfen: Das bringt mehr, als es kosten kann, und jemand bleibt zu Hause.',
  'hire them: your own men are worth more at home.': 'miete sie: Deine eigenen Männer sind zu Hause mehr wert.',
  'challenge {0}: the weakest of those who may be challenged.':
    'fordere {0} heraus: den Schwächsten derer, die in Frage kommen.',
  'bid {0}: less than he should earn, and no more than you can spare.':
    'biete {0}: weniger, als er einbringen dürfte, und nicht mehr, als du übrig hast.',
  'bid nothing: there is nothing to spare.': 'biete nichts: Es ist nichts übrig.',
  'The odds are the combat values, reduced. Whoever backs the weaker side wins more than he stakes.':
    'Die Quoten sind die gekürzten Kampfwerte. Wer auf die schwächere Seite setzt, gewinnt mehr, als er einsetzt.',
  'The matches of the others ({0})': 'Die Kämpfe der anderen ({0})',
  'On {0}': 'Auf {0}',
  'nothing (wager)': 'nichts',
  'stake {0} to win {1}': '{0} setzen, um {1} zu gewinnen',
  'What is known of the match': 'Was man von dem Kampf weiß',
  'new, still being made': 'neu, noch im Entstehen',
  'month {0}': 'Monat {0}',
  'From now on: {0}.': 'Von nun an: {0}.',
  'to send {0}': 'um {0} zu schicken',
  'for the armour of {0}': 'für die Rüstung von {0}',
  'for {0} at the auction': 'für {0} auf der Auktion',
  'for {0}, for one month': 'für {0}, für einen Monat',
  'that {0} earned': 'die {0} verdient hat',
  'The dice ({0} throws)': 'Die Würfel ({0} Würfe)',
  'waits for his turn': 'wartet, bis er an der Reihe ist',
  'he has it': 'hat er schon',
  '{0}, level {1}': '{0}, Stufe {1}',
  'on horseback': 'zu Pferd',
  'class {0} ({1}: on horseback)': 'Klasse {0} ({1}: zu Pferd)',
  'buy nobody: {0}.': 'niemanden kaufen: {0}.',
  'this month everything costs twice as much': 'in diesem Monat kostet alles doppelt so viel',
  '{0} are enough': '{0} sind genug',
  'it would leave too little for the upkeep of those you have': 'für den Unterhalt deiner Männer bliebe zu wenig',
  'That is in spite of the feast: {0}.': 'Das gilt trotz des Festes: {0}.',
  '{0} has {1} CF less': '{0} hat {1} CF weniger',
  'Nobody fights for you this month: no match to see, and about {0} not earned.':
    'In diesem Monat kämpft niemand für dich: Es gibt keinen Kampf zu sehen, und etwa {0} gehen dir verloren.',
  '{0} Whoever fights earns the quality of the games, {1}, his combat value and prestige as the match leaves them, and two dice more for a victory. Those who stay train.':
    '{0} Wer kämpft, verdient die Qualität der Spiele, {1}, dazu Kampfwert und Ansehen, wie sie nach dem Kampf sind, und für einen Sieg zwei Würfel mehr. Wer bleibt, übt.',
  '{0}; earns about {1}, and two dice more if he wins': '{0}; verdient etwa {1} und bei einem Sieg zwei Würfel mehr',
  'The book decides for him; you only hear what decided it.':
    'Das Buch entscheidet für ihn; du hörst nur, was den Kampf entschied.',
  'It is fought when all matches are arranged and the wagers are made. {0}':
    'Gekämpft wird, wenn alle Kämpfe angesetzt und die Wetten abgeschlossen sind. {0}',
  'Let the steward choose for all your men': 'Den Verwalter für alle deine Männer wählen lassen',
  'Let the steward choose': 'Den Verwalter wählen lassen',
  '{0}: one for every three points of his training, {1}.': '{0}: eine für je drei Punkte seiner Ausbildung, {1}.',
  'Lesson {0} of {1}': 'Lektion {0} von {1}',
  'The dice say a weapon, and you say which: a new one, or a level more with one he knows.':
    'Die Würfel bestimmen eine Waffe, und du bestimmst, welche: eine neue oder eine Stufe mehr mit einer, die er kennt.',
  'The dice leave it to you: any talent.': 'Die Würfel überlassen es dir: ein beliebiges Talent.',
  'A suit made to measure is paid from your own {0}; for a {1} man it may cost up to {2}. Rolled armour costs nothing, and the shield is always rolled. {3}':
    'Eine Rüstung nach Maß bezahlst du von deinen eigenen {0}; für diese Gewichtsklasse ({1}) darf sie bis zu {2} kosten. Erwürfelte Rüstung kostet nichts, und der Schild wird immer erwürfelt. {3}',
  'He keeps the suit, but only for {0} styles: when the dice put him in another class, it stays at home.':
    'Er behält die Rüstung, aber nur für Stile dieses Gewichts ({0}): Wenn die Würfel ihn in eine andere Klasse stellen, bleibt sie zu Hause.',
  'Who else fights is drawn when you have chosen his style and armour.':
    'Wer sonst noch kämpft, wird gezogen, wenn du seinen Stil und seine Rüstung gewählt hast.',
  ', on horseback': ', zu Pferd',
  '{0}: {1} for {2}': '{0}: {1} für {2}',
  '{0}, at {1}': '{0}, bei {1}',
  'Before the first month every ludus gets {0} gladiators, made by dice. This is number {1} of {2} for {3}.':
    'Vor dem ersten Monat bekommt jeder Ludus {0} Gladiatoren, die erwürfelt werden. Das ist Nummer {1} von {2} für {3}.',
  'CV {0} against {1}.': 'CV {0} gegen {1}.',
  '{0}, on horseback': '{0}, zu Pferd',
  'Match {0}, {1}: {2}': 'Kampf {0}, {1}: {2}',
  '{0} to send him': '{0}, um ihn zu schicken',
  '{0} for his armour': '{0} für seine Rüstung',
  'He cost you {0}.': 'Er hat dich gekostet: {0}.',
  'match {0}, void': 'Kampf {0}, ungültig',
  'match {0}, won {1}': 'Kampf {0}, {1} gewonnen',
  'match {0}, lost {1}': 'Kampf {0}, {1} verloren',
  '{0}. Each name comes with its temper: choose another temper, and the ludus has another name.':
    '{0}. Zu jedem Namen gehört eine Art: Wähle eine andere, und der Ludus heißt anders.',
  '{0} ({1} CF less)': '{0} ({1} CF weniger)',
  'The feast weakens {0} for this month: {1}.': 'Das Fest schwächt {0} für diesen Monat: {1}.',
  'The crowd favours the man whose match it is and those beside him, {0} to {1}: {2} CF more.':
    'Die Menge ist für den, um dessen Kampf es geht, und seine Mitstreiter, {0} zu {1}: {2} CF mehr.',
  'The crowd favours the challengers, {0} to {1}: {2} CF more.':
    'Die Menge ist für die Herausforderer, {0} zu {1}: {2} CF mehr.',
}
