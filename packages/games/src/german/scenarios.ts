/** German: the scenarios that come along. */
import type { Catalogue } from '@harena/engine'

export const scenarios: Catalogue = {
  'two hours or more': 'zwei Stunden oder mehr',
  'about {0} minutes': 'etwa {0} Minuten',
  easy: 'leicht',
  even: 'ausgeglichen',
  hard: 'schwer',
  'With a standard opponent in your place {0} of 100 matches go to your side ({1}), {2} are drawn.':
    'Mit einem Standardgegner an deiner Stelle gehen {0} von 100 Partien an deine Seite ({1}), {2} enden unentschieden.',
  'With a standard opponent in your place {0} of 100 matches go to your side ({1}).':
    'Mit einem Standardgegner an deiner Stelle gehen {0} von 100 Partien an deine Seite ({1}).',
  "A centurion's watch": 'Die Wache des Centurio',
  "The governor's son sits in the first row of a small town's arena, and somebody has paid three of the gladiators for his head. You are the boy's only bodyguard, but two centurions of the cohort have drawn their swords for him. Keep him from harm for three turns, until the watch is there.":
    'Der Sohn des Statthalters sitzt in der ersten Reihe einer Kleinstadtarena, und jemand hat drei der Gladiatoren für seinen Kopf bezahlt. Du bist der einzige Leibwächter des Jungen, aber zwei Centurionen der Kohorte haben ihre Schwerter für ihn gezogen. Bewahre ihn drei Runden lang vor Schaden, bis die Wache da ist.',
  'The watch': 'Die Wache',
  'The murderers': 'Die Mörder',
  'As it was in 1981': 'Wie es 1981 war',
  'The game as it first came out of its box: one action a phase, quick moves and turns, and tables of its own. A medium man against a heavy one, both rolled up on the spot. Old hands will know what to do.':
    'Das Spiel, wie es zuerst aus der Schachtel kam: eine Handlung je Phase, schnelle Schritte und Drehungen und eigene Tabellen. Ein Mittlerer gegen einen Schweren, beide auf der Stelle ausgewürfelt. Alte Hasen wissen, was zu tun ist.',
  'Behind the shield': 'Hinter dem Schild',
  'A heavy man with a large shield waits in the middle and lets you come. From the front you will not get through to him, but he turns slowly and tires soon. Run around him, strike and be gone.':
    'Ein Schwerer mit großem Schild wartet in der Mitte und lässt dich kommen. Von vorn kommst du nicht zu ihm durch, aber er dreht sich langsam und ermüdet bald. Lauf um ihn herum, schlag zu und sei fort.',
  'The wall': 'Die Mauer',
  'Every man for himself': 'Jeder gegen jeden',
  'Five men, no friends, and two rocks in the mud. Whoever strikes first has four others at his back. Let them tire each other, but do not let the crowd notice.':
    'Fünf Männer, keine Freunde und zwei Felsen im Schlamm. Wer zuerst zuschlägt, hat vier andere im Rücken. Lass sie einander ermüden, aber lass es die Menge nicht merken.',
  'The first lesson': 'Die erste Lektion',
  'The trainer has put you on the sand with a man who has held a sword for a week. You are quicker and better trained than he, so take your time: get beside him, then strike. Only the Basic Game is played.':
    'Der Trainer hat dich mit einem auf den Sand gestellt, der seit einer Woche ein Schwert hält. Du bist schneller und besser ausgebildet als er, also lass dir Zeit: komm neben ihn, dann schlag zu. Gespielt wird nur das Grundspiel.',
  'The beginner': 'Der Anfänger',
  'Four in the ring': 'Vier im Ring',
  'A one-page game for a short afternoon: four men, each for himself, on a small ring of sand. The net is worth most while the others look elsewhere. The Gaul fights without armour and knows it.':
    'Ein Spiel auf einer Seite für einen kurzen Nachmittag: vier Männer, jeder für sich, auf einem kleinen Ring aus Sand. Das Netz ist am meisten wert, solange die anderen wegsehen. Der Gallier kämpft ohne Rüstung und weiß es.',
  'Knight against knight': 'Reiter gegen Reiter',
  'Two men on horseback, two spears, and the whole length of the arena between them. You lead Habilis yourself, for once: a switch lets played gladiators ride. A horse wants room to turn, so do not spend it all on the first charge.':
    'Zwei Männer zu Pferd, zwei Speere und die ganze Länge der Arena dazwischen. Du führst Habilis ausnahmsweise selbst: ein Schalter lässt gespielte Gladiatoren reiten. Ein Pferd braucht Platz zum Wenden, also gib nicht alles im ersten Sturmlauf aus.',
  'Net and sword': 'Netz und Schwert',
  'The pair that every crowd wants to see: the fisherman with net and trident, and the Secutor who was made to hunt him. You have no shield and no helmet, but you have reach and the faster feet. Throw well, for a net on the ground is a lesson too late.':
    'Das Paar, das jede Menge sehen will: der Fischer mit Netz und Dreizack und der Secutor, der dazu gemacht ist, ihn zu jagen. Du hast weder Schild noch Helm, aber Reichweite und die schnelleren Füße. Wirf gut, denn ein Netz am Boden ist eine Lehre zu spät.',
  'The fisherman': 'Der Fischer',
  'Priscus and Verus': 'Priscus und Verus',
  'The opening day of the great amphitheatre, and the only bout of which we know every minute. Martial saw it: neither would yield, and Titus gave both the wooden sword. You are Priscus, and the tables of the book play Verus.':
    'Der Eröffnungstag des großen Amphitheaters und der einzige Kampf, von dem wir jede Minute kennen. Martial hat ihn gesehen: keiner wollte weichen, und Titus gab beiden das Holzschwert. Du bist Priscus, und die Tabellen des Buches spielen Verus.',
  'Six against six': 'Sechs gegen sechs',
  'Two schools settle an old account: Capua against Pompeii, six men each, one of every kind. You lead Capua and plot for all six. The larger side after six turns has won, so a living man is worth more than a dead enemy.':
    'Zwei Schulen begleichen eine alte Rechnung: Capua gegen Pompeji, je sechs Männer, einer von jeder Art. Du führst Capua und planst für alle sechs. Die größere Seite nach sechs Runden hat gewonnen, also ist ein Lebender mehr wert als ein toter Feind.',
  Capua: 'Capua',
  Pompeii: 'Pompeji',
  'The elephant': 'Der Elefant',
  'Pompey showed elephants in his second consulship, and the crowd wept for them. Today there are two, and two men who do not weep. They are slow to anger and have a great deal of blood, so do not stand where they want to go.':
    'Pompeius zeigte Elefanten in seinem zweiten Konsulat, und die Menge weinte um sie. Heute sind es zwei, und zwei Männer, die nicht weinen. Sie werden langsam zornig und haben sehr viel Blut, also steh nicht, wo sie hinwollen.',
  'The hunters': 'Die Jäger',
  'The elephants': 'Die Elefanten',
  'The field of Zama': 'Das Feld von Zama',
  'The emperor wants to see Hannibal lose again, and this time it is to be in one afternoon. You lead Scipio: five men of the legion against four of Carthage and the elephants Surus and Bagas. Let the elephants through your line, then close it.':
    'Der Kaiser will Hannibal noch einmal verlieren sehen, und diesmal an einem Nachmittag. Du führst Scipio: fünf Mann der Legion gegen vier aus Karthago und die Elefanten Surus und Bagas. Lass die Elefanten durch deine Reihe, dann schließ sie.',
  Rome: 'Rom',
  Carthage: 'Karthago',
  'The first hunt': 'Die erste Jagd',
  'Morning in the arena, and the seats are half empty: time for a hunter to learn his trade. One wolf, one spear. A beast knows no orders, so watch what it does and let it come onto the point.':
    'Morgen in der Arena, die Ränge sind halb leer: Zeit für einen Jäger, sein Handwerk zu lernen. Ein Wolf, ein Speer. Eine Bestie kennt keine Befehle, also sieh, was sie tut, und lass sie auf die Spitze laufen.',
  'The hunter': 'Der Jäger',
  'The great hunt': 'Die große Jagd',
  'Titus has opened the cages: a lion, a tiger, a leopard and a bear come out of the gates at once. You lead two spearmen and a man in heavy armour, and the rocks are all the cover there is. The beasts do not like each other, but they like you less.':
    'Titus hat die Käfige geöffnet: ein Löwe, ein Tiger, ein Leopard und ein Bär kommen zugleich aus den Toren. Du führst zwei Speerträger und einen Mann in schwerer Rüstung, und die Felsen sind die einzige Deckung. Die Bestien mögen einander nicht, aber dich mögen sie noch weniger.',
  'The beasts': 'Die Bestien',
  'The horsemen': 'Die Reiter',
  'In the afternoon the gates are opened wide, for two equites of the emperor ride in. The book leads them, and it leads them at you. You have three men on foot with long spears, and four trees that a horse does not go through.':
    'Am Nachmittag gehen die Tore weit auf, denn zwei Equites des Kaisers reiten ein. Das Buch führt sie, und es führt sie auf dich zu. Du hast drei Männer zu Fuß mit langen Speeren und vier Bäume, durch die kein Pferd geht.',
  'The men on foot': 'Die Männer zu Fuß',
  'The kitchen at Capua': 'Die Küche von Capua',
  'The plan is betrayed, and the guards of Batiatus stand in the yard before the gates. You have what the kitchen had: spits, cleavers and no shields. Bring Cossus down, the overseer, and his men will open the gate.':
    'Der Plan ist verraten, und die Wachen des Batiatus stehen im Hof vor den Toren. Du hast, was die Küche hatte: Spieße, Beile und keine Schilde. Bring Cossus zu Fall, den Aufseher, und seine Leute öffnen das Tor.',
  'The slaves': 'Die Sklaven',
  'The guards': 'Die Wachen',
  'The mosaic of Madrid': 'Das Mosaik von Madrid',
  'Astyanax and Kalendio are the two whom the mosaic shows, and it shows how it came out as well. You are Kalendio, the man with the net, and the mosaic has your name crossed out. Prove the artist wrong.':
    'Astyanax und Kalendio sind die beiden, die das Mosaik zeigt, und es zeigt auch, wie es ausging. Du bist Kalendio, der Mann mit dem Netz, und das Mosaik hat deinen Namen durchgestrichen. Beweise, dass der Künstler irrt.',
  'The net men': 'Die Netzkämpfer',
  'Two fishermen against two pursuers, with four pillars between them. Keep the pillars at your side, so that only one can come at a time. If one of yours loses his net, let the other cover him until he has it back.':
    'Zwei Fischer gegen zwei Verfolger, mit vier Säulen dazwischen. Halte die Säulen an deiner Seite, damit nur einer auf einmal kommen kann. Verliert einer der Deinen sein Netz, lass den anderen ihn decken, bis er es wiederhat.',
  'The pursuers': 'Die Verfolger',
  'The fighting pit': 'Die Kampfgrube',
  'No seats of honour here: a hole in the ground, walls all round, and money on the floor. Both men have a dagger in the hand and mud under the feet. Whoever is driven against the wall should have stayed at home.':
    'Hier gibt es keine Ehrenplätze: ein Loch im Boden, Mauern ringsum und Geld auf der Erde. Beide haben einen Dolch in der Hand und Schlamm unter den Füßen. Wer an die Mauer gedrängt wird, wäre besser daheim geblieben.',
  'The white gazelle': 'Die weiße Gazelle',
  'The editor has promised Candida, the white gazelle, to his daughter, dead or alive, and he wants it soon. A rhinoceros and two boars run with it, and they do not care for his daughter. Bring the gazelle down within two turns; the rest does not matter.':
    'Der Editor hat seiner Tochter Candida versprochen, die weiße Gazelle, tot oder lebendig, und er will sie bald. Ein Nashorn und zwei Eber laufen mit ihr, und die kümmert seine Tochter nicht. Bring die Gazelle binnen zwei Runden zur Strecke; alles andere zählt nicht.',
  'The game': 'Das Wild',
  'Three pairs at noon': 'Drei Paare am Mittag',
  'Three pairs are let in at once, for the sun is high and the editor hungry. They fight side by side, and whoever is done with his man helps his neighbour. Yours is the side with the shields.':
    'Drei Paare werden auf einmal eingelassen, denn die Sonne steht hoch, und der Editor hat Hunger. Sie kämpfen Seite an Seite, und wer mit seinem Mann fertig ist, hilft dem Nachbarn. Dein ist die Seite mit den großen Schilden.',
  'The large shields': 'Die großen Schilde',
  'The small shields': 'Die kleinen Schilde',
  'Three to one': 'Drei gegen einen',
  'It was a wager, and you were not asked. The Crupellarius goes in iron from head to foot, and three light men have been promised his weight in silver. Hold out for three turns and the silver is yours.':
    'Es war eine Wette, und du wurdest nicht gefragt. Der Crupellarius geht von Kopf bis Fuß in Eisen, und drei Leichten wurde sein Gewicht in Silber versprochen. Halte drei Runden durch, und das Silber ist dein.',
  'The man of iron': 'Der Mann aus Eisen',
  'The three': 'Die drei',
  'To the beasts': 'Vor die Bestien',
  'You were sentenced, and the sentence has stripes. They have given you a sword and nothing else, because it makes the tiger more interesting to look at. Hold out for three turns and the crowd will want to see you again.':
    'Du wurdest verurteilt, und das Urteil hat Streifen. Man gab dir ein Schwert und sonst nichts, weil der Tiger so besser anzusehen ist. Halte drei Runden durch, und die Menge wird dich wiedersehen wollen.',
  'The condemned': 'Der Verurteilte',
  'The tiger': 'Der Tiger',
  'Two swords in the grove': 'Zwei Schwerter im Hain',
  'A Dimachaerus needs no shield: he has a second sword. The Thraex opposite has a curved blade and a small shield, and five trees stand between you. What strikes a tree may stay in it, so choose your ground before you choose your blow.':
    'Ein Dimachaerus braucht keinen Schild: er hat ein zweites Schwert. Der Thraex gegenüber hat eine krumme Klinge und einen kleinen Schild, und fünf Bäume stehen zwischen euch. Was einen Baum trifft, kann darin stecken bleiben, also wähle deinen Grund, bevor du den Hieb wählst.',
  'The Thracian': 'Der Thraker',
  'Wolves in the grove': 'Wölfe im Hain',
  'They have planted a wood on the sand and let six wolves into it. Two men have to come out of it again, and the pack can come from any side. Stand back to back, or stand with your backs to the trees.':
    'Sie haben einen Wald auf den Sand gepflanzt und sechs Wölfe hineingelassen. Zwei Männer müssen wieder heraus, und das Rudel kann von jeder Seite kommen. Steht Rücken an Rücken, oder steht mit dem Rücken zu den Bäumen.',
  'The men': 'Die Männer',
  'The pack': 'Das Rudel',
}
