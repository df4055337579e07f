/** German: what all games share. */
import type { Catalogue } from '@harena/engine'

export const engine: Catalogue = {
  'the campaign': 'die Kampagne',
  'this is not a campaign: "format" must be "{0}"': 'das ist keine Kampagne: „format“ muss „{0}“ sein',
  'the campaign has format version {0}; this program reads {1}':
    'die Kampagne hat Formatversion {0}; dieses Programm liest {1}',
  'the campaign is damaged: it needs "head", "by", "months" and "digest"':
    'die Kampagne ist beschädigt: sie braucht „head“, „by“, „months“ und „digest“',
  'the campaign is damaged: month {0} needs "snapshot" and "tape"':
    'die Kampagne ist beschädigt: Monat {0} braucht „snapshot“ und „tape“',
  'the campaign was kept by version {0} of {1}; this is {2}':
    'die Kampagne wurde von Version {0} geführt ({1}); dies ist {2}',
  'the snapshot of month {0} is not where the answers before it lead':
    'der Stand von Monat {0} ist nicht, wohin die Antworten davor führen',
  'the campaign says {0}, playing it leads to {1}': 'die Kampagne sagt {0}, gespielt führt sie zu {1}',
  '"{0}" must be {1}, not {2}': '„{0}“ muss sein: {1}, nicht {2}',
  ': it must be {0}': ': es muss sein: {0}',
  'a whole number, {0} or more': 'eine ganze Zahl, {0} oder mehr',
  'a whole number from {0} to {1}': 'eine ganze Zahl von {0} bis {1}',
  'a number from {0} to {1}': 'eine Zahl von {0} bis {1}',
  'a text of at most {0} characters, none of them invisible': 'ein Text von höchstens {0} Zeichen, keines unsichtbar',
  'true or false': 'true oder false',
  '{0} to {1}': '{0} bis {1}',
  'a list of {0}': 'eine Liste mit {0}',
  'an object with {0}': 'ein Objekt mit {0}',
  'unknown field {0}; known are {1}': 'unbekanntes Feld {0}; bekannt sind {1}',
  '"{0}" is missing{1}': '„{0}“ fehlt{1}',
  'an object': 'ein Objekt',
  '"{0}" has {1} entries; at most {2} are read': '„{0}“ hat {1} Einträge; höchstens {2} werden gelesen',
  '"{0}" has an entry {1}; each is {2}': '„{0}“ hat einen Eintrag {1}; jeder ist {2}',
  'option "{0}" cannot be {1}; it can be such as {2} ({3})':
    'Option „{0}“ kann nicht {1} sein; möglich ist etwa {2} ({3})',
  '{0} wins': '{0} gewinnt',
  '{0} win': '{0} gewinnen',
  '{0} by holding out for {1}.': '{0} durch Durchhalten: {1}.',
  '{0} by keeping {1} from harm for {2}.': '{0}, wenn {1} unversehrt bleibt: {2}.',
  '{0} by bringing {1} down.': '{0}, wenn {1} fällt.',
  '{0} by bringing {1} down within {2}.': '{0}, wenn {1} fällt; Zeit: {2}.',
  'held out': 'durchgehalten',
  'not held out': 'nicht durchgehalten',
  'brought {0} down': '{0} bezwungen',
  'not brought {0} down': '{0} nicht bezwungen',
  'kept {0} from harm': '{0} bewahrt',
  'not kept {0} from harm': '{0} nicht bewahrt',
  '{0} has {1}: the match is over.': '{0} hat {1}: die Partie ist vorbei.',
  '{0} have {1}: the match is over.': '{0} haben {1}: die Partie ist vorbei.',
  'The goal is set for team {0}; there are {1}.': 'Das Ziel gilt für Seite {0}; es gibt {1}.',
  'The goal names seat {0}; there are seats 0 to {1}.': 'Das Ziel nennt Platz {0}; es gibt die Plätze 0 bis {1}.',
  'A side cannot be set to defeat one of its own.': 'Eine Seite kann nicht einen der Ihren bezwingen sollen.',
  'A side can only guard one of its own.': 'Eine Seite kann nur einen der Ihren bewahren.',
  north: 'Norden',
  'north-east': 'Nordosten',
  'south-east': 'Südosten',
  south: 'Süden',
  'south-west': 'Südwesten',
  'north-west': 'Nordwesten',
  'the match of {0} in month {1} does not lead where it led in the campaign':
    'der Kampf von {0} in Monat {1} führt nicht dorthin, wohin er in der Kampagne führte',
  '{0} is {1} characters long; at most {2} are read': '{0}: {1} Zeichen lang; höchstens {2} werden gelesen',
  '{0} is nested more than {1} levels deep': '{0}: mehr als {1} Ebenen tief verschachtelt',
  '{0} is not JSON, or it was cut off{1}': '{0}: kein JSON oder abgeschnitten{1}',
  'unknown ruleset "{0}"; known are {1}': 'unbekanntes Regelwerk „{0}“; bekannt sind {1}',
  'unknown opponent "{0}"; {1} has {2}': 'unbekannter Gegner „{0}“; {1} hat {2}',
  '{0} has no quick bout': '{0} hat keinen schnellen Kampf',
  'unknown quick bout "{0}"; {1} has {2}': 'unbekannter schneller Kampf „{0}“; {1} hat {2}',
  'Record sheet': 'Bilanzbogen',
  'a gladiator with his arms and what he has left': 'ein Gladiator mit seinen Waffen und was ihm bleibt',
  'That is no answer: it must be plain data.': 'Das ist keine Antwort: es müssen einfache Daten sein.',
  'the record is damaged: there is no seat {0} to end the match':
    'die Aufzeichnung ist beschädigt: es gibt keinen Platz {0}, der die Partie beenden könnte',
  'entry {0} is not legal: {1} {2}': 'Eintrag {0} ist nicht erlaubt: {1} {2}',
  'the record': 'die Aufzeichnung',
  'a seed may have up to {0} characters': 'ein Startwert darf bis zu {0} Zeichen haben',
  'a seed may not have invisible characters, as {0} has':
    'ein Startwert darf keine unsichtbaren Zeichen haben, wie {0} sie hat',
  'this is not a match record: "format" must be "{0}"':
    'das ist keine Aufzeichnung einer Partie: „format“ muss „{0}“ sein',
  'the record is damaged: it is nested too deep or not plain data':
    'die Aufzeichnung ist beschädigt: zu tief verschachtelt oder keine einfachen Daten',
  'the record has format version {0}; this program reads {1}':
    'die Aufzeichnung hat Formatversion {0}; dieses Programm liest {1}',
  'the id of a ruleset': 'die Kennung eines Regelwerks',
  'a version such as "1.0.0"': 'eine Version wie „1.0.0“',
  'an object of switches': 'ein Objekt mit Schaltern',
  'the set-up of the match': 'die Aufstellung der Partie',
  '64 hexadecimal digits': '64 hexadezimale Ziffern',
  'a place in a campaign': 'eine Stelle in einer Kampagne',
  'the record is damaged: "tape" must be a list of answers':
    'die Aufzeichnung ist beschädigt: „tape“ muss eine Liste von Antworten sein',
  'the record has {0} answers; at most {1} are read':
    'die Aufzeichnung hat {0} Antworten; höchstens {1} werden gelesen',
  'the record is damaged: it goes on after somebody ended the match':
    'die Aufzeichnung ist beschädigt: sie geht weiter, nachdem jemand die Partie beendet hat',
  'who sat on each seat': 'wer auf jedem Platz saß',
  'the record is damaged: "dice" must be {"kind":"typed"} or seeded with a seed':
    'die Aufzeichnung ist beschädigt: „dice“ muss {"kind":"typed"} sein oder einen Startwert haben',
  'the record\'s dice come from {0}; this program knows "{1}"':
    'die Würfel der Aufzeichnung kommen aus {0}; dieses Programm kennt „{1}“',
  'the record is damaged: "at" of its dice must be a place in their stream':
    'die Aufzeichnung ist beschädigt: „at“ ihrer Würfel muss eine Stelle in deren Folge sein',
  'the record is damaged: {0}': 'die Aufzeichnung ist beschädigt: {0}',
  'the record is damaged: entry {0} of its tape is neither an answer nor dice':
    'die Aufzeichnung ist beschädigt: Eintrag {0} ist weder Antwort noch Würfel',
  'the record is damaged: "{0}" must be {1}': 'die Aufzeichnung ist beschädigt: „{0}“ muss sein: {1}',
  'such as {0}': 'etwa {0}',
  'more than blanks': 'mehr als Leerzeichen',
  'a text, a number, true or false': 'ein Text, eine Zahl, true oder false',
  'lower-case words joined by hyphens, at most 40 characters':
    'kleingeschriebene Wörter mit Bindestrichen, höchstens 40 Zeichen',
  'an object, the set-up of its game': 'ein Objekt, die Aufstellung seines Spiels',
  'the name of a switch': 'der Name eines Schalters',
  'the scenario': 'das Szenario',
  'an object with "format": "{0}"': 'ein Objekt mit „format“: „{0}“',
  '"switches.{0}" stands in a field of its own, "end"': '„switches.{0}“ steht in einem eigenen Feld, „end“',
  '"end" is not known to {0}': '„end“ kennt {0} nicht',
  '"sides" must name the {0} sides of the set-up, not {1}':
    '„sides“ muss die {0} Seiten der Aufstellung nennen, nicht {1}',
  '"deciders" must say who decides for each of {0}, not for {1}':
    '„deciders“ muss für jeden von {0} sagen, wer entscheidet, nicht für {1}',
  '"{0}" must be "{1}", not {2}: the rules decide for {3}':
    '„{0}“ muss „{1}“ sein, nicht {2}: für {3} entscheiden die Regeln',
  '"{0}" cannot be played: {1}': '„{0}“ lässt sich nicht spielen: {1}',
  'the record is of the ruleset "{0}", not of "{1}"': 'die Aufzeichnung ist vom Regelwerk „{0}“, nicht von „{1}“',
  'the record was made with version {0} of {1}': 'die Aufzeichnung entstand mit Version {0} von {1}',
  '{0}; this is {1}, which is older: a newer Harena reads it':
    '{0}; dies ist {1}, also älter: ein neueres Harena liest sie',
  Type: 'Gattung',
  'Right hand': 'Rechte Hand',
  'Left hand': 'Linke Hand',
  Armour: 'Rüstung',
  'What he has left': 'Was ihm bleibt',
  Bouts: 'Kämpfe',
  Against: 'Gegen',
  'How it ended': 'Wie es ausging',
  Remarks: 'Bemerkungen',
  'one of {0}': 'eines von {0}',
  'as {0}': 'wie {0}',
  'unknown field "{0}"; {1} has {2}': 'unbekanntes Feld „{0}“; {1} hat {2}',
  '{0} must be {1}, not {2}': '{0} muss sein: {1}, nicht {2}',
  '{0} is needed: {1}': '{0} wird gebraucht: {1}',
  'it does not match its digest': 'es passt nicht zu seiner Prüfsumme',
  'snapshot {0} is damaged: {1}': 'Stand {0} ist beschädigt: {1}',
  'a set-up must be plain data': 'eine Aufstellung muss aus einfachen Daten bestehen',
  'the snapshot was made with version {0} of {1}, not {2}': 'der Stand entstand mit Version {0} von {1}, nicht {2}',
  'the tape is known from entry {0} on, not from {1}': 'das Band ist ab Eintrag {0} bekannt, nicht ab {1}',
  'That question has been answered; the match has gone on.':
    'Diese Frage ist beantwortet; die Partie ist weitergegangen.',
  'No dice are to be thrown now.': 'Jetzt sind keine Würfel zu werfen.',
  'one die': 'ein Würfel',
  '{0} dice': '{0} Würfel',
  'Type what {0} showed: {1} of the numbers 1 to 6.': 'Gib das Ergebnis ein ({0}): {1} Zahlen von 1 bis 6.',
  'The match is over.': 'Die Partie ist vorbei.',
  'A match is resigned, forfeited or timed out by a seat, or abandoned by all.':
    'Eine Partie wird von einem Platz aufgegeben, verwirkt oder durch Zeit verloren, oder von allen abgebrochen.',
  'Dice have to be thrown first.': 'Zuerst sind Würfel zu werfen.',
  "It is not {0}'s decision now; it is {1}'s.": 'Jetzt entscheidet nicht {0}, sondern {1}.',
  'a whole number': 'eine ganze Zahl',
  'it is {0} in print and can be {1}': 'gedruckt ist {0}; möglich ist {1}',
  '"{0}" cannot be {1}; {2}': '„{0}“ kann nicht {1} sein; {2}',
  'this game has no tables that can be changed': 'dieses Spiel hat keine Tabellen, die sich ändern lassen',
  '"{0}" is not a single entry; it has {1}': '„{0}“ ist kein einzelner Eintrag; es hat {1}',
  'unknown table entry {0}; the nearest are {1}': 'unbekannter Tabelleneintrag {0}; am nächsten sind {1}',
  'the record goes on after the match was over, at entry {0}':
    'die Aufzeichnung geht nach dem Ende der Partie weiter, bei Eintrag {0}',
  'the record is damaged: entry {0} of its tape lacks answers, yet it goes on':
    'die Aufzeichnung ist beschädigt: Eintrag {0} fehlen Antworten, doch sie geht weiter',
  '1 to 40 characters, none of them invisible': '1 bis 40 Zeichen, keines unsichtbar',
  'There is nothing to take back.': 'Es gibt nichts zurückzunehmen.',
  'Dice have been thrown or plans revealed since: with two players it stands.':
    'Seither wurden Würfel geworfen oder Pläne aufgedeckt: zu zweit gilt das.',
  "The last decision was not {0}'s: only one's own can be taken back.":
    'Die letzte Entscheidung war nicht von {0}: zurücknehmen lässt sich nur die eigene.',
  '{0} and {1}': '{0} und {1}',
}
