/** The command `harena` and the farm: help, reports, errors. Names of commands, options and words that are typed stay. */
import type { Catalogue } from '@harena/engine'

export const command: Catalogue = {
  undefended: 'ungedeckt',
  'which ruleset? Name one, or a saved report by --from':
    'welches Regelwerk? Nenne eines, oder mit --from einen gespeicherten Bericht',
  'a patch is for one ruleset: name it': 'ein Patch gilt für ein Regelwerk: nenne es',
  'bouts of {0}': 'Kämpfe von {0}',
  '{0} has no two styles to compare; balance reports exist for {1}':
    '{0} hat keine zwei Stile zum Vergleichen; Berichte zur Balance gibt es für {1}',
  '--format takes {0}, not "{1}"': '--format nimmt {0}, nicht "{1}"',
  'only one format can be printed; --out saves them all':
    'ausgegeben werden kann nur ein Format; --out speichert sie alle',
  'Saved in {0}.': 'Gespeichert in {0}.',
  'how the styles, switches and points of a game compare; with --patch, what other tables would change':
    'wie Stile, Schalter und Punkte eines Spiels sich vergleichen; mit --patch: was andere Tabellen ändern würden',
  '{0}, or all; not needed with --from': '{0}, oder all; mit --from nicht nötig',
  'of each pairing (default: as many as two cores play in a few minutes)':
    'von jeder Paarung (Vorgabe: so viele, wie zwei Kerne in einigen Minuten spielen)',
  'a tenth of that, for a first look': 'ein Zehntel davon, für einen ersten Blick',
  'where the dice come from: the same seed, the same report':
    'woher die Würfel kommen: gleicher Startwert, gleicher Bericht',
  'how well both sides play': 'wie gut beide Seiten spielen',
  'on how many threads; the report is the same for any (default: one for each core)':
    'auf wie vielen Threads; der Bericht ist bei allen der gleiche (Vorgabe: einer je Kern)',
  'JSON with other options and table entries; shows what they move':
    'JSON mit anderen Schaltern und Tabelleneinträgen; zeigt, was sie bewegen',
  'make page and text anew from a saved report, without playing':
    'macht Seite und Text neu aus einem gespeicherten Bericht, ohne zu spielen',
  'save the report there; without it, it is printed': 'speichert den Bericht dort; ohne dies wird er ausgegeben',
  'html, md, json, with commas (default: all of them into a folder, md to the screen)':
    'html, md, json, mit Kommas (Vorgabe: alle in einen Ordner, md auf den Bildschirm)',
  'programs of your own against each other and the built-in opponents':
    'eigene Programme gegeneinander und gegen die eingebauten Gegner',
  'a program, or the level of a built-in opponent; two or more: each meets each':
    'ein Programm, oder die Stufe eines eingebauten Gegners; zwei oder mehr: jeder trifft auf jeden',
  'bouts of each pair, half of them with changed sides': 'Kämpfe je Paar, die Hälfte davon mit getauschten Seiten',
  'how long a program may think about one answer': 'wie lange ein Programm über eine Antwort nachdenken darf',
  'save the record of every bout': 'speichert die Aufzeichnung jedes Kampfes',
  'for programs': 'für Programme',
  'an opponent is a player here: --player {0}': 'ein Gegner ist hier ein Spieler: --player {0}',
  'two players or more: --player "node mine.mjs" --player standard':
    'zwei Spieler oder mehr: --player "node mine.mjs" --player standard',
  'each opponent once: harena simulate plays one against itself':
    'jeden Gegner einmal: harena simulate lässt einen gegen sich selbst spielen',
  '{0}, seed {1}': '{0}, Startwert {1}',
  '({0} to {1})': '({0} bis {1})',
  '{0} against {1}: {2} forfeited: {3}': '{0} gegen {1}: {2} aufgegeben: {3}',
  'list the matches that were fought in a saved {0}':
    'listet die Partien, die in einem gespeicherten Stand ({0}) gekämpft wurden',
  'its name in the library': 'sein Name in der Bibliothek',
  'tell one of them again from its record': 'erzählt eine davon noch einmal aus ihrer Aufzeichnung',
  'its number in the list': 'ihre Nummer in der Liste',
  'write its record into a file instead; harena replay and the browser read it':
    'schreibt ihre Aufzeichnung stattdessen in eine Datei; harena replay und der Browser lesen sie',
  'sentences instead of a drawn board, for screen readers':
    'Sätze statt eines gezeichneten Bretts, für Vorleseprogramme',
  'No match has been fought to its end.': 'Noch ist keine Partie zu Ende gekämpft.',
  'nobody won': 'niemand hat gewonnen',
  'in "{0}" no match has been fought to its end': 'in "{0}" ist noch keine Partie zu Ende gekämpft',
  'the number of the match': 'die Nummer der Partie',
  'The match is in {0}; its digest is {1}.': 'Die Partie ist in {0}; ihre Prüfsumme ist {1}.',
  'the library has "{0}" already; go on with --resume, or give another --name':
    'die Bibliothek hat "{0}" schon; mit --resume geht es weiter, oder gib einen anderen --name',
  'there is no library here yet, and so no "{0}" in {1}':
    'hier gibt es noch keine Bibliothek, und so kein "{0}" in {1}',
  'write a saved {0} with all its months into one file':
    'schreibt einen gespeicherten Stand ({0}) mit allen Monaten in eine Datei',
  'The {0} is in {1}.': '{0}: in {1}.',
  'take a {0} from a file into the library; it is played through and proven on the way':
    'nimmt einen Stand ({0}) aus einer Datei in die Bibliothek; er wird dabei durchgespielt und geprüft',
  'its name in the library; that of the file if none is given':
    'sein Name in der Bibliothek; ohne Angabe der der Datei',
  'the library has "{0}" already; give another name behind the file':
    'die Bibliothek hat "{0}" schon; gib hinter der Datei einen anderen Namen',
  'The {0} is in {1} as {2}.': '{0}: in {1} als {2}.',
  'a gladiator of GLADIATOR from match to match, to ten victories, saved after every answer':
    'ein Gladiator von GLADIATOR von Partie zu Partie, bis zu zehn Siegen, nach jeder Antwort gespeichert',
  'the name of the first gladiator': 'der Name des ersten Gladiators',
  'your name': 'dein Name',
  'after so many the campaign is closed (default: 30)': 'nach so vielen wird die Kampagne geschlossen (Vorgabe: 30)',
  'the name under which it is saved in the library': 'der Name, unter dem es in der Bibliothek gespeichert wird',
  'go on with a saved {0}, or with one in a file':
    'macht mit einem gespeicherten Stand ({0}) weiter, auch aus einer Datei',
  'the built-in opponent plays so many {0}; prints the journal':
    'der eingebaute Gegner spielt so lange ({0}); gibt das Tagebuch aus',
  'how well the built-in opponent plays, also with --auto': 'wie gut der eingebaute Gegner spielt, auch mit --auto',
  'a bundle of switches, such as an edition; see harena rulesets':
    'ein Bündel von Schaltern, etwa eine Ausgabe; siehe harena rulesets',
  'a house rule or ruling (repeatable); see harena rulesets':
    'eine Hausregel oder Auslegung (mehrfach); siehe harena rulesets',
  'where the dice come from: the same seed, the same dice':
    'woher die Würfel kommen: gleicher Startwert, gleiche Würfel',
  'sentences instead of drawings, for screen readers': 'Sätze statt Zeichnungen, für Vorleseprogramme',
  'prints roster and journal for programs and ends': 'gibt Männer und Tagebuch für Programme aus und endet',
  '--resume goes on with a {0} as it is; leave out set-up, options and seed':
    '--resume macht mit dem Stand ({0}) weiter, wie er ist; lass Aufstellung, Schalter und Startwert weg',
  '{0}, saved in {1} after every answer. Type the number of a choice, or h for help.':
    '{0}, nach jeder Antwort in {1} gespeichert. Tippe die Nummer einer Wahl, oder h für Hilfe.',
  'No matches.': 'Keine Partien.',
  'The {0} is saved in {1}.': '{0}: gespeichert in {1}.',
  'a career in Heroes of the Colosseum, month by month, saved after every answer':
    'eine Laufbahn in Heroes of the Colosseum, Monat für Monat, nach jeder Antwort gespeichert',
  'the names of the first Stars, with commas, in the order in which they are created':
    'die Namen der ersten Stars, mit Kommas, in der Reihenfolge, in der sie entstehen',
  'your name, or those of several at this keyboard, with commas':
    'dein Name, oder die von mehreren an dieser Tastatur, mit Kommas',
  'how many more players the built-in opponent plays (default: 0)':
    'wie viele weitere Spieler der eingebaute Gegner spielt (Vorgabe: 0)',
  'how many Stars each creates (default: 1)': 'wie viele Stars jeder erschafft (Vorgabe: 1)',
  'grunts of each familia, with commas; the tables run them':
    'Grunts jeder Familia, mit Kommas; die Tabellen führen sie',
  'after so many the career is closed (default: 24)': 'nach so vielen wird die Laufbahn geschlossen (Vorgabe: 24)',
  'a club of {0}: rosters, fixtures and a table, saved after every answer':
    'ein Verein von {0}: Kader, Ansetzungen und eine Tabelle, nach jeder Antwort gespeichert',
  'the owners at this keyboard, with commas (default: Lanista)':
    'die Besitzer an dieser Tastatur, mit Kommas (Vorgabe: Lanista)',
  'how many more owners the built-in opponent plays (default: 3)':
    'wie viele weitere Besitzer der eingebaute Gegner spielt (Vorgabe: 3)',
  'how many each sends into a bout (default: 1)': 'wie viele jeder in einen Kampf schickt (Vorgabe: 1)',
  'how often each meets each (default: 1)': 'wie oft jeder auf jeden trifft (Vorgabe: 1)',
  'Table and rosters': 'Tabelle und Kader',
  'one match between built-in opponents': 'eine Partie zwischen eingebauten Gegnern',
  '{0}; not needed with --scenario': '{0}; mit --scenario nicht nötig',
  'save the record of the match': 'speichert die Aufzeichnung der Partie',
  'tell the whole story': 'erzählt alles von Anfang an',
  'by the tables': 'nach den Tabellen',
  '{0}, seed {1}: {2}': '{0}, Startwert {1}: {2}',
  'The record is saved in {0}.': 'Die Aufzeichnung ist in {0} gespeichert.',
  'postgres://user@host:5432/name (default: $HARENA_DATABASE)':
    'postgres://user@host:5432/name (Vorgabe: $HARENA_DATABASE)',
  'its password is in this file (default: $PGPASSWORD, or the file $PGPASSFILE)':
    'das Passwort steht in dieser Datei (Vorgabe: $PGPASSWORD, oder die Datei $PGPASSFILE)',
  'simulate on many machines: hand in jobs, see how they stand':
    'simuliert auf vielen Rechnern: Aufträge abgeben und sehen, wie sie stehen',
  'harena farm can submit, status, result and cancel, not {0}':
    'harena farm kann submit, status, result und cancel, nicht {0}',
  'hand in a simulation; prints its number': 'gibt eine Simulation ab und nennt ihre Nummer',
  'how many': 'wie viele',
  'how many a worker is handed at once (default: about half a second of work)':
    'wie viele ein Arbeiter auf einmal bekommt (Vorgabe: etwa eine halbe Sekunde Arbeit)',
  'how the jobs stand, and who works': 'wie die Aufträge stehen und wer arbeitet',
  'the number of one job': 'die Nummer eines Auftrags',
  'what a job came to, as harena simulate would print it':
    'was ein Auftrag ergeben hat, wie harena simulate es ausgäbe',
  'its number': 'seine Nummer',
  'until it is done': 'bis er erledigt ist',
  'save the tables as CSV: matches, seats, ends, lengths; - prints them':
    'speichert die Tabellen als CSV: Partien, Plätze, Enden, Längen; - gibt sie aus',
  'call a job off': 'sagt einen Auftrag ab',
  'a password on the command line can be seen by everybody on this machine; {0}':
    'ein Passwort in der Befehlszeile kann jeder auf diesem Rechner sehen; {0}',
  'which database? Give --database postgres://user@host:5432/name or set HARENA_DATABASE':
    'welche Datenbank? Gib --database postgres://user@host:5432/name an oder setze HARENA_DATABASE',
  'the farm is a package of its own: npm install @harena/farm':
    'die Farm ist ein eigenes Paket: npm install @harena/farm',
  'job {0}: {1} matches of {2}, seed {3}': 'Auftrag {0}: {1} Partien von {2}, Startwert {3}',
  'No worker is there yet: start some with harena worker.': 'Noch ist kein Arbeiter da: harena worker startet welche.',
  'the number of a job': 'die Nummer eines Auftrags',
  'There are no jobs; harena farm submit hands one in.': 'Es gibt keine Aufträge; harena farm submit gibt einen ab.',
  job: 'Auftrag',
  ruleset: 'Regelwerk',
  version: 'Version',
  seed: 'Startwert',
  state: 'Stand',
  done: 'erledigt',
  of: 'von',
  'a second': 'je Sekunde',
  'left (time)': 'noch',
  workers: 'Arbeiter',
  'job {0}: {1}': 'Auftrag {0}: {1}',
  'No worker is there; start some with harena worker.': 'Kein Arbeiter ist da; harena worker startet welche.',
  worker: 'Arbeiter',
  machine: 'Rechner',
  process: 'Prozess',
  threads: 'Threads',
  since: 'seit',
  'no worker is there that plays {0} {1}; start some with harena worker':
    'kein Arbeiter ist da, der {0} {1} spielt; harena worker startet welche',
  'PostgreSQL at {0} does not answer; waiting until it is back':
    'PostgreSQL auf {0} antwortet nicht; gewartet wird, bis es zurück ist',
  'job {0} is cancelled': 'Auftrag {0} ist abgesagt',
  'from a saved match: what comes of each answer in this phase, or the chance to win with it':
    'aus einer gespeicherten Partie: was in dieser Phase aus jeder Antwort wird, oder die Aussicht auf den Sieg mit ihr',
  'a match record': 'die Aufzeichnung einer Partie',
  'after so many answers (default: where it ends)': 'nach so vielen Antworten (Vorgabe: wo sie endet)',
  'whose question, counted from 1 (default: the first who is asked)':
    'wessen Frage, gezählt ab 1 (Vorgabe: der Erste, der gefragt ist)',
  'one answer as JSON (default: every legal one, up to twelve)':
    'eine Antwort als JSON (Vorgabe: jede erlaubte, bis zu zwölf)',
  'the chance to win from there, instead of the rest of the phase':
    'die Aussicht auf den Sieg von dort an, statt des Rests der Phase',
  'looks at everything in the record, also at what the one who is asked cannot know':
    'sieht alles in der Aufzeichnung, auch was der Gefragte nicht wissen kann',
  'who answers everything else, on all seats': 'wer alles Übrige beantwortet, auf allen Plätzen',
  'so many runs of the rules for exact odds; beyond that they are sampled':
    'so viele Durchläufe der Regeln für exakte Chancen; darüber wird gestichprobt',
  'so many samples at most': 'höchstens so viele Stichproben',
  'where samples take their dice from': 'woher Stichproben ihre Würfel nehmen',
  'After {0} of {1} answers. {2}: {3}': 'Nach {0} von {1} Antworten. {2}: {3}',
  'The first {0} of {1} legal answers; --answer names another.':
    'Die ersten {0} von {1} erlaubten Antworten; --answer nennt eine andere.',
  'the match is over there; --at goes back to an earlier answer':
    'die Partie ist dort vorbei; --at geht zu einer früheren Antwort zurück',
  'dice are to be thrown there; --at goes to another place': 'dort ist zu würfeln; --at geht an eine andere Stelle',
  'seat {0} is not asked there; asked is {1}': 'Platz {0} ist dort nicht gefragt; gefragt ist {1}',
  '--answer: {0} {1} Such as {2} would be legal.': '--answer: {0} {1} Erlaubt wäre etwa {2}.',
  'exact; who chooses by chance has chosen once': 'exakt; wer nach Zufall wählt, hat einmal gewählt',
  '{0} samples: {1}': '{0} Stichproben: {1}',
  'and {0} more, less likely; --json has all': 'und {0} weitere, weniger wahrscheinliche; --json hat alle',
  '{0} samples': '{0} Stichproben',
  'wins {0}': 'siegt {0}',
  'draws {0}': 'unentschieden {0}',
  'loses {0}': 'verliert {0}',
  'as a review values it: {0} for the one who is asked':
    'wie eine Auswertung es bewertet: {0} für den, der gefragt ist',
  'As a review values it, {0} wins {1} before his answer.':
    'Wie eine Auswertung es bewertet, gewinnt {0} vor seiner Antwort zu {1}.',
  '{0} ({1} to {2})': '{0} ({1} bis {2})',
  'two to eight ludi of GLADIATOR, month by month: auction, games, wagers; saved after every answer':
    'zwei bis acht Ludi von GLADIATOR, Monat für Monat: Auktion, Spiele, Wetten; nach jeder Antwort gespeichert',
  'the ludi at this keyboard, with commas (default: Ludus Magnus)':
    'die Ludi an dieser Tastatur, mit Kommas (Vorgabe: Ludus Magnus)',
  'how many more ludi the built-in lanistas run (default: 3)':
    'wie viele weitere Ludi die eingebauten Lanistas führen (Vorgabe: 3)',
  'after so many the campaign is over (default: 12)': 'nach so vielen ist die Kampagne vorbei (Vorgabe: 12)',
  'how your matches are fought: ask, hand, watch or decide (default: ask)':
    'wie deine Partien gekämpft werden: ask, hand, watch oder decide (Vorgabe: ask)',
  '--conduct is ask, hand, watch or decide, not "{0}"': '--conduct ist ask, hand, watch oder decide, nicht "{0}"',
  '{0}: {1} denarii': '{0}: {1} Denare',
  'list what is saved by name, matches and campaigns':
    'listet, was unter einem Namen gespeichert ist, Partien und Kampagnen',
  'write one of them into a file: a match as its record, a campaign with all its months':
    'schreibt eines davon in eine Datei: eine Partie als Aufzeichnung, eine Kampagne mit allen Monaten',
  'its name': 'sein Name',
  'Nothing is saved by name in {0}.': 'In {0} ist nichts unter einem Namen gespeichert.',
  'match (saved)': 'Partie',
  '{0}  {1}  {2}, {3} answers, saved {4}': '{0}  {1}  {2}, {3} Antworten, gespeichert {4}',
  '"{0}" is in {1}.': '"{0}" ist in {1}.',
  '"{0}" is deleted.': '"{0}" ist gelöscht.',
  'which ruleset and situation? See harena odds --help': 'welches Regelwerk, welche Lage? Siehe harena odds --help',
  'exact chances of a situation, from the rules themselves': 'exakte Chancen einer Lage, aus den Regeln selbst',
  'one of the commands below, or a situation as JSON: \'{"kind": ...}\'':
    'einer der Befehle unten, oder eine Lage als JSON: \'{"kind": ...}\'',
  'reads a JSON list of situations from standard input and answers with a list':
    'liest eine JSON-Liste von Lagen von der Standardeingabe und antwortet mit einer Liste',
  "unknown option '{0}'": "unbekannte Option '{0}'",
  'unknown situation "{0}", perhaps {1}? Known are {2}': 'unbekannte Lage "{0}", vielleicht {1}? Bekannt sind {2}',
  'the situation': 'die Lage',
  '(default: {0})': '(Vorgabe: {0})',
  'the opposite': 'das Gegenteil',
  'play in the terminal': 'im Terminal spielen',
  '{0}; not needed with --resume or --scenario': '{0}; mit --resume oder --scenario nicht nötig',
  'a match that is ready to play, by its name; see harena rulesets':
    'eine Partie, die spielbereit ist, mit ihrem Namen; siehe harena rulesets',
  'seeded, or typed: throw real dice and type what they show':
    'seeded, oder typed: wirf echte Würfel und tippe, was sie zeigen',
  'people play all gladiators, at one keyboard': 'Menschen spielen alle Gladiatoren, an einer Tastatur',
  'save it in the library under this name, and not in a file of its own':
    'speichert sie in der Bibliothek unter diesem Namen statt in einer eigenen Datei',
  'go on with a saved match: a file, or a name in the library':
    'macht mit einer gespeicherten Partie weiter: eine Datei oder ein Name in der Bibliothek',
  'number the columns and rows of the board': 'nummeriert Spalten und Reihen des Bretts',
  '--dice can be seeded or typed, not "{0}"': '--dice kann seeded oder typed sein, nicht "{0}"',
  '{0} Every answer is saved in {1}.': '{0} Jede Antwort wird in {1} gespeichert.',
  'give --scenario or --quick, not both': 'gib --scenario oder --quick an, nicht beides',
  'which ruleset? For instance: harena play munera': 'welches Regelwerk? Zum Beispiel: harena play munera',
  'nobody is played in {0}; harena duel --scenario lets the opponents fight it':
    'in {0} wird niemand gespielt; harena duel --scenario lässt die Gegner kämpfen',
  '--quick is a match as it is; leave out gladiators, set-up and options':
    '--quick ist eine Partie, wie sie ist; lass Gladiatoren, Aufstellung und Schalter weg',
  '--resume goes on with a match as it is; leave out set-up, options and seed':
    '--resume macht mit einer Partie weiter, wie sie ist; lass Aufstellung, Schalter und Startwert weg',
  '{0} is a match of {1}, not of {2}': '{0} ist eine Partie von {1}, nicht von {2}',
  'a match of the library keeps its name; leave out --name':
    'eine Partie der Bibliothek behält ihren Namen; lass --name weg',
  'there is neither a file nor a library with "{0}"': 'es gibt weder eine Datei noch eine Bibliothek mit "{0}"',
  '"{0}" is a campaign: its own command goes on with it':
    '"{0}" ist eine Kampagne: ihr eigener Befehl macht mit ihr weiter',
  '"{0}" is a match of {1}, not of {2}': '"{0}" ist eine Partie von {1}, nicht von {2}',
  'seed {0}': 'Startwert {0}',
  'real dice, typed in': 'echte Würfel, eingetippt',
  '{0}, {1}. Type the number of a choice, or h for help.': '{0}, {1}. Tippe die Nummer einer Wahl, oder h für Hilfe.',
  'tell a match from its record': 'erzählt eine Partie aus ihrer Aufzeichnung',
  'only check that the record leads to the log it was saved with; exit status 1 if not':
    'prüft nur, dass die Aufzeichnung zu dem Protokoll führt, mit dem sie gespeichert wurde; sonst Status 1',
  'stop after so many answers': 'hält nach so vielen Antworten an',
  'After {0} of {1} answers; the match is not over.': 'Nach {0} von {1} Antworten; die Partie ist nicht vorbei.',
  'from a finished match: the chance to win after every decision, and what choices and dice did to it':
    'aus einer beendeten Partie: die Aussicht auf den Sieg nach jeder Entscheidung, und was Entscheidungen und Würfel daran änderten',
  'for whom, counted from 1': 'für wen, gezählt ab 1',
  'so many samples for each value': 'so viele Stichproben für jeden Wert',
  'so many matches played to the end from each position': 'so viele zu Ende gespielte Partien aus jeder Stellung',
  'before the first die': 'vor dem ersten Würfel',
  'the end': 'das Ende',
  'The chance of {0} to win, in percent, and by how many points it was changed:':
    'Die Aussicht von {0} auf den Sieg, in Prozent, und um wie viele Punkte sie sich änderte:',
  'after (answers)': 'nach',
  decision: 'Entscheidung',
  'chance (to win)': 'Aussicht',
  own: 'eigene',
  others: 'andere',
  'the dice': 'die Würfel',
  'after {0} answers: {1} by {2}': 'nach {0} Antworten: {1} durch {2}',
  'By what the master has learned, {0} samples to a value, set right by {1} matches played to the end from each position; what he has learned is off by {2} points (root mean square).':
    'Nach dem, was der Meister gelernt hat, {0} Stichproben je Wert, berichtigt durch {1} zu Ende gespielte Partien aus jeder Stellung; was er gelernt hat, liegt um {2} Punkte daneben (quadratisches Mittel).',
  'By {0} matches played to the end from each position.': 'Nach {0} zu Ende gespielten Partien aus jeder Stellung.',
  'Disputed: {0}, by choices that the master would have advised though matches played on from there went worse.':
    'Umstritten: {0}, durch Entscheidungen, zu denen der Meister geraten hätte, obwohl von dort weitergespielte Kämpfe schlechter ausgingen.',
  'Errors (95 %) of the sums: own ±{0}, others ±{1}, dice ±{2}. A chance marked = is exact.':
    'Fehler (95 %) der Summen: eigene ±{0}, andere ±{1}, Würfel ±{2}. Eine mit = bezeichnete Aussicht ist exakt.',
  'what a paragraph of a rulebook says, in our words, and how we ruled':
    'was ein Paragraph eines Regelbuchs sagt, in unseren Worten, und wie wir ihn auslegen',
  'such as §6.4, R22, T5-3 or G-07, or a chapter such as §6; without it: the contents':
    'etwa §6.4, R22, T5-3 oder G-07, oder ein Kapitel wie §6; ohne Angabe: das Inhaltsverzeichnis',
  'which paragraphs have tests': 'welche Paragraphen Tests haben',
  tested: 'getestet',
  'without a test': 'ohne Test',
  '{0} of {1} paragraphs have tests ({2}), {3} are listed':
    '{0} von {1} Paragraphen haben Tests ({2}), {3} sind gelistet',
  '{0} come later and are not counted: {1}': '{0} kommen später und zählen nicht: {1}',
  'list the games with their gladiators, opponents and options':
    'listet die Spiele mit ihren Gladiatoren, Gegnern und Schaltern',
  '{0}  {1}, version {2}': '{0}  {1}, Version {2}',
  'gladiators: {0}': 'Gladiatoren: {0}',
  'opponents: {0}': 'Gegner: {0}',
  'presets:': 'Ausgaben:',
  'quick bouts:': 'schnelle Kämpfe:',
  'options:': 'Schalter:',
  '{0}: {1} ({2}): {3}; default {4}': '{0}: {1} ({2}): {3}; Vorgabe {4}',
  'list the scenarios, or tell of one': 'listet die Szenarien, oder erzählt von einem',
  'one of the list, or a file': 'eines der Liste, oder eine Datei',
  'for programs; of one scenario its file': 'für Programme; von einem Szenario seine Datei',
  'harena scenarios <id> tells more, harena play --scenario <id> begins.':
    'harena scenarios <id> erzählt mehr, harena play --scenario <id> fängt an.',
  '{0}, preset {1}': '{0}, Ausgabe {1}',
  'Switches: {0}': 'Schalter: {0}',
  'by the book': 'nach dem Buch',
  'It ends as the rules say.': 'Es endet, wie die Regeln sagen.',
  'sheets to print: blank, for a match, or as they stand in its middle':
    'Blätter zum Drucken: leer, für eine Partie, oder wie sie in ihrer Mitte stehen',
  'which sheet; harena sheets lists them': 'welches Blatt; harena sheets listet sie',
  'as they stand in this match': 'wie sie in dieser Partie stehen',
  'after so many answers of it': 'nach so vielen ihrer Antworten',
  'as the gladiator on this seat may know them, counted from 1':
    'wie der Gladiator auf diesem Platz sie kennen darf, gezählt ab 1',
  'a4 or letter': 'a4 oder letter',
  'prints a QR code that opens the match on the page at this address':
    'druckt einen QR-Code, der die Partie auf der Seite unter dieser Adresse öffnet',
  'there is nobody in this match for a {0}': 'in dieser Partie ist niemand für dieses Blatt: {0}',
  '{0} has no sheets': '{0} hat keine Blätter',
  'unknown sheet "{0}", perhaps {1}? {2} has {3}': 'unbekanntes Blatt "{0}", vielleicht {1}? {2} hat {3}',
  '--paper can be {0}, not "{1}"': '--paper kann {0} sein, nicht "{1}"',
  '--{0} is for the sheets of a match: name one with --record':
    '--{0} gilt für die Blätter einer Partie: nenne eine mit --record',
  '--page takes an address such as http://localhost:4173/, not "{0}"':
    '--page nimmt eine Adresse wie http://localhost:4173/, nicht "{0}"',
  'many matches between built-in opponents: win rates, lengths, causes of defeat':
    'viele Partien zwischen eingebauten Gegnern: Siegquoten, Längen, Gründe der Niederlagen',
  'on how many threads; the numbers are the same for any (default: as many as pay)':
    'auf wie vielen Threads; die Zahlen sind bei allen die gleichen (Vorgabe: so viele, wie sich lohnen)',
  'save the simulation there while it runs; the same command goes on with it':
    'speichert die Simulation dort, während sie läuft; derselbe Befehl macht mit ihr weiter',
  'go on with a saved simulation': 'macht mit einer gespeicherten Simulation weiter',
  'saved in {0}; the same command goes on from there': 'gespeichert in {0}; derselbe Befehl macht dort weiter',
  'give --state or --resume, not both': 'gib --state oder --resume an, nicht beides',
  'which ruleset? Name one, or a --scenario, or go on with a saved simulation by --resume':
    'welches Regelwerk? Nenne eines, oder ein --scenario, oder mach mit --resume bei einer gespeicherten Simulation weiter',
  '{0} matches of {1} {2}': '{0} Partien von {1} {2}',
  'options: {0}': 'Schalter: {0}',
  'undecided: {0} ({1})': 'unentschieden: {0} ({1})',
  'Causes of defeat': 'Gründe der Niederlagen',
  'Length in {0}': 'Länge in {0}',
  'Any of them again: harena duel {0} --seed {1}/0 (and the same flags), up to {2}':
    'Jede davon noch einmal: harena duel {0} --seed {1}/0 (und dieselben Angaben), bis {2}',
  name: 'Name',
  'kills (number)': 'getötet',
  '{0} % up to {1}': '{0} % bis {1}',
  'mean {0}, median {1}, from {2} to {3}': 'Mittel {0}, Median {1}, von {2} bis {3}',
  'play a match or a campaign again and prove that it is what was saved; exit status 1 if not':
    'spielt eine Partie oder Kampagne noch einmal und beweist, dass sie ist, was gespeichert wurde; sonst Status 1',
  'a file, or a name in the library': 'eine Datei, oder ein Name in der Bibliothek',
  'also that it is a match of that campaign: a file, or a name in the library':
    'auch dass es eine Partie dieser Kampagne ist: eine Datei, oder ein Name in der Bibliothek',
  'this is no match of {0}': 'das ist keine Partie von {0}',
  'Not the same: {0}.': 'Nicht dasselbe: {0}.',
  'the record says {0}, the replay leads to {1}': 'die Aufzeichnung sagt {0}, die Wiederholung führt zu {1}',
  'The same: the replay leads to the digest {0}.': 'Dasselbe: die Wiederholung führt zur Prüfsumme {0}.',
  'The same: the replay leads to its snapshot and the digest {0}.':
    'Dasselbe: die Wiederholung führt zum Schnappschuss und zur Prüfsumme {0}.',
  'The same: the replay leads to all {0} snapshots and the digest {1}.':
    'Dasselbe: die Wiederholung führt zu allen {0} Schnappschüssen und zur Prüfsumme {1}.',
  'from a saved match: why its opponents answered as they did':
    'aus einer gespeicherten Partie: warum ihre Gegner so geantwortet haben',
  'only the decision after so many answers': 'nur die Entscheidung nach so vielen Antworten',
  'No opponent has decided anything there.': 'Dort hat kein Gegner etwas entschieden.',
  'After {0} answers.': 'Nach {0} Antworten.',
  'work for the farm, on this machine; Ctrl-C ends it': 'arbeitet für die Farm, auf diesem Rechner; Strg-C beendet es',
  'on how many threads (default: one for each core)': 'auf wie vielen Threads (Vorgabe: einer je Kern)',
  'end when no job is left': 'endet, wenn kein Auftrag übrig ist',
  '{0}; trying again': '{0}; neuer Versuch',
  'working for {0} on {1}; Ctrl-C ends it': 'arbeitet für {0} auf {1}; Strg-C beendet es',
  '{0} thread': '{0} Thread',
  '{0} threads': '{0} Threads',
  'a worker is gone; what it had begun is played again':
    'ein Arbeiter ist weg; was er begonnen hatte, wird noch einmal gespielt',
  '{0} workers are gone; what they had begun is played again':
    '{0} Arbeiter sind weg; was sie begonnen hatten, wird noch einmal gespielt',
  'job {0} has failed: {1}': 'Auftrag {0} ist fehlgeschlagen: {1}',
  'job {0} needs {1} and this worker has {2}: left for others':
    'Auftrag {0} braucht {1} und dieser Arbeiter hat {2}: er bleibt anderen',
  '{0}. {1}: {2} points of {3} bouts.': '{0}. {1}: {2} Punkte aus {3} Kämpfen.',
  'The season is over after day {0}.': 'Die Saison ist nach Tag {0} vorbei.',
  'Nothing has been fought yet; there will be {0} days.': 'Noch ist nichts gekämpft; es werden {0} Tage.',
  'Day {0} of {1}; the crowd has spared {2} today.': 'Tag {0} von {1}; die Menge hat heute {2} begnadigt.',
  owner: 'Besitzer',
  fallen: 'gefallen',
  'Nobody has been recruited yet.': 'Noch ist niemand angeworben.',
  sheet: 'Blatt',
  now: 'jetzt',
  '{0} of {1}, {2}: {3}; {4} won, {5} lost, {6} drawn, {7} kills{8}.':
    '{0} von {1}, {2}: {3}; {4} gewonnen, {5} verloren, {6} unentschieden, {7} getötet{8}.',
  'not held': 'nicht ausgetragen',
  'without a fight': 'ohne Kampf',
  'Day {0}: {1} against {2}, {3}{4}{5}.': 'Tag {0}: {1} gegen {2}, {3}{4}{5}.',
  '? tells how to write it; /words lists proposals, ?N tells of proposal N':
    '? sagt, wie man schreibt; /Wörter listet Vorschläge, ?N erzählt von Vorschlag N',
  '{0} CF of his own': '{0} eigene CF',
  'out of his reach': 'außer Reichweite',
  'may go on top of an attack': 'darf auf einen Angriff obendrauf',
  'Up to five attacks, {0} CF at most in each [§9.3.2].': 'Bis zu fünf Angriffe, höchstens {0} CF in jedem [§9.3.2].',
  'With less than one CF of his own he cannot defend [§10.3.4].':
    'Mit weniger als einem eigenen CF kann er sich nicht verteidigen [§10.3.4].',
  'Of {0} he can strike {1} from here [§28.7.1.2].': 'An {0} kann er von hier treffen: {1} [§28.7.1.2].',
  'Write attacks | defence, such as head 4, legs 3 | 2 1 0 0 rest. ? tells more.':
    'Schreib Angriffe | Verteidigung, etwa head 4, legs 3 | 2 1 0 0 rest. ? sagt mehr.',
  '{0} dies of': '{0} stirbt an',
  'Attacks, a bar, the defence. Areas are {0}; h c g a l will do. "rest" is all that is left.':
    'Angriffe, ein Strich, die Verteidigung. Körperteile sind {0}; h c g a l genügt. "rest" ist alles, was übrig ist.',
  'two attacks; head 2 and chest 1 are defended': 'zwei Angriffe; Kopf 2 und Brust 1 sind verteidigt',
  'the same attacks; the rest defends the legs': 'dieselben Angriffe; der Rest verteidigt die Beine',
  'defence alone': 'nur Verteidigung',
  'attack alone': 'nur Angriff',
  'An attack takes up to {0} CF, each area is attacked once (§9.3.2).':
    'Ein Angriff nimmt bis zu {0} CF, jeder Körperteil wird einmal angegriffen (§9.3.2).',
  'Against {0}': 'Gegen {0}',
  'at half CF on {0}': 'mit halben CF: {0}',
  'Special defences, {0} CF each, one in a phase: as in | 2 0 0 0 0 parry':
    'Besondere Verteidigungen, je {0} CF, eine in einer Phase: wie in | 2 0 0 0 0 parry',
  'With several foes name the target: head 4 at Crixus.': 'Bei mehreren Gegnern nenne das Ziel: head 4 at Crixus.',
  '"top" puts the advantage on top: head 8 top (§26.5).': '"top" legt den Vorteil obendrauf: head 8 top (§26.5).',
  '/ lists proposals by number; a number shows the odds of that one.':
    '/ listet Vorschläge mit Nummern; eine Nummer zeigt die Chancen dazu.',
  'Log sheets are hidden: this is as if he were a usual man of his style, and unhurt.':
    'Die Blätter sind verdeckt: gerechnet ist, als wäre er ein gewöhnlicher Mann seines Stils, und unverletzt.',
  'Attack {0} CF, defence {1}: {2}; {3} left.': 'Angriff {0} CF, Verteidigung {1}: {2}; {3} übrig.',
  'y does it; or write another one.': 'y tut es; oder schreib etwas anderes.',
  'mean wounds': 'Wunden im Mittel',
  'weapon lost': 'Waffe verloren',
  'shield lost': 'Schild verloren',
  'against {0} CF': 'gegen {0} CF',
  'counts {0}': 'zählt {0}',
  'one bar | parts attacks and defence; there are more of them':
    'ein Strich | trennt Angriffe und Verteidigung; hier sind mehr davon',
  '"{0}": one number of CF is enough (§9.3.2)': '"{0}": eine Zahl von CF genügt (§9.3.2)',
  '"{0}": which area? One of {1} (§9.3.2)': '"{0}": welcher Körperteil? Einer von {1} (§9.3.2)',
  '"{0}": how many CF? For instance {1} 4 (§9.3.2)': '"{0}": wie viele CF? Zum Beispiel {1} 4 (§9.3.2)',
  'nobody can be attacked from here (§9.1); defence alone: | 2 1 0 0 0':
    'von hier kann niemand angegriffen werden (§9.1); nur Verteidigung: | 2 1 0 0 0',
  'at whom? Several can be attacked: ... at {0} (§26.5)': 'wen? Mehrere können angegriffen werden: ... at {0} (§26.5)',
  '"{0}" is nobody who can be attacked from here; it can be {1} (§9.1)':
    '"{0}" kann von hier nicht angegriffen werden; es geht {1} (§9.1)',
  '"{0}": "{1}" is neither an area ({2}) nor something to strike with ({3})':
    '"{0}": "{1}" ist weder ein Körperteil ({2}) noch etwas, womit man trifft ({3})',
  'five numbers for {0}, or names as in head 2, legs 1': 'fünf Zahlen für {0}, oder Namen wie in head 2, legs 1',
  '"{0}" is no part of a defence: {1}, and {2} (§9.3.3)':
    '"{0}" ist kein Teil einer Verteidigung: {1}, und {2} (§9.3.3)',
  'how many CF defend the {0}? (§9.3.3)': 'wie viele CF verteidigen: {0}? (§9.3.3)',
  'a defence is {0} (§9.3.3)': 'eine Verteidigung ist {0} (§9.3.3)',
  'the rest can go to one place only': 'der Rest kann nur an eine Stelle gehen',
  'Turn {0}, phase {1} of 8': 'Runde {0}, Phase {1} von 8',
  'walls: {0}': 'Wände: {0}',
  'wall: {0}': 'Wand: {0}',
  '{0} blood': '{0} Blut',
  '{0} is out: {1}.': '{0} ist ausgeschieden: {1}.',
  '{0}, {1}, at {2}, facing {3}.': '{0}, {1}, auf {2}, Blick nach {3}.',
  'On the ground {0}: {1}.': 'Am Boden {0}: {1}.',
  'The campaign is over after round {0}.': 'Die Kampagne ist nach Runde {0} vorbei.',
  'Round {0} of {1}.': 'Runde {0} von {1}.',
  'Nobody has been created yet.': 'Noch ist niemand erschaffen.',
  talents: 'Talente',
  'TR {0}, ST {1}, AG {2}, CN {3}, W {4}, luck {5}, prestige {6}, {7} XP':
    'TR {0}, ST {1}, AG {2}, CN {3}, W {4}, Glück {5}, Ansehen {6}, {7} XP',
  'Round {0}: {1}.': 'Runde {0}: {1}.',
  'The campaign is over after month {0}.': 'Die Kampagne ist nach Monat {0} vorbei.',
  '{0} is the Editor.': '{0} ist der Editor.',
  'Month {0}, {1} of {2} munera held.': 'Monat {0}, {1} von {2} Munera abgehalten.',
  men: 'Männer',
  victories: 'Siege',
  'Nobody has a gladiator.': 'Niemand hat einen Gladiator.',
  cost: 'Kosten',
  '{0}: {1} denarii, reputation {2}, {3} men.': '{0}: {1} Denare, Ruf {2}, {3} Männer.',
  'TR {0}, ST {1}, AG {2}, CN {3}, W {4}, prestige {5}, {6} XP':
    'TR {0}, ST {1}, AG {2}, CN {3}, W {4}, Ansehen {5}, {6} XP',
  '{0}, combat value {1}: {2}; {3}.': '{0}, Kampfwert {1}: {2}; {3}.',
  'Write the names of men with commas, or none.': 'Schreib die Namen von Männern mit Kommas, oder none.',
  'Write a sum in denarii, 0 for no bid.': 'Schreib eine Summe in Denaren, 0 für kein Gebot.',
  'Write how often ten denarii are spent; for each man by himself with commas, if that is the rule.':
    'Schreib, wie oft zehn Denare ausgegeben werden; für jeden Mann einzeln mit Kommas, wenn das die Regel ist.',
  'Write the level of each man, from 1 to 10, such as 4 4 6, or none.':
    'Schreib die Stufe jedes Mannes, von 1 bis 10, etwa 4 4 6, oder none.',
  'Write <man> for <denarii>, to sell one of yours with to <ludus> behind it, or none.':
    'Schreib <Mann> for <Denare>, um einen von deinen zu verkaufen mit to <Ludus> dahinter, oder none.',
  'Write <match> <first or second> <units>, several with commas, such as 3 first 2, 5 second 1; or none.':
    'Schreib <Partie> <first oder second> <Einheiten>, mehrere mit Kommas, etwa 3 first 2, 5 second 1; oder none.',
  'Write <match> <first or second> <what you may lose> for <what you win> with <ludus>, or none.':
    'Schreib <Partie> <first oder second> <was du verlieren kannst> for <was du gewinnst> with <Ludus>, oder none.',
  'there is no ludus "{0}"; there are {1}': 'es gibt keinen Ludus "{0}"; es gibt {1}',
  'this can be read as {0}: mind the space': 'das kann man lesen als {0}: achte auf das Leerzeichen',
  'or as': 'oder als',
  '"{0}" is not a plot that is open to him; ? lists them': '"{0}" ist kein Plan, der ihm offensteht; ? listet sie',
  'Write one of {0}.': 'Schreib eines von {0}.',
  'Write a plot, such as {0}. ? lists all {1}; ?F tells where F leads.':
    'Schreib einen Plan, etwa {0}. ? listet alle {1}; ?F sagt, wohin F führt.',
  'one hex': 'ein Feld',
  'two hexes': 'zwei Felder',
  'stand still, with turns': 'stehen bleiben, mit Drehungen',
  'three hexes straight ahead': 'drei Felder geradeaus',
  'kneel, or rise to the knees': 'knien, oder auf die Knie kommen',
  'make ready to ward off a net': 'bereit machen, ein Netz abzuwehren',
  'pick something up': 'etwas aufheben',
  'roll on the ground': 'am Boden rollen',
  'kick what lies there, K1 ahead and on clockwise': 'treten, was dort liegt, K1 voraus und weiter im Uhrzeigersinn',
  'forward, backward': 'vorwärts, rückwärts',
  'sidestep ahead to the right, to the left': 'Seitschritt voraus nach rechts, nach links',
  'sidestep back to the right, to the left': 'Seitschritt zurück nach rechts, nach links',
  'turn before the step, which then goes that way, or after it':
    'Drehung vor dem Schritt, der dann dorthin geht, oder danach',
  'any two of these steps, one after the other': 'zwei beliebige dieser Schritte nacheinander',
  'a second hex the same way': 'ein zweites Feld in derselben Richtung',
  'toss the net, swing it': 'das Netz werfen, es schwingen',
  'lay the net so many hexes away': 'das Netz so viele Felder weit legen',
  '{0}: he stays where he is.': '{0}: er bleibt, wo er ist.',
  'in the hex of {0}': 'im Feld von {0}',
  'in his front': 'vor ihm',
  'not in his front': 'nicht vor ihm',
  '{0} {1} away, {2}': '{0} {1} entfernt, {2}',
  '{0} ends at {1}, facing {2}': '{0} endet auf {1}, Blick nach {2}',
  '{0}, if nobody moves or comes between.': '{0}, wenn sich niemand bewegt oder dazwischenkommt.',
  'plots: {0}': 'Pläne: {0}',
  'moves {0}; {1}': 'Bewegungen {0}; {1}',
  "{0}'s body: {1}.": 'Körper von {0}: {1}.',
  "{0}'s plots in this turn: {1}.": 'Pläne von {0} in dieser Runde: {1}.',
  'ratings and armour are still to be rolled': 'Werte und Rüstung sind noch auszuwürfeln',
  'CF {0} of {1}': 'CF {0} von {1}',
  'vision -{0}': 'Sicht -{0}',
  'endurance -{0}': 'Ausdauer -{0}',
  'wounds/{0}': 'Wunden/{0}',
  '{0} of {1} wounds': '{0} von {1} Wunden',
  '{0} CF lost': '{0} CF verloren',
  '{0} of {1} moves left': '{0} von {1} Bewegungen übrig',
  'empty hands': 'leere Hände',
  'sheath: {0}': 'Scheide: {0}',
  '{0} arrows': '{0} Pfeile',
  'tally {0} attack, {1} defence': 'Strichliste {0} Angriff, {1} Verteidigung',
  '({0} points)': '({0} Punkte)',
  '({0} points, {1} of {2} boxes gone)': '({0} Punkte, {1} von {2} Kästchen weg)',
  'The career is closed in {0}.': 'Die Laufbahn ist im {0} geschlossen.',
  '{0}; {1} to go.': '{0}; noch {1}.',
  'Nobody has joined yet.': 'Noch ist niemand dabei.',
  'misses {0}': 'fehlt im {0}',
  '{0} won, {1} lost, {2} drawn, Fame {3}': '{0} gewonnen, {1} verloren, {2} unentschieden, Fame {3}',
  '{0}, {1}: {2} ({3}), {4} against {5}': '{0}, {1}: {2} ({3}), {4} gegen {5}',
  'Fame {0} ({1} in all)': 'Fame {0} ({1} insgesamt)',
  'order: {0}': 'Reihenfolge: {0}',
  'right hand {0}': 'rechte Hand {0}',
  'left hand {0}': 'linke Hand {0}',
  '{0} Star Power': '{0} Star Power',
  '(armor {0})': '(Rüstung {0})',
  '{0} in {1}': '{0} in {1}',
  'On the ground: {0}.': 'Am Boden: {0}.',
  '{0}, {1}, in {2}: {3}.': '{0}, {1}, in {2}: {3}.',
  'gate {0}': 'Tor {0}',
  '{0} is in one zone with {1}.': '{0} ist in einer Zone mit {1}.',
  '{0} is {1} from {2}.': '{0} ist {1} von {2} entfernt.',
  'On the ground: {0}': 'Am Boden: {0}',
  '{0} helmet': 'Helm: {0}',
  'ahead on the right': 'voraus rechts',
  'behind on the right': 'hinten rechts',
  'behind on the left': 'hinten links',
  'ahead on the left': 'voraus links',
  'at {0},{1}': 'auf {0},{1}',
  'at {0},{1}, facing {2}': 'auf {0},{1}, Blick nach {2}',
  '{0} is in the same hex as {1}.': '{0} ist im selben Feld wie {1}.',
  '{0} is {1}; {2} is {3} of him.': '{0} ist {1}; {2} ist von ihm aus {3}.',
  "under {0}'s feet": 'unter den Füßen von {0}',
  '{0} from {1}, {2}, {3}': '{0} von {1}, {2}, {3}',
  '{0} must be a whole number {1}, not "{2}"': '{0} muss eine ganze Zahl sein, {1}, nicht "{2}"',
  'there is no such file': 'diese Datei gibt es nicht',
  'there is no such folder': 'diesen Ordner gibt es nicht',
  'this is not permitted': 'das ist nicht erlaubt',
  'the disk can only be read': 'der Datenträger kann nur gelesen werden',
  'it is a folder': 'es ist ein Ordner',
  'the disk is full': 'der Datenträger ist voll',
  'your share of the disk is full': 'dein Anteil am Datenträger ist voll',
  'it would be too large': 'es würde zu groß',
  'the disk is damaged': 'der Datenträger ist beschädigt',
  'it is a pipe or a device and no file': 'es ist eine Pipe oder ein Gerät und keine Datei',
  'its links lead in a circle': 'seine Verweise führen im Kreis',
  'its name is too long': 'sein Name ist zu lang',
  'too many files are open': 'zu viele Dateien sind offen',
  'it is no name of a file': 'es ist kein Dateiname',
  '{0} cannot be written: it is {1}': '{0} kann nicht geschrieben werden: es ist {1}',
  'a link; name the file itself': 'ein Verweis; nenne die Datei selbst',
  'a folder': 'ein Ordner',
  'a pipe and no file': 'eine Pipe und keine Datei',
  'a device and no file': 'ein Gerät und keine Datei',
  '{0} cannot be written: {1}': '{0} kann nicht geschrieben werden: {1}',
  'Examples:': 'Beispiele:',
  "unknown command '{0}'": "unbekannter Befehl '{0}'",
  "missing required argument '{0}'": "das Argument '{0}' fehlt",
  "option '{0}' argument missing": "der Option '{0}' fehlt ihr Wert",
  "required option '{0}' not specified": "die Option '{0}' fehlt",
  '(Did you mean {0}?)': '(Meintest du {0}?)',
  'a name in the library has up to 60 letters, digits and hyphens, not "{0}"':
    'ein Name in der Bibliothek hat bis zu 60 Buchstaben, Ziffern und Bindestriche, nicht "{0}"',
  'it was kept by rules of version {0}; these are {1}, which is older':
    'gespeichert wurde mit Regeln der Version {0}; diese sind {1}, also älter',
  'it is of the ruleset "{0}", not of "{1}"': 'es gehört zum Regelwerk "{0}", nicht zu "{1}"',
  'the rules of {0} cannot be read: {1}': 'die Regeln von {0} können nicht gelesen werden: {1}',
  'the tests are not here: --coverage needs the checkout':
    'die Tests sind nicht hier: --coverage braucht den Quelltext',
  '{0} is no library of Harena': '{0} ist keine Bibliothek von Harena',
  '{0} is of a newer Harena (version {1}, this reads {2}): that one opens it':
    '{0} ist von einer neueren Harena (Version {1}, diese liest {2}): jene öffnet sie',
  '{0} is no library that Harena has made: its tables are others':
    '{0} ist keine Bibliothek, die Harena angelegt hat: ihre Tabellen sind andere',
  '{0} is no plain file: move it or delete it': '{0} ist keine gewöhnliche Datei: verschiebe oder lösche sie',
  'another process writes in it; try again': 'ein anderer Prozess schreibt darin; versuch es noch einmal',
  '{0} is damaged or no database: move it away and import what you have exported':
    '{0} ist beschädigt oder keine Datenbank: schaff sie beiseite und importiere, was du exportiert hast',
  '{0} cannot be used: {1}': '{0} kann nicht benutzt werden: {1}',
  '{0} was given up: {1} was deleted or replaced, and another may have gone on':
    '{0} wurde aufgegeben: {1} wurde gelöscht oder ersetzt, und ein anderer kann weitergemacht haben',
  '{0} is in the way: move it or delete it': '{0} ist im Weg: verschiebe oder lösche es',
  'since {0} UTC': 'seit {0} UTC',
  '{0} is in use by process {1}{2} {3}: end that one first, or delete {4} if it is gone':
    '{0} wird von Prozess {1}{2} {3} benutzt: beende ihn zuerst, oder lösche {4}, wenn es ihn nicht mehr gibt',
  'the first gladiator': 'der erste Gladiator',
  'the second gladiator': 'der zweite Gladiator',
  'everyone: a,b,c each for himself, a+b,c+d in teams': 'alle: a,b,c jeder für sich, a+b,c+d in Gruppen',
  'somebody decides for everyone, also where the tables of the game could':
    'jemand entscheidet für jeden, auch wo es die Tabellen des Spiels könnten',
  'the whole set-up as JSON, instead of naming gladiators':
    'die ganze Aufstellung als JSON, statt Gladiatoren zu nennen',
  'a prepared match, instead of a ruleset and gladiators; see harena scenarios':
    'eine vorbereitete Partie, statt Regelwerk und Gladiatoren; siehe harena scenarios',
  'how well opponents play; several, by seat, with commas': 'wie gut Gegner spielen; mehrere, nach Plätzen, mit Kommas',
  'a bundle of house rules, where the game has any; --option wins over it':
    'ein Bündel von Hausregeln, wo das Spiel welche hat; --option geht vor',
  'other switches and table entries, as JSON; see docs/balance/README.md':
    'andere Schalter und Tabelleneinträge, als JSON; siehe docs/balance/README.md',
  '--fighters names everyone who fights; leave out --as and --against':
    '--fighters nennt alle, die kämpfen; lass --as und --against weg',
  '--setup names everyone who fights; leave out --as, --against and --fighters':
    '--setup nennt alle, die kämpfen; lass --as, --against und --fighters weg',
  '{0} has no gladiators to name: they are created in play':
    '{0} hat keine Gladiatoren zu nennen: sie entstehen im Spiel',
  'unknown gladiator "{0}", perhaps {1}? Known are {2}':
    'unbekannter Gladiator "{0}", vielleicht {1}? Bekannt sind {2}',
  '--option takes id=value, not "{0}"': '--option nimmt id=wert, nicht "{0}"',
  '{0} has no presets; --option turns its switches one by one':
    '{0} hat keine Bündel; --option stellt seine Schalter einzeln',
  'unknown preset "{0}"; {1} has {2}': 'unbekanntes Bündel "{0}"; {1} hat {2}',
  '--opponent names {0} levels for {1} gladiators': '--opponent nennt {0} Stufen für {1} Gladiatoren',
  'which ruleset, or which --scenario? For instance: munera':
    'welches Regelwerk, oder welches --scenario? Zum Beispiel: munera',
  'two sides are needed, not {0}: a,b or a+b,c+d in --fighters':
    'zwei Seiten sind nötig, nicht {0}: a,b oder a+b,c+d in --fighters',
  'somebody must decide on both sides: --head-to-head may help':
    'auf beiden Seiten muss jemand entscheiden: --head-to-head kann helfen',
  'refused too often: {0}': 'zu oft abgelehnt: {0}',
  'an answer is {"answer": ...} or {"pick": 0 to {0}}': 'eine Antwort ist {"answer": ...} oder {"pick": 0 bis {0}}',
  'an answer': 'eine Antwort',
  'it has ended': 'es ist zu Ende',
  'no answer in {0} s': 'keine Antwort in {0} s',
  '{0} cannot be read: {1}': '{0} kann nicht gelesen werden: {1}',
  'it is longer than {0} bytes': 'es ist länger als {0} Bytes',
  'it is not a text in UTF-8': 'es ist kein Text in UTF-8',
  'standard input cannot be read: {0}': 'die Standardeingabe kann nicht gelesen werden: {0}',
  'it is of {0}': 'es gehört zu {0}',
  'it does not lead to its digest': 'es führt nicht zu seiner Prüfsumme',
  'it was kept by rules of version {0}, these are {1}: a newer Harena opens it':
    'gespeichert wurde mit Regeln der Version {0}, diese sind {1}: eine neuere Harena öffnet es',
  '{0} holds nothing of the name "{1}"': '{0} enthält nichts mit dem Namen "{1}"',
  'some of its answers are missing': 'einige seiner Antworten fehlen',
  'a part of it': 'ein Teil davon',
  '"{0}" in the library cannot be opened: {1}': '"{0}" in der Bibliothek kann nicht geöffnet werden: {1}',
  'unknown scenario "{0}", perhaps {1}? harena scenarios lists them; a file is taken too':
    'unbekanntes Szenario "{0}", vielleicht {1}? harena scenarios listet sie; auch eine Datei geht',
  '{0} is a scenario of {1}, not of {2}': '{0} ist ein Szenario von {1}, nicht von {2}',
  'The arena in software: gladiator games, refereed.': 'Die Arena als Programm: Gladiatorenspiele, mit Schiedsrichter.',
  'print the version': 'nennt die Version',
  'show this': 'zeigt dies',
  'show the help of a command': 'zeigt die Hilfe eines Befehls',
  'the system refuses: {0}': 'das System weigert sich: {0}',
  'this should not have happened (HARENA_DEBUG=1 shows where): {0}':
    'das hätte nicht geschehen dürfen (HARENA_DEBUG=1 zeigt, wo): {0}',
  'standard output cannot be written: {0}': 'die Standardausgabe kann nicht geschrieben werden: {0}',
  Cast: 'Wurf',
  'Pick up': 'Aufheben',
  'Place (on the board)': 'Aufstellen',
  '... and {0} more: /words lists those that contain the words.':
    '... und {0} weitere: /Wörter listet die, in denen die Wörter vorkommen.',
  'No choice contains these words.': 'In keiner Wahl kommen diese Wörter vor.',
  '{0}: no dice are thrown.': '{0}: es wird nicht gewürfelt.',
  'a line is longer than {0} characters': 'eine Zeile ist länger als {0} Zeichen',
  '{0} throws': '{0} Würfe',
  'dice: {0}': 'Würfel: {0}',
  '{0} won after {1}.': '{0} hat gewonnen nach {1}.',
  'A draw after {0}.': 'Unentschieden nach {0}.',
  '{0} killed': '{0} getötet',
  '{0} of {1} {2}, {3} a second, {4} left': '{0} von {1} {2}, {3} je Sekunde, noch {4}',
  'there is no paragraph "{0}"; near it are {1}': 'es gibt keinen Paragraphen "{0}"; in der Nähe sind {1}',
  'A number   makes that choice\n{...}      an answer as JSON, for what is not listed\n?N         the odds of choice N in full: every modifier with its paragraph\n/words     only the choices that contain these words\nr §6.4     what a rule says and how we ruled\nu          takes back your last decision\nb          shows the arena again\nc          coordinates on or off\nl          the whole log\ns FILE     saves the record, in FILE if you name one, and plays on\nq          saves the record and ends':
    'Eine Zahl  trifft diese Wahl\n{...}      eine Antwort als JSON, für alles, was nicht gelistet ist\n?N         die Chancen von Wahl N: jeder Modifikator mit seinem Paragraphen\n/Wörter    nur die Wahlen, in denen diese Wörter vorkommen\nr §6.4     was eine Regel sagt und wie wir sie auslegen\nu          nimmt deine letzte Entscheidung zurück\nb          zeigt die Arena noch einmal\nc          Koordinaten an oder aus\nl          das ganze Protokoll\ns DATEI    speichert die Aufzeichnung, in DATEI, wenn du eine nennst, und spielt weiter\nq          speichert die Aufzeichnung und endet',
  'Here an answer is written out, and what is an answer comes first. Commands may be\nwritten in full: board, coordinates, log, save, undo, rule, help, quit. ? tells how\nto answer, ?... about an answer, /words lists choices by number.':
    'Hier wird eine Antwort ausgeschrieben, und was eine Antwort ist, geht vor. Befehle\ndürfen ganz geschrieben werden: board, coordinates, log, save, undo, rule, help,\nquit. ? sagt, wie man antwortet, ?... etwas über eine Antwort, /Wörter listet\nWahlen mit Nummern.',
  's FILE saves it elsewhere.': 's DATEI speichert sie woanders.',
  '{0} lines of the input came to nothing': '{0} Zeilen der Eingabe haben zu nichts geführt',
  'Hand the keyboard to {0}.': 'Gib die Tastatur an {0}.',
  'Only he should look now; Enter goes on.': 'Nur er sollte jetzt hinsehen; Eingabe geht weiter.',
  '"{0}" is not a command; h lists them.': '"{0}" ist kein Befehl; h listet sie.',
  'this is no answer and no command; ? tells how to answer':
    'das ist keine Antwort und kein Befehl; ? sagt, wie man antwortet',
  '{0}: y does it; or write another one.': '{0}: y tut es; oder schreib etwas anderes.',
  'there is nothing to confirm': 'es gibt nichts zu bestätigen',
  'Taken back.': 'Zurückgenommen.',
  'Not saved: {0}. {1}': 'Nicht gespeichert: {0}. {1}',
  '{0} q again leaves without saving.': '{0} Noch einmal q endet ohne zu speichern.',
  'The others decide at the same time: what you type is not shown.':
    'Die anderen entscheiden gleichzeitig: was du tippst, wird nicht gezeigt.',
  '{0} throws one die {1}: type what it shows.': '{0} wirft einen Würfel {1}: tippe, was er zeigt.',
  '{0} throws {1} dice {2}: type what they show.': '{0} wirft {1} Würfel {2}: tippe, was sie zeigen.',
  'The match is not saved.': 'Die Partie ist nicht gespeichert.',
  'See it again: harena replay {0}': 'Noch einmal ansehen: harena replay {0}',
  'Go on with: {0}': 'Weiter mit: {0}',
  '{0}: an answer looks like {"do": "rest"}': '{0}: eine Antwort sieht aus wie {"do": "rest"}',
  'there is nothing to choose now': 'es gibt jetzt nichts zu wählen',
  'choose a number from 1 to {0}': 'wähle eine Zahl von 1 bis {0}',
  "the farm's tables were made by a later version of Harena; bring this one up to date":
    'die Tabellen der Farm sind von einer späteren Version von Harena; bring diese auf den neuesten Stand',
  'the database must be given as postgres://user@host:5432/name':
    'die Datenbank muss als postgres://user@host:5432/name angegeben werden',
  'no PostgreSQL answers at {0} ({1})': 'auf {0} antwortet kein PostgreSQL ({1})',
  'PostgreSQL at {0} wants a password: set PGPASSWORD, or name a file with it':
    'PostgreSQL auf {0} will ein Passwort: setze PGPASSWORD, oder nenne eine Datei damit',
  'PostgreSQL at {0} does not allow the farm to make or use its tables: {1}':
    'PostgreSQL auf {0} erlaubt der Farm nicht, ihre Tabellen anzulegen oder zu benutzen: {1}',
  'PostgreSQL at {0} refuses: {1}': 'PostgreSQL auf {0} weigert sich: {1}',
  'a job may not have invisible characters in its set-up':
    'ein Auftrag darf keine unsichtbaren Zeichen in seiner Aufstellung haben',
  'a chunk of so many matches must have at least {0}, not {1}':
    'ein Stück von so vielen Partien muss mindestens {0} haben, nicht {1}',
  'there is no job {0} in {1}; there are {2}': 'es gibt keinen Auftrag {0} in {1}; es gibt {2}',
  'there is no job {0} in {1}; there is none': 'es gibt keinen Auftrag {0} in {1}; es gibt gar keinen',
  'job {0} cannot be cancelled: it is {1}': 'Auftrag {0} kann nicht abgesagt werden: er ist {1}',
  'job {0} was cancelled after {1} of {2} matches': 'Auftrag {0} wurde nach {1} von {2} Partien abgesagt',
  'job {0} is not done: {1} of {2} matches are played':
    'Auftrag {0} ist nicht erledigt: {1} von {2} Partien sind gespielt',
  'job {0} was played with {1} {2}; this is {3}': 'Auftrag {0} wurde mit {1} {2} gespielt; dies ist {3}',
  'the connection to {0} was lost': 'die Verbindung zu {0} ist verloren',
  'the queue in {0} ended the work': 'die Schlange in {0} hat die Arbeit beendet',
  'no such ruleset': 'dieses Regelwerk gibt es nicht',
  'set PGPASSWORD or HARENA_DATABASE, or name a file with --password-file':
    'setze PGPASSWORD oder HARENA_DATABASE, oder nenne mit --password-file eine Datei',
  'with --win: enough once the interval reaches no further to either side':
    'mit --win: genug, sobald der Bereich nach beiden Seiten nicht weiter reicht',
  'with how many gladiators each begins (default: 3)': 'mit wie vielen Gladiatoren jeder anfängt (Vorgabe: 3)',
  'delete one of them for good': 'löscht eines davon endgültig',
  'where the PDF goes; without it <ruleset>-<kind>.pdf': 'wohin das PDF kommt; ohne Angabe <ruleset>-<kind>.pdf',
  'with the net: after a plot that is listed here without it':
    'mit dem Netz: nach einem Plan, der hier ohne es gelistet ist',
  '{0}, spared': '{0}, begnadigt',
  and: 'und',
  Journal: 'Tagebuch',
  laurels: 'Lorbeeren',
  laurel: 'Lorbeer',
  default: 'Vorgabe',
  'the file': 'die Datei',
  '--scenario names everyone who fights and the rules; leave out --as, --against, --fighters, --head-to-head, --setup and --preset':
    '--scenario nennt alle, die kämpfen, und die Regeln; lass --as, --against, --fighters, --head-to-head, --setup und --preset weg',
  '{0} min {1} s': '{0} min {1} s',
  it: 'es',
  this: 'das',
  'a match of it': 'ein Kampf daraus',
}
