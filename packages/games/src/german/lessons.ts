/** German: what the trainer says, and the puzzles. */
import type { Catalogue } from '@harena/engine'

export const lessons: Catalogue = {
  'Let us play one plan here, so that I can tell what comes of it: press Suggest, and then Seal.':
    'Spielen wir hier einen Plan, damit ich sagen kann, was daraus wird: drücke Vorschlag, dann Versiegeln.',
  'GLADIATOR: your first duel': 'GLADIATOR: dein erstes Duell',
  'Plot, walk round him, divide your strength between blow and guard: GLADIATOR in two minutes.':
    'Planen, um ihn herumgehen, die Kraft auf Hieb und Deckung verteilen: GLADIATOR in zwei Minuten.',
  'You are Felix, the red one. In each phase both men write their moves in secret, then both are done at once. Tiro could step into you, but only watches today: press Forward right, then Forward, and seal the plot.':
    'Du bist Felix, der Rote. In jeder Phase schreiben beide ihre Bewegung im Geheimen auf, dann ziehen beide zugleich. Tiro könnte in dich hineingehen, sieht heute aber nur zu: drücke Vor rechts, dann Vor, und versiegle den Plan.',
  'Almost: one step forward to the right, then one forward. Remove the rest.':
    'Fast: ein Schritt vor nach rechts, dann einer vor. Streiche den Rest.',
  'Tiro only watches. Two steps forward take you past his front, and a turn to the left brings him before you. Press Forward twice, then Left, and seal.':
    'Tiro schaut nur zu. Zwei Schritte vor führen dich an seiner Front vorbei, und eine Drehung nach links bringt ihn vor dich. Drücke zweimal Vor, dann Links, und versiegle.',
  'Two steps forward, then turn left, please: so you come to his side.':
    'Zwei Schritte vor, dann nach links drehen, bitte: so kommst du an seine Seite.',
  'You came to his side: that is 2 more CF in this phase, though he has turned to face you since. CF are blow and guard in one: what you strike with cannot defend. His groin is bare, and a blow there hurts most: press Suggest for my plan, 8 on it and the rest in defence, then Seal.':
    'Du bist an seine Seite gekommen: das sind in dieser Phase 2 CF mehr, auch wenn er sich dir inzwischen zugewandt hat. CF sind Hieb und Deckung in einem: womit du schlägst, damit deckst du dich nicht. Seine Leiste ist bloß, und ein Hieb dorthin schmerzt am meisten: drücke Vorschlag für meinen Plan, 8 darauf und den Rest in die Verteidigung, dann Versiegeln.',
  'Three dice and your 8 CF against his 1 made a hit, four better, and he wears no armour there. He faces you now, so the 2 CF for his side are gone; but he is hurt, and you are not. Write nothing, and seal the plot to stand still.':
    'Drei Würfel und deine 8 CF gegen seine 1 ergaben einen Treffer, vier besser, und dort trägt er keine Rüstung. Jetzt steht er dir gegenüber, und die 2 CF für die Seite sind weg; aber er ist verletzt und du nicht. Schreibe nichts und versiegle den Plan, um stillzustehen.',
  'Stay where you are: no move at all, just seal.': 'Bleib, wo du bist: keine Bewegung, nur versiegeln.',
  'No CF by position this time, only your own. But wounds cost him CF, and his groin has had 3 wounds of 8. The same place again: Suggest, then Seal.':
    'Diesmal keine CF durch die Stellung, nur deine eigenen. Aber Wunden kosten ihn CF, und seine Leiste hat 3 von 8 Wunden. Noch einmal dorthin: Vorschlag, dann Versiegeln.',
  'Plots are written in secret and done together.': 'Pläne werden im Geheimen geschrieben und zugleich ausgeführt.',
  'At his side or behind him you have more CF.': 'An seiner Seite oder hinter ihm hast du mehr CF.',
  'CF are divided between blows and guard: you cannot have all of both.':
    'CF teilen sich auf Hiebe und Deckung auf: beides ganz geht nicht.',
  'Wounds are counted for each part of the body, and cost CF.': 'Wunden zählen für jeden Körperteil und kosten CF.',
  'Secret plots: where will he be?': 'Geheime Pläne: wo wird er sein?',
  'Both write before either moves. Who guesses right stands at the other one’s side.':
    'Beide schreiben, bevor einer zieht. Wer richtig rät, steht an der Seite des anderen.',
  'Tiro is two hexes away, and beginners walk straight at you. If both enter one hex they collide, and that is a matter of weight. So plan for where he will be: Forward right, then turn Left, and seal.':
    'Tiro ist zwei Felder entfernt, und Anfänger gehen geradewegs auf dich zu. Betreten beide ein Feld, stoßen sie zusammen, und das ist eine Frage des Gewichts. Plane also dorthin, wo er sein wird: Vor rechts, dann Links drehen, und versiegle.',
  'He walks past you if you step forward right and turn left. Nothing else.':
    'Er geht an dir vorbei, wenn du vor rechts gehst und dich nach links drehst. Sonst nichts.',
  'He came straight on, and you wait beside him, one CF better by position. Use it: Suggest, then Seal.':
    'Er kam geradeaus, und du wartest neben ihm, durch die Stellung um ein CF besser. Nutze es: Vorschlag, dann Versiegeln.',
  'A hit. What now? In contact, and a little hurt, he will rather stand and turn. Then go on round him: Forward right and turn Left again.':
    'Ein Treffer. Was nun? In Berührung und ein wenig verletzt wird er eher stehen und sich drehen. Also weiter um ihn herum: Vor rechts und wieder Links drehen.',
  'Go on round him: one step forward right, one turn left.':
    'Weiter um ihn herum: ein Schritt vor rechts, eine Drehung nach links.',
  'Again at his side. The rest is yours: strike, ask before each plot what he will do, and be where it hurts him. Suggest shows what a master would do.':
    'Wieder an seiner Seite. Der Rest gehört dir: schlag zu, frage dich vor jedem Plan, was er tun wird, und sei dort, wo es ihm wehtut. Vorschlag zeigt, was ein Meister täte.',
  'Plan for the hex where he will be, not for the one where he stands.':
    'Plane für das Feld, wo er sein wird, nicht für das, wo er steht.',
  'Two men who enter one hex collide: weight and dice decide.':
    'Zwei, die ein Feld betreten, stoßen zusammen: Gewicht und Würfel entscheiden.',
  'Far men come on, men in contact rather stand: watch what yours does.':
    'Wer fern ist, kommt heran, wer in Berührung ist, bleibt eher stehen: sieh, was deiner tut.',
  'Dividing your CF': 'CF aufteilen',
  'One pool for blows and guard. Where to put it is half of the game.':
    'Ein Vorrat für Hiebe und Deckung. Wohin damit, ist das halbe Spiel.',
  'You stand before him, swords crossed. Nobody needs to move now: seal an empty plot, and the fight begins.':
    'Du stehst vor ihm, die Schwerter gekreuzt. Jetzt muss sich niemand bewegen: versiegle einen leeren Plan, und der Kampf beginnt.',
  'Stay in contact: write nothing, and seal.': 'Bleib in Berührung: schreibe nichts und versiegle.',
  'You have 13 CF, and his sheet shows his armour: head A, chest C3, arms C4, legs B4, and nothing at the groin. At most 8 may go into one blow. One strong blow where he is bare, one CF of guard everywhere: Suggest, then Seal.':
    'Du hast 13 CF, und sein Blatt zeigt seine Rüstung: Kopf A, Brust C3, Arme C4, Beine B4 und nichts an der Leiste. Höchstens 8 gehen in einen Hieb. Ein starker Hieb, wo er bloß ist, und überall ein CF Deckung: Vorschlag, dann Versiegeln.',
  'A hit, three better, and one CF less for him. Stand once more: seal.':
    'Ein Treffer, drei besser, und ein CF weniger für ihn. Steh noch einmal: versiegle.',
  'Stay where you are: seal an empty plot.': 'Bleib, wo du bist: versiegle einen leeren Plan.',
  'Each row shows its odds before you seal: change a number and watch them. Two blows of 6 are another way: less each, but two chances. Suggest, look at the odds, Seal.':
    'Jede Zeile zeigt ihre Chancen, bevor du versiegelst: ändere eine Zahl und sieh hin. Zwei Hiebe mit 6 sind ein anderer Weg: jeder schwächer, dafür zwei Chancen. Vorschlag, die Chancen ansehen, Versiegeln.',
  'He weakens: every wound takes CF from his pool. Now you divide: blows where the armour is thin, guard where he likes to strike. The odds stand in each row.':
    'Er wird schwächer: jede Wunde nimmt CF aus seinem Vorrat. Nun teilst du auf: Hiebe, wo die Rüstung dünn ist, Deckung, wohin er gern schlägt. Die Chancen stehen in jeder Zeile.',
  'Strike where there is no armour, or little.': 'Schlag zu, wo keine Rüstung ist, oder wenig.',
  'One strong blow or several weaker ones: read the odds of each row.':
    'Ein starker Hieb oder mehrere schwächere: lies die Chancen jeder Zeile.',
  'What he lost in wounds he cannot put into his guard.':
    'Was er durch Wunden verlor, kann er nicht in die Deckung stecken.',
  'Beasts: let it come': 'Bestien: lass sie kommen',
  'A wolf knows no plots: dice say what it does, after you have moved. A spear knows what to do with that.':
    'Ein Wolf kennt keine Pläne: Würfel sagen, was er tut, nachdem du dich bewegt hast. Ein Speer weiß damit umzugehen.',
  'The wolf': 'Der Wolf',
  'Nobody plays the wolf: two dice and its cunning say what it does, when all men have moved. The more it throws, the sooner it comes. Do not run into its jump: stand, and seal an empty plot.':
    'Niemand spielt den Wolf: zwei Würfel und seine Schläue sagen, was er tut, wenn alle Männer sich bewegt haben. Je mehr er wirft, desto eher kommt er. Lauf nicht in seinen Sprung: steh und versiegle einen leeren Plan.',
  'Let it come: write nothing and seal.': 'Lass ihn kommen: schreibe nichts und versiegle.',
  'It came, and stopped two hexes off: your spear reaches it, its teeth do not reach you. A beast has no guard, so many small blows are best. No defence at all now: Suggest, then Seal.':
    'Er kam und blieb zwei Felder entfernt: dein Speer erreicht ihn, seine Zähne dich nicht. Eine Bestie hat keine Deckung, also sind viele kleine Hiebe am besten. Jetzt gar keine Verteidigung: Vorschlag, dann Versiegeln.',
  'Three hits! Before it jumps, go aside and keep it at the point of the spear: Forward right twice, then turn Left, and seal.':
    'Drei Treffer! Bevor er springt, geh zur Seite und halte ihn vor der Speerspitze: zweimal Vor rechts, dann Links drehen, und versiegle.',
  'Twice forward right, one turn left: out of its way, spear towards it.':
    'Zweimal vor rechts, eine Drehung nach links: ihm aus dem Weg, der Speer auf ihn gerichtet.',
  'It only looked for you, and you can strike again. The same as before: Suggest, then Seal.':
    'Er hat dich nur gesucht, und du kannst wieder zuschlagen. Dasselbe wie vorhin: Vorschlag, dann Versiegeln.',
  'It limps. Finish the hunt: keep two hexes away if you can, strike often, and let it come onto the point.':
    'Er hinkt. Beende die Jagd: halte zwei Felder Abstand, wenn du kannst, schlag oft zu und lass ihn auf die Spitze laufen.',
  'A beast moves after you, by dice and its cunning.':
    'Eine Bestie bewegt sich nach dir, durch Würfel und ihre Schläue.',
  'It has no guard: several small blows beat one large one.':
    'Sie hat keine Deckung: mehrere kleine Hiebe schlagen einen großen.',
  'A spear reaches two hexes, teeth one.': 'Ein Speer reicht zwei Felder weit, Zähne eines.',
  'Heroes: your first match': 'Heroes: dein erster Kampf',
  'From the gate to the laurel: zones, Maneuver and Attack, in two minutes.':
    'Vom Tor zum Lorbeer: Zonen, Manöver und Angriff, in zwei Minuten.',
  'You are Priscus, at the gate on the left. The sand is divided into zones, and the book itself plays Verus. A turn takes you one zone on: go to P11, as marked.':
    'Du bist Priscus, am Tor links. Der Sand ist in Zonen geteilt, und das Buch selbst spielt Verus. Ein Zug bringt dich eine Zone weiter: geh nach P11, wie markiert.',
  'Out of the gate: move to P11.': 'Hinaus aus dem Tor: geh nach P11.',
  'Whoever is quicker, by a die and Speed, goes first. On to P22, towards the middle.':
    'Wer mit Würfel und Tempo schneller ist, kommt zuerst. Weiter nach P22, zur Mitte.',
  'To the middle: P22.': 'Zur Mitte: P22.',
  'He has come within reach. Who enters a zone with an enemy in it fights him: move to P13.':
    'Er ist in Reichweite gekommen. Wer eine Zone mit einem Feind betritt, kämpft gegen ihn: geh nach P13.',
  'Go to him: P13.': 'Geh zu ihm: P13.',
  'First both Maneuver for an opening. Savvy and Speed give you 9 dice, him 6; each 1, 2 or 3 is a success. You could add Bonus Dice, but you are ahead: bid none, and keep them.':
    'Erst suchen beide im Manöver eine Blöße. Schläue und Tempo geben dir 9 Würfel, ihm 6; jede 1, 2 oder 3 ist ein Erfolg. Du könntest Bonuswürfel dazunehmen, aber du bist im Vorteil: biete keine und behalte sie.',
  'Save them for the blow: bid 0.': 'Spare sie für den Hieb: biete 0.',
  'Four to four: no opening. That happens. He spent two Bonus Dice on it, you none. Fight on.':
    'Vier zu vier: keine Blöße. Das kommt vor. Er hat zwei Bonuswürfel dafür ausgegeben, du keinen. Kämpfe weiter.',
  'You are face to face: fight.': 'Ihr steht euch gegenüber: kämpfe.',
  'Again the Maneuver, again 9 dice against 6. Keep your Bonus Dice: bid 0.':
    'Wieder das Manöver, wieder 9 Würfel gegen 6. Behalte deine Bonuswürfel: biete 0.',
  'Not yet: bid 0.': 'Noch nicht: biete 0.',
  'Four to one: now you attack, and you won by so much that you may choose. A Bash with the shield adds two dice to the blow. Take it.':
    'Vier zu eins: jetzt greifst du an, und du hast so deutlich gewonnen, dass du wählen darfst. Ein Schildstoß gibt dem Hieb zwei Würfel mehr. Nimm ihn.',
  'The Bash, please: two more dice.': 'Den Schildstoß, bitte: zwei Würfel mehr.',
  'Now the Attack itself: 7 dice against his 3. This is what you have saved for. Bid 2 Bonus Dice.':
    'Nun der Angriff selbst: 7 Würfel gegen seine 3. Dafür hast du gespart. Biete 2 Bonuswürfel.',
  'Bid 2: enough to be sure, and some are left.': 'Biete 2: genug, um sicher zu gehen, und einige bleiben.',
  'A turn is a zone; who enters an enemy’s zone fights.':
    'Ein Zug ist eine Zone; wer die Zone eines Feindes betritt, kämpft.',
  'First the Maneuver for the opening, then the Attack.': 'Erst das Manöver um die Blöße, dann der Angriff.',
  'A die of 1, 2 or 3 is a success; more successes than he has is a hit.':
    'Ein Würfel mit 1, 2 oder 3 ist ein Erfolg; mehr Erfolge als er sind ein Treffer.',
  'Bonus Dice are spent once: keep them for what decides.':
    'Bonuswürfel gibt man einmal aus: spare sie für das, was entscheidet.',
  'Bids: the closed hand': 'Gebote: die geschlossene Hand',
  'Two equal men. What you hold in your hand when it opens is the difference.':
    'Zwei gleiche Männer. Was in deiner Hand ist, wenn sie sich öffnet, macht den Unterschied.',
  'Verus is your equal: eight dice each for a Maneuver. All you have besides are 8 Bonus Dice, and once spent they are gone until you rest. Move to P33 and meet him.':
    'Verus ist dir ebenbürtig: jeder hat acht Würfel für ein Manöver. Sonst hast du nur 8 Bonuswürfel, und ausgegeben sind sie weg, bis du rastest. Geh nach P33 und stell dich ihm.',
  'He waits at P33.': 'Er wartet in P33.',
  'He has entered, so it is his Maneuver. You could spend dice to take the opening from him. Look at the odds for 0, 2 and 4: each die moves them less than you hope. Bid 0: let him come.':
    'Er ist eingetreten, also ist es sein Manöver. Du könntest Würfel ausgeben, um ihm die Blöße zu nehmen. Sieh dir die Chancen für 0, 2 und 4 an: jeder Würfel bewegt sie weniger, als du hoffst. Biete 0: lass ihn kommen.',
  'Another way, but try this one: bid 0 and keep the hand full.':
    'Auch ein Weg, aber versuch diesen: biete 0 und behalte die Hand voll.',
  'He has the opening, and he strikes: 6 dice against your 4. But you have 8 in the hand, and he does not know what you will do with them. All of them: bid 8.':
    'Er hat die Blöße und schlägt zu: 6 Würfel gegen deine 4. Aber du hast 8 in der Hand, und er weiß nicht, was du damit tust. Alle: biete 8.',
  'Not by halves: this blow decides. Bid 8.': 'Nichts Halbes: dieser Hieb entscheidet. Biete 8.',
  'Six to two: the attacker himself is hit, and his sword arm is gone. An Attack that fails by so much turns round. He is down: fight.':
    'Sechs zu zwei: der Angreifer selbst ist getroffen, und sein Schwertarm ist verloren. Ein Angriff, der so weit verfehlt, kehrt sich um. Er liegt am Boden: kämpfe.',
  'He lies before you: fight.': 'Er liegt vor dir: kämpfe.',
  'Your hand is empty now. To rest gives Bonus Dice back, but only away from him; and he has one arm. Win it.':
    'Deine Hand ist jetzt leer. Rasten bringt Bonuswürfel zurück, aber nur fern von ihm; und er hat nur einen Arm. Gewinne.',
  'Both hands open together: nobody sees the other’s bid.':
    'Beide Hände öffnen sich zugleich: niemand sieht das Gebot des anderen.',
  'In defence a large bid can turn the blow against him who strikes.':
    'In der Verteidigung kann ein großes Gebot den Hieb gegen den kehren, der schlägt.',
  'Spent dice come back only by resting.': 'Ausgegebene Würfel kommen nur durch Rasten zurück.',
  'Munera: your first bout': 'Munera: dein erster Kampf',
  'Step, turn and strike: a whole bout of Munera in two minutes, with a trainer at your side.':
    'Gehen, drehen, zuschlagen: ein ganzer Kampf von Munera in zwei Minuten, mit einem Trainer an deiner Seite.',
  'You are Flamma, the red one. You have 5 AP: steps, turns and blows are paid with them. Verus stands before you with shield and sword up, so do not strike there. Step to the north-east.':
    'Du bist Flamma, der Rote. Du hast 5 AP: damit bezahlst du Schritte, Drehungen und Hiebe. Verus steht mit erhobenem Schild und Schwert vor dir, also schlag nicht dort. Geh nach Nordosten.',
  'Not yet: go round him first. Step to the north-east, as marked.':
    'Noch nicht: geh erst um ihn herum. Nach Nordosten, wie markiert.',
  'A step aside costs 2 AP, a step ahead only 1. Now go one hex ahead: that brings you beside him.':
    'Ein Schritt zur Seite kostet 2 AP, ein Schritt voraus nur 1. Geh jetzt ein Feld voraus: das bringt dich neben ihn.',
  'Straight ahead, please: you want to be beside him.': 'Geradeaus, bitte: du willst neben ihn.',
  'You can only strike whom you face. He is on your right now, so turn right.':
    'Du kannst nur schlagen, wen du ansiehst. Er ist jetzt rechts von dir, also dreh dich nach rechts.',
  'Turn right, or you look past him.': 'Nach rechts, sonst blickst du an ihm vorbei.',
  'Your last AP is for the blow. Point at it or tap it, and look at the odds: from this side you add 2 to your die, because no shield is in the way. Strike!':
    'Dein letzter AP ist für den Hieb. Zeige darauf oder tippe ihn an, und sieh dir die Chancen an: von dieser Seite zählst du 2 zu deinem Würfel, weil kein Schild im Weg ist. Schlag zu!',
  'You have him where you want him. Strike with the sword.':
    'Du hast ihn, wo du ihn haben willst. Schlag mit dem Schwert zu.',
  'A hit, and his armour did not save him. Wounded men have fewer AP: he had none at all, and it is your turn again. Strike once more.':
    'Ein Treffer, und seine Rüstung hat ihn nicht gerettet. Verwundete haben weniger AP: er hatte gar keine, und du bist wieder am Zug. Schlag noch einmal zu.',
  'He is still open. Strike again.': 'Er ist noch offen. Schlag wieder zu.',
  'He has 1 strength left. A sword strikes once in a turn, and he stands as you want him, so keep your place: end the turn.':
    'Er hat noch 1 Stärke. Ein Schwert schlägt einmal je Zug, und er steht, wie du ihn willst, also bleib: beende den Zug.',
  'You stand well. End the turn and let him come.': 'Du stehst gut. Beende den Zug und lass ihn kommen.',
  'He struck, and your shield saved you: the die and your save together were high enough. Now he is at his end. One more blow!':
    'Er schlug zu, und dein Schild hat dich gerettet: Würfel und Rettung zusammen waren hoch genug. Nun ist er am Ende. Noch ein Hieb!',
  'Finish it: strike.': 'Mach ein Ende: schlag zu.',
  'AP pay for everything: ahead is cheap, aside is dear.': 'AP bezahlen alles: voraus ist billig, zur Seite teuer.',
  'Face the man you want to strike, and strike where no shield is.':
    'Sieh den an, den du schlagen willst, und schlag, wo kein Schild ist.',
  'A hit can still be saved by armour and shield; a wound costs strength and AP.':
    'Einen Treffer können Rüstung und Schild noch aufhalten; eine Wunde kostet Stärke und AP.',
  'Who has no strength left appeals to the crowd.': 'Wer keine Stärke mehr hat, ruft die Menge an.',
  'Facing: where he cannot look': 'Blickrichtung: wohin er nicht sieht',
  'A man in heavy armour is hard to hurt and slow to turn. Walk around him.':
    'Ein Mann in schwerer Rüstung ist schwer zu verletzen und dreht sich langsam. Geh um ihn herum.',
  'The wedge on each ring shows where a man looks. Verus is Heavy: every turn he has 1 AP less, so he cannot follow you round. Do not run into his sword. Step to the south-east.':
    'Der Keil an jedem Ring zeigt, wohin ein Mann blickt. Verus ist schwer: er hat jeden Zug 1 AP weniger, also kann er dir nicht folgen. Lauf nicht in sein Schwert. Geh nach Südosten.',
  'Not into his sword: step to the south-east, past his front.':
    'Nicht in sein Schwert: geh nach Südosten, an seiner Front vorbei.',
  'Good. Now ahead, along his side.': 'Gut. Nun voraus, an seiner Seite entlang.',
  'Go ahead: you are not beside him yet.': 'Geh voraus: du bist noch nicht neben ihm.',
  'Once more. What you want is the hex beside him that his wedge does not point at.':
    'Noch einmal. Du willst das Feld neben ihm, auf das sein Keil nicht zeigt.',
  'One more step ahead, and you are there.': 'Noch ein Schritt voraus, und du bist da.',
  'You are on his right, the side of his sword. Turn right to face him.':
    'Du bist rechts von ihm, auf der Seite seines Schwerts. Dreh dich nach rechts zu ihm.',
  'Turn right: he stands there.': 'Nach rechts: dort steht er.',
  'Point at the blow or tap it before you strike, and read what is added: 2 for the side behind a weapon. From behind it would be more, into a shield nothing. Strike.':
    'Zeige auf den Hieb oder tippe ihn an, bevor du zuschlägst, und lies, was dazukommt: 2 für die Seite hinter einer Waffe. Von hinten wäre es mehr, in einen Schild nichts. Schlag zu.',
  'You have paid for this place: use it, and strike.': 'Du hast für diesen Platz bezahlt: nutze ihn und schlag zu.',
  'A miss, but even a miss pushes him back a hex, and he still looks the other way. From here it is your fight: go after him, stay at his side, and strike.':
    'Ein Fehlschlag, aber selbst der drängt ihn ein Feld zurück, und er blickt noch in die andere Richtung. Ab hier ist es dein Kampf: setz ihm nach, bleib an seiner Seite und schlag zu.',
  'The wedge on the ring is where he looks; a side or his back is worth more than a better sword.':
    'Der Keil am Ring zeigt, wohin er blickt; eine Seite oder sein Rücken ist mehr wert als ein besseres Schwert.',
  'Heavy men have fewer AP: make them turn.': 'Schwere haben weniger AP: zwing sie zum Drehen.',
  'A blow that misses pushes him back.': 'Ein Hieb, der verfehlt, drängt ihn zurück.',
  'Net and trident': 'Netz und Dreizack',
  'The fisherman has no shield. What he has is a net: whoever is in it can hardly move.':
    'Der Fischer hat keinen Schild. Er hat ein Netz: wer darin steckt, kann sich kaum bewegen.',
  'You are the Retiarius: net in one hand, trident in the other. Verus has come to you. Point at the cast or tap it, and read what the die must show, then throw.':
    'Du bist der Retiarius: das Netz in einer Hand, den Dreizack in der anderen. Verus ist zu dir gekommen. Zeige auf den Wurf oder tippe ihn an, und lies, was der Würfel zeigen muss, dann wirf.',
  'First the net: cast it at Verus.': 'Erst das Netz: wirf es auf Verus.',
  'Caught! Entangled, he has 3 AP less every turn until he cuts himself free, and you add 1 to every blow. The net is gone, the trident is not: strike.':
    'Gefangen! Verstrickt hat er jeden Zug 3 AP weniger, bis er sich freischneidet, und du zählst 1 zu jedem Hieb. Das Netz ist fort, der Dreizack nicht: schlag zu.',
  'Strike with the trident while he kicks.': 'Schlag mit dem Dreizack zu, solange er zappelt.',
  'A miss pushed him back, but he had no AP at all. Time is yours now: walk round him. South-east.':
    'Ein Fehlschlag drängte ihn zurück, aber er hatte gar keine AP. Jetzt hast du Zeit: geh um ihn herum. Nach Südosten.',
  'He cannot move: use it to walk round him. South-east.':
    'Er kann sich nicht bewegen: nutze es, um ihn herumzugehen. Nach Südosten.',
  'Ahead, to his side.': 'Voraus, an seine Seite.',
  'Ahead, please.': 'Voraus, bitte.',
  'Turn to him.': 'Wende dich ihm zu.',
  'Turn right, to face him.': 'Dreh dich nach rechts, zu ihm hin.',
  'From the side 2, in the net 1: three on your die. That is how a man without a shield wins.':
    'Von der Seite 2, im Netz 1: drei auf deinen Würfel. So gewinnt ein Mann ohne Schild.',
  'Strike with the trident.': 'Schlag mit dem Dreizack zu.',
  'He bleeds and he is still in the net. Finish it before he cuts himself free.':
    'Er blutet und steckt noch im Netz. Mach ein Ende, bevor er sich freischneidet.',
  'The net first: whoever is in it loses 3 AP a turn.': 'Erst das Netz: wer darin steckt, verliert 3 AP je Zug.',
  'Use the time to get to his side, then strike.': 'Nutze die Zeit, um an seine Seite zu kommen, dann schlag zu.',
  'A net that misses lies on the sand. Throw it when it counts.':
    'Ein Netz, das verfehlt, liegt im Sand. Wirf es, wenn es zählt.',
  'Campaign: men of your own': 'Kampagne: eigene Männer',
  'Recruit, choose whom to send, and keep what he learns: a season of one day, the smallest campaign there is.':
    'Anwerben, wählen, wen du schickst, und behalten, was er lernt: eine Saison von einem Tag, die kleinste Kampagne, die es gibt.',
  'You are Anna, and you own a club. In a campaign men stay with you from bout to bout. Take a Samnite first, and call him what you like: his strength is rolled when he joins.':
    'Du bist Anna und besitzt einen Verein. In einer Kampagne bleiben die Männer von Kampf zu Kampf bei dir. Nimm zuerst einen Samniten und nenne ihn, wie du willst: seine Stärke wird gewürfelt, wenn er kommt.',
  'A Samnite first, please: choose that type and recruit him.':
    'Zuerst einen Samniten, bitte: wähle diesen Typ und wirb ihn an.',
  'Eight: a man like many. Bruno has taken one too. Your second shall be a Thracian.':
    'Acht: ein Mann wie viele. Auch Bruno hat einen genommen. Dein zweiter soll ein Thraker sein.',
  'A Thracian this time: choose that type.': 'Diesmal ein Thraker: wähle diesen Typ.',
  'Strength 12, that is luck! Today you meet Bruno, and both name their man in secret. The dead are struck off the roster, so send the one who can take most: your Thracian.':
    'Stärke 12, das ist Glück! Heute triffst du auf Bruno, und beide nennen ihren Mann im Geheimen. Tote werden aus dem Kader gestrichen, also schick den, der am meisten aushält: deinen Thraker.',
  'The Samnite has 8, the Thracian 12. Send the Thracian.': 'Der Samnit hat 8, der Thraker 12. Schick den Thraker.',
  'The bout is yours. Walk up to him, get to his side, strike. Whoever wins may learn a skill that stays with him, and the table counts two points.':
    'Der Kampf gehört dir. Geh auf ihn zu, komm an seine Seite, schlag zu. Wer gewinnt, darf eine Fertigkeit lernen, die ihm bleibt, und die Tabelle zählt zwei Punkte.',
  'Men of a club stay: so do their skills, their record, and their death.':
    'Männer eines Vereins bleiben: auch ihre Fertigkeiten, ihre Bilanz und ihr Tod.',
  'Whom to send is a secret decision of its own.': 'Wen du schickst, ist eine eigene geheime Entscheidung.',
  'A season is days of bouts, and a table at the end.': 'Eine Saison sind Kampftage und am Ende eine Tabelle.',
  'Outland: your first bout': 'Outland: dein erster Kampf',
  'Step up to him, fight, go after him: the game of one page in two minutes.':
    'An ihn heran, kämpfen, nachsetzen: das Spiel auf einer Seite, in zwei Minuten.',
  'You are Flamma, the red one. Each turn a die and your agility say who acts first. You have 3 movement points: a step or a turn costs one. Step ahead.':
    'Du bist Flamma, der Rote. Jede Runde sagen ein Würfel und deine Gewandtheit, wer zuerst handelt. Du hast 3 Bewegungspunkte: ein Schritt oder eine Drehung kostet einen. Schritt voraus.',
  'Straight at him: step ahead.': 'Geradewegs auf ihn zu: Schritt voraus.',
  'One more step, and you touch him. Whoever steps up to an enemy must fight him.':
    'Noch ein Schritt, und du berührst ihn. Wer an einen Feind herantritt, muss kämpfen.',
  'One step more: then you are in contact.': 'Ein Schritt noch: dann seid ihr in Berührung.',
  'Contact! Point at the fight first, or tap it: you read your sum against his, and the odds. Both throw two dice and add what they wear. Now fight.':
    'Berührung! Zeige erst auf den Kampf oder tippe ihn an: du liest deine Summe gegen seine und die Chancen. Beide werfen zwei Würfel und zählen dazu, was sie tragen. Nun kämpfe.',
  'You are in contact: fight.': 'Ihr seid in Berührung: kämpfe.',
  'You won by 2: that hurts nobody, but he had to back up. Stay on him: step ahead.':
    'Du hast um 2 gewonnen: das verletzt niemanden, aber er musste zurückweichen. Bleib an ihm: Schritt voraus.',
  'Do not let him breathe: step ahead.': 'Lass ihn nicht zu Atem kommen: Schritt voraus.',
  'Contact again. The wider the margin, the more hits. Fight.':
    'Wieder Berührung. Je größer der Unterschied, desto mehr Treffer. Kämpfe.',
  'Fight him.': 'Kämpfe gegen ihn.',
  'Go after him: he is weaker now than he will be later.':
    'Setz ihm nach: er ist jetzt schwächer, als er später sein wird.',
  'Fight, now.': 'Kämpfe, jetzt.',
  'Initiative is a die and agility; then steps and turns cost a movement point each.':
    'Initiative ist ein Würfel und Gewandtheit; danach kosten Schritte und Drehungen je einen Bewegungspunkt.',
  'Both throw two dice and add their arms: the wider the margin, the more hits.':
    'Beide werfen zwei Würfel und zählen ihre Waffen dazu: je größer der Unterschied, desto mehr Treffer.',
  'Every hit taken lowers your later sums.': 'Jeder erlittene Treffer senkt deine späteren Summen.',
  'Who wins may go after him.': 'Wer gewinnt, darf nachsetzen.',
  'Reading odds': 'Chancen lesen',
  'Before every blow the page shows what the dice can do. Learn to read it, then to change it.':
    'Vor jedem Hieb zeigt die Seite, was die Würfel tun können. Lerne es zu lesen, dann zu ändern.',
  'Point at the fight, tap it or move to it by Tab, and wait. The bar is every way four dice can fall: left what is good for you, right what is good for him. Below it is the sum that makes it so. Then fight.':
    'Zeige auf den Kampf, tippe ihn an oder geh mit der Tabulatortaste hin, und warte. Der Balken ist jeder Fall von vier Würfeln: links, was gut für dich ist, rechts, was gut für ihn ist. Darunter steht die Summe, aus der er folgt. Dann kämpfe.',
  'First read the bar, then fight.': 'Lies erst den Balken, dann kämpfe.',
  'In the sum for him stands "front hexside +1": you met his front. That can be changed. He has backed up and you are after him: turn left, to go round him.':
    'In seiner Summe steht „Feldseite: vorn +1“: du trafst auf seine Front. Das lässt sich ändern. Er ist gewichen, und du bist ihm nachgesetzt: dreh dich nach links, um ihn herum.',
  'Round him first: turn left.': 'Erst um ihn herum: dreh dich nach links.',
  'Now step. You come to his side, and he does not look there.':
    'Nun ein Schritt. Du kommst an seine Seite, und dorthin blickt er nicht.',
  'A step ahead brings you to his side.': 'Ein Schritt voraus bringt dich an seine Seite.',
  'Turn right, to face where he will be. Your points are then spent: he strikes first, and that is the price of a better place.':
    'Dreh dich nach rechts, dorthin, wo er sein wird. Dann sind deine Punkte verbraucht: er schlägt zuerst, und das ist der Preis für einen besseren Platz.',
  'Turn right, so that he cannot come from behind.': 'Dreh dich nach rechts, damit er nicht von hinten kommt.',
  'He struck and lost. Point at the fight or tap it again: no front hexside in his sum this time, and the bar has moved to your side. A better place was worth more than a blow. Fight.':
    'Er schlug zu und verlor. Zeige wieder auf den Kampf oder tippe ihn an: diesmal fehlt die Feldseite vorn in seiner Summe, und der Balken ist zu dir gerückt. Ein besserer Platz war mehr wert als ein Hieb. Kämpfe.',
  'Read it, and then fight.': 'Lies ihn, und dann kämpfe.',
  'A difference of 1, and both are locked: the likeliest is not the certain. Go on by yourself, and look at the bar before you decide.':
    'Ein Unterschied von 1, und beide sind gebunden: das Wahrscheinlichste ist nicht das Sichere. Mach allein weiter und sieh auf den Balken, bevor du entscheidest.',
  'The bar is every way the dice can fall: exact, not a guess.':
    'Der Balken ist jeder Würfelfall: exakt, nicht geschätzt.',
  'The sum below it says what you can change: where you stand, what he has lost.':
    'Die Summe darunter sagt, was du ändern kannst: wo du stehst, was er verloren hat.',
  'The likeliest is not the certain. Plan for the other end too.':
    'Das Wahrscheinlichste ist nicht das Sichere. Plane auch für das andere Ende.',
  'Net or hand': 'Netz oder Hand',
  'Both men are spent: no Bonus Dice are left. Verus limps, with one leg gone. You are the quicker one in this turn, and your own chest will not take another blow.':
    'Beide sind erschöpft: kein Bonuswürfel ist übrig. Verus hinkt, ein Bein ist dahin. In dieser Runde bist du der Schnellere, und deine eigene Brust hält keinen Hieb mehr aus.',
  'He is in the next zone, P24. How do you end it before he acts again?':
    'Er steht in der nächsten Zone, P24. Wie machst du ein Ende, bevor er wieder handelt?',
  'Verus is out of the match when you have acted': 'Verus ist ausgeschieden, wenn du gehandelt hast',
  'Toss the net at him': 'Das Netz nach ihm werfen',
  'A net holds, but it does not wound: however the dice fall, he is still in the match afterwards.':
    'Ein Netz hält fest, aber es verwundet nicht: Wie die Würfel auch fallen, er ist danach noch in der Partie.',
  'Go to P24 and fight, net and trident in hand': 'Nach P24 gehen und kämpfen, Netz und Dreizack in der Hand',
  'In one hand the trident adds 2 to the damage. His chest and belly have 4 points left, so a bare hit is not enough.':
    'In einer Hand gibt der Dreizack 2 zum Schaden. Brust und Bauch haben noch 4 Punkte, also reicht ein knapper Treffer nicht.',
  'Drop the net, go to P24 and fight with both hands':
    'Das Netz fallen lassen, nach P24 gehen und mit beiden Händen kämpfen',
  'Dropping costs nothing, and in both hands the trident adds 3: any hit in chest or belly that passes the shield is the end. Thrown it would strike as hard, but leave you bare-handed.':
    'Fallen lassen kostet nichts, und in beiden Händen gibt der Dreizack 3: Jeder Treffer in Brust oder Bauch, den der Schild nicht aufhält, ist das Ende. Geworfen träfe er so hart, doch du stündest mit leeren Händen da.',
  'Two wounds left': 'Noch zwei Wunden',
  'Verus, the fisherman, has strength for two more wounds, and his last die gave him no AP at all. It is your turn, and you stand before him.':
    'Verus, der Fischer, hat Stärke für zwei weitere Wunden, und sein letzter Würfel gab ihm gar keine AP. Du bist am Zug und stehst vor ihm.',
  'You have 5 AP. Which way is the best to beat him in this turn?':
    'Du hast 5 AP. Wie besiegst du ihn in diesem Zug am ehesten?',
  'Verus is beaten by this blow': 'Verus ist mit diesem Hieb besiegt',
  'Strike at once, from the front': 'Sofort zuschlagen, von vorn',
  'Into his front you add nothing to your die, and two wounds are more than a bare win of the dice gives.':
    'Von vorn kommt nichts zu deinem Würfel, und zwei Wunden sind mehr, als ein knapper Sieg der Würfel gibt.',
  'Go round to the west, turn, strike': 'Nach Westen herum, drehen, zuschlagen',
  'His net is gone, so on that side nothing guards him: 3 on your die. A step aside is dear, but 5 AP pay for the walk, the turn and the blow.':
    'Sein Netz ist fort, also deckt ihn auf dieser Seite nichts: 3 auf deinen Würfel. Ein Schritt zur Seite ist teuer, aber 5 AP reichen für Weg, Drehung und Hieb.',
  'Go round to the east, turn, strike': 'Nach Osten herum, drehen, zuschlagen',
  'Better than the front: 2 on your die. But on that side he holds the trident, and a weapon guards a little.':
    'Besser als von vorn: 2 auf deinen Würfel. Aber auf dieser Seite hält er den Dreizack, und eine Waffe deckt ein wenig.',
  'The last wound': 'Die letzte Wunde',
  'Your net holds him, and one wound is all he can still take. You have 5 AP and the trident.':
    'Dein Netz hält ihn, und mehr als eine Wunde erträgt er nicht. Du hast 5 AP und den Dreizack.',
  'From where do you strike?': 'Von wo schlägst du zu?',
  'From the front, as you stand': 'Von vorn, wie du stehst',
  'He is in the net, which is worth 1. But you have AP for more than one blow, and the trident strikes only once in a turn.':
    'Er steckt im Netz, das ist 1 wert. Aber du hast AP für mehr als einen Hieb, und der Dreizack schlägt nur einmal je Zug.',
  'From the south, at his left side': 'Von Süden, an seiner linken Seite',
  'A side is better than the front, but this one is behind his large shield.':
    'Eine Seite ist besser als die Front, aber diese liegt hinter seinem großen Schild.',
  'From the north, at his right side': 'Von Norden, an seiner rechten Seite',
  'His sword side: a weapon guards less than a large shield. With the net that is 3 on your die, and AP that would be lost anyway pay for the walk.':
    'Seine Schwertseite: eine Waffe deckt weniger als ein großer Schild. Mit dem Netz sind das 3 auf deinen Würfel, und AP, die sonst verfielen, bezahlen den Weg.',
  'The open side': 'Die offene Seite',
  'You act first and have 2 movement points. How do you use them?':
    'Du handelst zuerst und hast 2 Bewegungspunkte. Wie nutzt du sie?',
  'Verus is beaten in this melee': 'Verus ist in diesem Nahkampf besiegt',
  'Fight at once': 'Sofort kämpfen',
  'You are in contact already, but only at his left rear hexside, which still adds 1 to his sum.':
    'Ihr seid schon in Berührung, aber nur an seiner linken hinteren Feldseite, die seiner Summe noch 1 gibt.',
  'Turn left to face him fully, then fight': 'Nach links drehen, ihm ganz zu, dann kämpfen',
  'Your own facing adds nothing to your sum: what counts is where you stand to his.':
    'Deine eigene Blickrichtung gibt deiner Summe nichts: es zählt, wo du zu seiner stehst.',
  'Step ahead, turn left, fight': 'Schritt voraus, nach links drehen, kämpfen',
  'One step on you are behind him, and the rear hexside takes 2 off his sum. Two points of movement for twice the chance.':
    'Einen Schritt weiter stehst du hinter ihm, und die hintere Feldseite nimmt seiner Summe 2. Zwei Bewegungspunkte für die doppelte Chance.',
  'Three CF': 'Drei CF',
  'Felix has 8 wounds of 10 in the head and 3 in the chest. He has 3 CF, the 2 of his card and 1 by position; Tiro has 8, his 7 and 1 by position, and will put all of them into one blow.':
    'Felix hat 8 von 10 Wunden am Kopf und 3 an der Brust. Er hat 3 CF, die 2 seiner Karte und 1 durch die Stellung; Tiro hat 8, seine 7 und 1 durch die Stellung, und legt sie alle in einen Hieb.',
  'Where do your three CF go, so that Felix lives?': 'Wohin mit deinen drei CF, damit Felix lebt?',
  'Felix is still in the match after the phase': 'Felix ist nach der Phase noch dabei',
  'if Tiro strikes at head or chest, each as likely':
    'wenn Tiro auf Kopf oder Brust schlägt, beides gleich wahrscheinlich',
  'All three to guard the head': 'Alle drei, um den Kopf zu decken',
  'The head is where one more wound or two would kill him. A blow there is the one he must not take; the others he mostly lives through.':
    'Am Kopf würden ihn ein oder zwei weitere Wunden töten. Einen Hieb dorthin darf er nicht nehmen; die anderen überlebt er meist.',
  'All three into a blow at his chest': 'Alle drei in einen Hieb auf seine Brust',
  'Tiro has more CF in his blow and strikes first: whatever yours does comes too late.':
    'Tiro hat mehr CF im Hieb und schlägt zuerst: was deiner ausrichtet, kommt zu spät.',
  'One each to head, chest and groin': 'Je eins an Kopf, Brust und Leiste',
  'A single CF hardly moves the dice, least of all where it matters most.':
    'Ein einzelnes CF bewegt die Würfel kaum, am wenigsten dort, wo es am meisten zählt.',
  'All three to guard the chest': 'Alle drei, um die Brust zu decken',
  'The chest can take more wounds. The head cannot.': 'Die Brust hält mehr Wunden aus. Der Kopf nicht.',
  'A step back': 'Ein Schritt zurück',
  'Felix has parried once more, with 8 wounds of 10 in the head. Another blow there will be his end, and Tiro stands before him.':
    'Felix hat noch einmal pariert, mit 8 von 10 Wunden am Kopf. Noch ein Hieb dorthin ist sein Ende, und Tiro steht vor ihm.',
  'Plot the phase that saves him.': 'Plane die Phase, die ihn rettet.',
  'if Tiro stands, comes one step or comes two, each as likely, and puts 7 CF into a blow at the head where he reaches him; he has no moving phase left and overexerts himself to come':
    'wenn Tiro steht, einen Schritt kommt oder zwei, jedes gleich wahrscheinlich, und 7 CF in einen Hieb auf den Kopf legt, wo er ihn erreicht; er hat keine Bewegungsphase mehr und überanstrengt sich, um zu kommen',
  'Forward to the right, turn left: to his side': 'Vor nach rechts, nach links drehen: an seine Seite',
  'Good for one who wants to strike. Felix cannot, and beside Tiro he is still within reach.':
    'Gut für einen, der zuschlagen will. Felix kann es nicht, und neben Tiro ist er noch in Reichweite.',
  'One step back to the left': 'Ein Schritt zurück nach links',
  'Safe if he stands, and if he runs past. But a single step after you brings him up again.':
    'Sicher, wenn er steht oder vorbeiläuft. Aber ein einziger Schritt hinter dir her bringt ihn wieder heran.',
  'Straight back, two steps': 'Geradewegs zurück, zwei Schritte',
  'Straight back is where he comes to: if he overexerts himself for two steps, he is before you again.':
    'Gerade zurück ist, wohin er kommt: Überanstrengt er sich für zwei Schritte, steht er wieder vor dir.',
  'Back to the left, twice': 'Zurück nach links, zweimal',
  'Back and aside: whether he stands, comes one step or two, straight ahead he never reaches the hex beside you.':
    'Zurück und zur Seite: ob er steht, einen Schritt kommt oder zwei, geradeaus erreicht er das Feld neben dir nie.',
  'You backed up, he came after you, and then you won by 6: two hits for him, one for you. Each hit brings him nearer to his last and takes 1 off all his later sums. He backs up. Go after him!':
    'Du bist gewichen, er setzte dir nach, und dann hast du um 6 gewonnen: zwei Treffer für ihn, einer für dich. Jeder Treffer bringt ihn seinem letzten näher und nimmt 1 von allen späteren Summen. Er weicht. Setz ihm nach!',
  'He can take two more hits and rolls with 2 less. This is the moment: fight.':
    'Er erträgt noch zwei Treffer und würfelt mit 2 weniger. Das ist der Augenblick: kämpfe.',
  'A long bout is near its end: Verus can take two more hits. You have gone after him, and he looks the other way.':
    'Ein langer Kampf geht zu Ende: Verus erträgt noch zwei Treffer. Du bist ihm nachgesetzt, und er blickt in die andere Richtung.',
}
