/** German: what each level of opponents goes by. */
import type { Catalogue } from '@harena/engine'

export const habits: Catalogue = {
  'He turns to his enemy and stands: he is there to be practised on.':
    'Er wendet sich seinem Gegner zu und steht: an ihm soll man üben.',
  'He walks straight in and strikes any blow that he can instead of the best; one time in five he lets the chance pass, and he never turns to face anybody.':
    'Er geht geradewegs heran und führt irgendeinen Schlag statt des besten; jedes fünfte Mal lässt er die Gelegenheit verstreichen, und er wendet sich niemandem zu.',
  'He strikes the blow that does most by the tables. A net or lasso he throws if a 5 is enough, or if an AP is to spare; out of reach he waits two hexes away, and goes in every fourth round.':
    'Er führt den Schlag, der nach den Tabellen am meisten anrichtet. Netz oder Lasso wirft er, wenn eine 5 genügt oder ein AP übrig ist; außer Reichweite wartet er zwei Felder entfernt und geht jede vierte Runde heran.',
  'He strikes the blow that does most by the tables, less what the other could do to him next turn from there; once he has struck, he stands where that is least.':
    'Er führt den Schlag, der nach den Tabellen am meisten anrichtet, abzüglich dessen, was der andere ihm von dort im nächsten Zug antun könnte; hat er geschlagen, stellt er sich dorthin, wo das am wenigsten ist.',
  'He had nothing to think about: he does here what a veteran does.':
    'Hier überlegt er nicht: er tut, was ein Veteran täte.',
  'He enters near the middle, away from the rim, and looks to the middle.':
    'Er stellt sich nahe der Mitte auf, weg vom Rand, und blickt zur Mitte.',
  'He stands where he is, gets up when he lies, and begs once a third of his boxes is gone.':
    'Er bleibt stehen, wo er ist, steht auf, wenn er liegt, und bittet um Gnade, sobald ein Drittel seiner Kästchen verloren ist.',
  'He goes straight at the nearest man, fights whatever it is worth, and begs once two fifths of his boxes are gone.':
    'Er geht geradewegs auf den Nächsten los, kämpft, was immer es bringt, und bittet um Gnade, sobald zwei Fünftel seiner Kästchen verloren sind.',
  'He fights if the exchange is not clearly to his harm, if he was attacked last, or every third turn in any case; he comes over the hexside where it is worth most, and does not turn to meet anybody.':
    'Er kämpft, wenn der Schlagabtausch nicht deutlich zu seinem Schaden ist, wenn er zuletzt angegriffen wurde, und jeden dritten Zug auf jeden Fall; er kommt über die Feldseite, wo es am meisten bringt, und wendet sich niemandem zu.',
  'In his own turn he imagines bouts where he has a choice. Otherwise he lets the other come, turns to meet him, and fights only what is worth it.':
    'Im eigenen Zug stellt er sich Kämpfe vor, wo er eine Wahl hat. Sonst lässt er den anderen kommen, wendet sich ihm zu und kämpft nur, wenn es sich lohnt.',
  'In his own turn he looks ahead. Plans of a group he makes by habit: each action as a veteran without time would choose it.':
    'Im eigenen Zug schaut er voraus. Pläne einer Gruppe macht er aus Gewohnheit: jede Handlung so, wie ein Veteran sie ohne Bedenkzeit wählte.',
  'He follows a man who lies, or if the next exchange from there is worth something to him.':
    'Er setzt nach, wenn der andere liegt oder der nächste Schlagabtausch von dort ihm etwas bringt.',
  'He backs off to the side that is farther from his enemies.':
    'Er weicht zu der Seite aus, die von seinen Gegnern weiter entfernt ist.',
  'He spares whoever has wounded somebody.': 'Er schont, wer jemanden verwundet hat.',
  'He stays where he is, lies where he fell, and keeps his Bonus Dice.':
    'Er bleibt, wo er ist, liegt, wo er fiel, und behält seine Bonuswürfel.',
  'He bids all of his Bonus Dice at once, goes to his foe, and as a rule fights on from the ground.':
    'Er setzt alle Bonuswürfel auf einmal, geht zu seinem Gegner und kämpft in der Regel am Boden weiter.',
  'He gets up, rests if nobody is about and he has something to recover, and goes to the foe who is best to meet; he bids half of his Bonus Dice.':
    'Er steht auf, rastet, wenn niemand in der Nähe ist und er sich von etwas erholen kann, und geht zu dem Gegner, der ihm am besten liegt; er setzt die Hälfte seiner Bonuswürfel.',
  'He acts as a standard opponent does, but bids one Bonus Die to get ahead; to strike or ward off he draws his bid from the mix that nobody can outguess.':
    'Er handelt wie ein Standardgegner, setzt aber einen Bonuswürfel, um die Oberhand zu gewinnen; um zu schlagen oder abzuwehren, zieht er sein Gebot aus der Mischung, gegen die kein Raten hilft.',
  'He draws his bids from the mix that nobody can outguess, lets the other come, gets away to rest, throws what he can spare and kicks sand.':
    'Er zieht seine Gebote aus der Mischung, gegen die kein Raten hilft, lässt den anderen kommen, setzt sich ab, um zu rasten, wirft, was er entbehren kann, und tritt Sand.',
  'He picks up what is worth most to him: a weapon if he has none, then what his style fights with.':
    'Er hebt auf, was ihm am meisten nützt: eine Waffe, wenn er keine hat, dann, womit seine Gattung kämpft.',
  'He meets the one whom it is best to meet: the weak, the wounded, those in a net or on the ground.':
    'Er stellt sich dem, der ihm am besten liegt: Schwachen, Verwundeten, solchen im Netz oder am Boden.',
  'He takes the way to strike that does more by the odds of this exchange.':
    'Er nimmt die Schlagart, die nach den Chancen dieses Schlagabtauschs mehr anrichtet.',
  'He takes the place where his blow is worth more.': 'Er nimmt die Stelle, an der sein Hieb mehr wert ist.',
  'He rolls as many Star Power dice as save more than they may cost him.':
    'Er wirft so viele Starkraftwürfel, wie ihm mehr ersparen, als sie ihn kosten können.',
  'Every level decides this alike, by a rule of thumb: what harms the other most and costs least.':
    'Jede Stufe entscheidet das gleich, nach einer Faustregel: was dem anderen am meisten schadet und am wenigsten kostet.',
  'He draws or picks up a weapon if he needs one, throws what flies well, and else keeps his hands still.':
    'Er zieht eine Waffe oder hebt eine auf, wenn er eine braucht, wirft, was gut fliegt, und hält sonst die Hände still.',
  'He spends no more CF than make it fairly sure, and half of them to hold a man.':
    'Er gibt nicht mehr CF aus, als es einigermaßen sicher machen, und die Hälfte, um einen Mann zu halten.',
  'He gives up only with nothing left to fight with, before a foe who is still strong.':
    'Er gibt nur auf, wenn ihm nichts zum Kämpfen bleibt und der andere noch stark ist.',
  'He stands where he is, and spreads all of his CF over his defence.':
    'Er bleibt stehen und verteilt alle seine CF auf die Verteidigung.',
  'He throws no sand unless it was thought through.': 'Unbedacht wirft er keinen Sand.',
  'He walks half the way to the nearest foe and faces him. A third of his CF goes into one blow anywhere, the rest is spread over his defence.':
    'Er geht den halben Weg zum nächsten Gegner und sieht ihn an. Ein Drittel seiner CF geht in einen Hieb irgendwohin, der Rest verteilt sich auf die Verteidigung.',
  'He does not guess at plans. He goes where he is well placed if the other stays or comes straight on, strikes where it does most to one who keeps a little everywhere, and covers what a blow would hurt most.':
    'Er rät nicht, was der andere plant. Er geht dorthin, wo er gut steht, wenn der andere bleibt oder geradeaus kommt, schlägt, wo es bei einem am meisten anrichtet, der überall ein wenig deckt, und deckt, was ein Hieb am schlimmsten träfe.',
  'He sets what he can do against what the other can do, by the harm that is done and taken, and mixes his answers so that it helps nobody to know them.':
    'Er stellt, was er tun kann, dem gegenüber, was der andere tun kann, nach dem Schaden auf beiden Seiten, und mischt seine Antworten so, dass es niemandem hilft, sie zu kennen.',
  'Far from his foe, or where there is little to choose, he does not think: he does what a veteran does.':
    'Weit weg von seinem Gegner, oder wo es wenig zu wählen gibt, überlegt er nicht: er tut, was ein Veteran täte.',
  'He leads the beast to where its jaws reach a man, from behind if they can, and has it bite where it hurts most.':
    'Er führt das Tier dorthin, wo seine Zähne einen Mann erreichen, wenn es geht von hinten, und lässt es beißen, wo es am meisten schmerzt.',
  'He takes the first that he can get of Attack, Dodge, Reflexes, Stamina, Favoured of the Gods and Charisma.':
    'Er nimmt das Erste, was er bekommen kann, von Angriff, Ausweichen, Reflexe, Zähigkeit, Liebling der Götter und Charisma.',
}
