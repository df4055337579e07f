/** German: GLADIATOR, what its page says. */
import type { Catalogue } from '@harena/engine'

export const gladiatorPage: Catalogue = {
  'The parry meets its fore legs: the same dice wound the beast':
    'Die Parade trifft seine Vorderbeine: Dieselben Würfel verwunden das Tier',
  'Zoom in': 'Vergrößern',
  'Zoom in (+)': 'Vergrößern (+)',
  'Zoom out': 'Verkleinern',
  'Zoom out (-)': 'Verkleinern (-)',
  'Reset view': 'Ansicht zurücksetzen',
  'Whole arena (0)': 'Ganze Arena (0)',
  'As the dice say': 'Wie die Würfel fallen',
  'Open sand': 'Freier Sand',
  'Four pillars': 'Vier Säulen',
  'A grove': 'Ein Hain',
  'Mud and rocks': 'Schlamm und Felsen',
  'Fighting pit with near walls': 'Kampfgrube mit nahen Mauern',
  Training: 'Ausbildung',
  Constitution: 'Konstitution',
  Wounds: 'Wunden',
  '{0}: give the totals to his ratings': '{0}: verteile die Summen auf seine Werte',
  'High is good everywhere; training, strength and agility make his CF. {0}':
    'Hoch ist überall gut; Ausbildung, Stärke und Gewandtheit ergeben seine CF. {0}',
  'Take these ratings': 'Diese Werte nehmen',
  'Ask me in every phase, also to throw or drop what I hold':
    'Frag mich in jeder Phase, auch ob ich werfen oder fallen lassen will, was ich halte',
  'after every roll, as far as the campaign does': 'nach jedem Wurf, soweit die Kampagne es tut',
  'when he would be wounded or fail': 'wenn er verwundet würde oder scheiterte',
  'when he would die, fall or lose what he holds': 'wenn er stürbe, fiele oder verlöre, was er hält',
  'Ask me from now on': 'Frag mich ab jetzt',
  'rises on its hind legs to fight, and is met like a man':
    'richtet sich zum Kampf auf und wird dann bekämpft wie ein Mann',
  'short-sighted and easily put to flight': 'kurzsichtig und leicht in die Flucht zu schlagen',
  'huge, and seldom of a mind to fight': 'riesig, und selten zum Kampf aufgelegt',
  'runs; harmless but for its hooves': 'läuft; harmlos bis auf die Hufe',
  'quick to come, not hard to kill': 'schnell da, nicht schwer zu töten',
  'comes straight at you, and strikes hard': 'kommt geradewegs auf dich zu und schlägt hart',
  'thick hide, and worse to be run over by than to be bitten by':
    'dicke Haut; überrannt zu werden ist schlimmer als gebissen',
  'the most dangerous of all': 'die gefährlichste von allen',
  'weak alone; a pack moves as one': 'allein schwach; ein Rudel bewegt sich wie eins',
  'bolts; its weight knocks men down': 'geht durch; sein Gewicht wirft Männer um',
  'A beast of {0}, CF {1}, {2} wounds, hide {3}, cunning {4}: {5}.':
    'Eine Bestie von {0}, CF {1}, {2} Wunden, Haut {3}, Schläue {4}: {5}.',
  'A wall at the {0} edge': 'Eine Mauer am Rand: {0}',
  'Turn left': 'Nach links drehen',
  'Turn right': 'Nach rechts drehen',
  'A turn has eight phases. In each of them both sides write their movement in secret, then it is revealed. §5.2':
    'Eine Runde hat acht Phasen. In jeder schreiben beide Seiten ihre Bewegung im Geheimen auf, dann wird sie aufgedeckt. §5.2',
  'A plot is up to two steps, each with a turn by one hexside, or one thing like a charge, kneeling or a leap. §7.3':
    'Ein Plan hat bis zu zwei Schritte, jeden mit einer Drehung um eine Feldseite, oder eines wie Sturmlauf, Knien oder Sprung. §7.3',
  'Light men may move in six phases of a turn, medium in five (a Retiarius in six), heavy in four; then they stand or overexert themselves. §3.10':
    'Leichte dürfen sich in sechs Phasen einer Runde bewegen, Mittlere in fünf (ein Retiarius in sechs), Schwere in vier; dann stehen sie oder überanstrengen sich. §3.10',
  'Whoever wants the same hex collides: dice, weight and momentum decide who is pushed and stunned. §8.1':
    'Wer dasselbe Feld will, stößt zusammen: Würfel, Gewicht und Schwung entscheiden, wer weicht und wer betäubt wird. §8.1',
  'End your move with your opponent before you and within reach of your weapon, and you fight. §9.1':
    'Steht der Gegner nach deinem Zug vor dir und in Reichweite deiner Waffe, dann kämpft ihr. §9.1',
  'Divide your combat factors (CF) in secret: how hard you strike at which part of him, and how well you guard each part of yourself. §9.3':
    'Verteile deine Kampffaktoren (CF) im Geheimen: wie hart du welchen Körperteil angreifst und wie gut du jeden eigenen deckst. §9.3',
  'His side and his back are worth extra CF; a man who stumbles, lies or hangs in a net is easier still. §9.2':
    'Seine Seite und sein Rücken bringen zusätzliche CF; wer strauchelt, liegt oder im Netz hängt, ist noch leichter zu treffen. §9.2',
  'Three red dice, your CF against his defence there: miss, shield, parry or hit. White and black dice do the harm. §9.5':
    'Drei rote Würfel, deine CF gegen seine Verteidigung dort: Fehlschlag, Schild, Parade oder Treffer. Weiße und schwarzer Würfel tun den Schaden. §9.5',
  'Wounds fill boxes and cost CF. With all boxes of one part filled, a man dies. §10.3':
    'Wunden füllen Kästchen und kosten CF. Sind alle Kästchen eines Körperteils voll, stirbt der Mann. §10.3',
  'Who lies helpless before an armed man appeals to the crowd. Those who attacked more than they guarded are liked. §18.3':
    'Wer hilflos vor einem Bewaffneten liegt, ruft die Menge an. Sie mag, wer mehr angegriffen als sich gedeckt hat. §18.3',
  spirit: 'Kampfgeist',
  moves: 'Bewegungen',
  ' left': ' übrig',
  'run by the book': 'vom Buch geführt',
  'centurion, run by the book': 'Zenturio, vom Buch geführt',
  'His log sheet is hidden.': 'Sein Blatt ist verdeckt.',
  ': {0} of {1} wounds{2}': ': {0} von {1} Wunden{2}',
  ', {0} CF lost': ', {0} CF verloren',
  'Push {0} {1}': '{0} stoßen: {1}',
  'Face {0}': 'Blick: {0}',
  'Toss it at {0}': 'Wirf auf {0}',
  'Strike the {0}': 'Ziel: {0}',
  'Nothing else in this phase': 'Sonst nichts in dieser Phase',
  'Kick away {0}': 'Wegtreten: {0}',
  'Let {0} appeal': '{0} die Menge anrufen lassen',
  'Kill {0}': '{0} töten',
  'Lay down your arms and appeal': 'Die Waffen strecken und die Menge anrufen',
  'Fight on': 'Weiterkämpfen',
  'Squeeze {0}': '{0} würgen',
  'Only hold him': 'Nur festhalten',
  'Engage, and throw sand': 'Kämpfen und Sand werfen',
  'Do not engage': 'Nicht kämpfen',
  'Grapple {0}': '{0} packen',
  'Let him be': 'Ihn lassen',
  'Let the net fall': 'Das Netz fallen lassen',
  'Keep the net, lay down {0}': 'Das Netz behalten, ablegen: {0}',
  'Let go of {0}': 'Loslassen: {0}',
  'Let the dice stand': 'Die Würfel gelten lassen',
  'Take {0} instead': 'Stattdessen nehmen: {0}',
  'Give it up: the next attack meets less defence': 'Verzichten: der nächste Angriff trifft auf weniger Verteidigung',
  'Strike as planned': 'Zuschlagen wie geplant',
  'Turn {0}': 'Runde {0}',
  'Phase {0} of 8': 'Phase {0} von 8',
  miss: 'Fehlschlag',
  'own arm struck': 'eigener Arm getroffen',
  parry: 'Parade',
  'disarming blow': 'entwaffnender Hieb',
  'feint works': 'Finte gelingt',
  'sand in the eyes': 'Sand in den Augen',
  'strikes the {0} of': 'Hieb ({0}) gegen',
  'tries to disarm': 'Entwaffnen gegen',
  'feints at the {0} of': 'Finte ({0}) gegen',
  'sweeps the legs of': 'Fegen gegen',
  'rams his shield into': 'Schildstoß gegen',
  'throws sand in the face of': 'Sand gegen',
  'round {0}': 'Schlagfolge {0}',
  '{0}, both blows at the same time {1}': '{0}, beide Hiebe zugleich {1}',
  'round (of blows)': 'Schlagfolge',
  'A plot has two steps at most, and only one forward may carry a turn: take the last move back, or seal it.':
    'Ein Plan hat höchstens zwei Schritte, und nur einer nach vorn darf eine Drehung haben: nimm den letzten Zug zurück oder versiegle ihn.',
  '\\bround -?\\d+\\b': '\\bSchlagfolge -?\\d+\\b',
  'The blows of a phase fall in rounds, low ones first: his first attack and fast weapons strike early.':
    'Die Hiebe einer Phase fallen nach Schlagfolge, niedrige zuerst: sein erster Angriff und schnelle Waffen schlagen früh zu.',
  'No attack yet: tap the part of him that you want to strike.':
    'Noch kein Angriff: Tippe an ihm auf die Stelle, die du treffen willst.',
  '{0} Another one for one attack is another one for all.':
    '{0} Eine andere für einen Angriff ist eine andere für alle.',
  'Low rounds strike first; in one round the attack with more CF, equal ones together {0}. CF that you lose before your turn come off your next attack {1}.':
    'Niedrige Schlagfolge schlägt zuerst; bei gleicher der Angriff mit mehr CF, gleiche zusammen {0}. CF, die du vorher verlierst, fehlen deinem nächsten Angriff {1}.',
  Javelin: 'Wurfspeer',
  'Attack {0}, {1}': 'Angriff {0}, {1}',
  'of {0}': 'von {0}',
  'A hit stuns; a parry strikes your own arm {0}': 'Ein Treffer betäubt; eine Parade trifft den eigenen Arm {0}',
  '{0}: earlier': '{0}: früher',
  '{0}: later': '{0}: später',
  '{0}: take it back': '{0}: zurücknehmen',
  '{0}: with': '{0}: womit',
  'costs {0}': 'kostet {0}',
  'counts {0}': 'zählt {0}',
  half: 'halbiert',
  '+{0} for position on top of it {1}': '+{0} für die Stellung obendrauf {1}',
  '{0}: {1}, whatever the dice show': '{0}: {1}, was immer die Würfel zeigen',
  '{0} CF against {1}: {2} ({3})': '{0} CF gegen {1}: {2} ({3})',
  'The dice of {0}': 'Die Würfel von {0}',
  '{0}: {1} CF of defence are left of {2}': '{0}: {1} CF Abwehr bleiben von {2}',
  '{0}: {1} CF of the attack are left of {2}': '{0}: {1} CF des Angriffs bleiben von {2}',
  '{0}: {1} CF of defence instead of {2}': '{0}: {1} CF der Verteidigung statt {2}',
  '{0}: {1} CF of the attack instead of {2}': '{0}: {1} CF des Angriffs statt {2}',
  'hide: {0} off': 'Haut: {0} ab',
  'armour is met: {0} off': 'die Rüstung fängt: {0} ab',
  'the shield holds': 'der Schild hält',
  '{0} of the shield': '{0} des Schildes',
  '{0}, {1} left': '{0}, {1} übrig',
  '{0} dropped': '{0} verloren',
  '{0} kept': '{0} gehalten',
  '{0} in the {1}': '{0} ({1})',
  ', no armour': ', keine Rüstung',
  ', armour {0}': ', Rüstung {0}',
  'not from where you stand': 'nicht von da, wo du stehst',
  'strike here': 'hierher schlagen',
  'attacked with {0} CF{1}; add to it': 'mit {0} CF angegriffen{1}; mehr darauf',
  'CF on the {0}': 'CF auf {0}',
  'CF to guard the {0}': 'CF zum Schutz: {0}',
  Opponent: 'Gegner',
  'Strike {0}': 'Angriff auf {0}',
  'strike where?': 'wohin schlagen?',
  'out of your reach': 'außer deiner Reichweite',
  'Not the blank parts, from here {0}': 'Von hier nicht die leeren Teile {0}',
  'hide −{0} {1}': 'Haut −{0} {1}',
  '{0}; put CF there instead': '{0}; stattdessen CF dorthin',
  '{0} CF to defend; add one': '{0} CF zur Verteidigung; eins mehr',
  'Defend yourself': 'Verteidige dich',
  'guard where?': 'wo decken?',
  'no defence': 'keine Verteidigung',
  'Allocation of {0}': 'Aufteilung von {0}',
  '{0}: strike and guard, in secret': '{0}: angreifen und schützen, im Geheimen',
  Attacks: 'Angriffe',
  Defence: 'Verteidigung',
  'Special defences': 'Besondere Verteidigungen',
  'Where the {0} CF come from': 'Woher die {0} CF kommen',
  'Nobody can be attacked from here {0}': 'Von hier lässt sich niemand angreifen {0}',
  'Special attacks': 'Besondere Angriffe',
  'CF too many, of {0}': 'CF zu viel, von {0}',
  'of {0} CF left': 'von {0} CF übrig',
  '{0} CF would stay unused.': '{0} CF blieben ungenutzt.',
  '{0} of {1} more against {2} only {3}': 'noch {0} von {1} nur gegen {2} {3}',
  'it cannot guard: 0 CF': 'es kann nicht decken: 0 CF',
  'Your guard, {0} CF, covers the {1} alone.': 'Deine Deckung, {0} CF, gilt nur: {1}.',
  '+{0} by position {1}': '+{0} durch Stellung {1}',
  'Seal: {0}': 'Versiegeln: {0}',
  Clear: 'Leeren',
  'A beast never defends: all its CF go into attacks {0}':
    'Eine Bestie verteidigt sich nie: alle ihre CF gehen in Angriffe {0}',
  'With less than one CF of his own he cannot defend {0}':
    'Mit weniger als einem eigenen CF kann er sich nicht verteidigen {0}',
  'Defend the {0}': 'Decken: {0}',
  'Prone, or with a bow in hand, defence CF count half {0}':
    'Am Boden oder mit dem Bogen in der Hand zählt Verteidigung halb {0}',
  'With less than one CF he cannot defend.': 'Mit weniger als einem CF kann er sich nicht verteidigen.',
  'A hit does not wound: he drops his weapon the more easily, by 8 and the hit bonus.':
    'Ein Treffer verwundet nicht: er verliert seine Waffe umso leichter, um 8 und den Trefferbonus.',
  'A hit shows his whole defence and brings another attack at once, 4 CF and the hit bonus.':
    'Ein Treffer zeigt seine ganze Verteidigung und bringt sofort einen weiteren Angriff mit 4 CF und dem Trefferbonus.',
  'Half the wounds, and he must check whether he stumbles.': 'Halbe Wunden, und er muss prüfen, ob er strauchelt.',
  'Half the wounds, and he is stunned.': 'Halbe Wunden, und er ist betäubt.',
  'A hit takes 2D3 and the hit bonus off his CF in this phase; nothing else happens.':
    'Ein Treffer nimmt ihm in dieser Phase 2D3 CF und den Trefferbonus; sonst geschieht nichts.',
  'every attack there misses.': 'jeder Angriff dort geht fehl.',
  'every attack there strikes the shield.': 'jeder Angriff dort trifft den Schild.',
  'every attack there is parried.': 'jeder Angriff dort wird pariert.',
  'by a thrown javelin': 'mit geworfenem Wurfspeer',
  'on the {0}{1}': 'gegen {0}{1}',
  ' of {0}': ' von {0}',
  '{0} to defend': '{0} zur Verteidigung',
  'no attack, no defence': 'kein Angriff, keine Verteidigung',
  'before almost everybody': 'vor fast allen',
  early: 'früh',
  'in the middle': 'in der Mitte',
  late: 'spät',
  'last of all': 'als Letzter',
  '{0} to guard the {1}': '{0} Deckung für {1}',
  'on the {0}': 'gegen {0}',
  'an illegal move: he stands still': 'ein unerlaubter Zug: er steht still',
  'Combat factors of this phase': 'Kampffaktoren dieser Phase',
  'to allocate': 'zu verteilen',
  'left (over)': 'übrig',
  'position against {0}': 'Stellung gegen {0}',
  'never below 0': 'nie unter 0',
  'overexerts himself §17.3': 'überanstrengt sich §17.3',
  'A die says what it strikes.': 'Ein Würfel sagt, was er trifft.',
  'he cannot guard: 0 CF, but what he holds may be in the way':
    'er kann nicht decken: 0 CF, doch was er hält, kann im Weg sein',
  'if he defends with': 'wenn er sich verteidigt mit',
  '{0}: if he defends with': '{0}: wenn er sich verteidigt mit',
  '{0}: all odds': '{0}: alle Chancen',
  'His log sheet is hidden: counted as bare and unhurt.':
    'Sein Blatt ist verdeckt: gerechnet wie ungerüstet und unverletzt.',
  'He drops his weapon: {0}': 'Er verliert seine Waffe: {0}',
  'hit {0}, wounds on average {1}, killed at once, whatever wounds he has left, {2}':
    'Treffer {0}, Wunden im Schnitt {1}, sofort tot, was er auch noch aushielte, {2}',
  'Killed at once, however few his wounds: a roll for wounds of 19 or more, or the worst critical hit.':
    'Sofort getötet, wie wenige Wunden er auch hat: ein Wurf für Wunden von 19 oder mehr, oder der schlimmste kritische Treffer.',
  'any area': 'beliebiger Körperteil',
  '{0}: one less': '{0}: eins weniger',
  '{0}: one more': '{0}: eins mehr',
  'left standing': 'stehend entlassen',
  'What became of the men, by style': 'Was aus den Männern wurde, nach Gattung',
  'Basic Game': 'Grundspiel',
  'As printed': 'Wie gedruckt',
  'All chapters, every ruling as close to the text as it goes.':
    'Alle Kapitel, jede Auslegung so nah am Text, wie es geht.',
  House: 'Hausregeln',
  'All chapters, milder where the print is harsh: fatigue, time, the edge of the map.':
    'Alle Kapitel, milder, wo der Druck hart ist: Erschöpfung, Zeit, der Rand der Karte.',
  'Classic 1981': 'Klassisch 1981',
  'The older game: one action a phase with quick moves and turns.':
    'Das ältere Spiel: eine Handlung je Phase mit schnellen Schritten und Drehungen.',
  'Billings 1982': 'Billings 1982',
  'The 1981 game with the amendments of 1982 and a walled map.':
    'Das Spiel von 1981 mit den Änderungen von 1982 und einer ummauerten Karte.',
  'The 1981 game with gladiators made on percentile tables.':
    'Das Spiel von 1981 mit Gladiatoren nach Prozenttabellen.',
  'Billings and V2.0': 'Billings und V2.0',
  'Both together.': 'Beides zusammen.',
  'As his style has it': 'Wie seine Gattung ihn hat',
  Small: 'Klein',
  Large: 'Groß',
  Centurion: 'Centurio',
  'The book': 'Das Buch',
  'Each gladiator needs a name of his own.': 'Jeder Gladiator braucht einen eigenen Namen.',
  '{0}, a beast': '{0}, eine Bestie',
  'Played by': 'Gespielt von',
  Side: 'Seite',
  'Ratings: {0}; armour:': 'Werte: {0}; Rüstung:',
  'Type the ratings instead': 'Die Werte selbst eingeben',
  'What they mean: TR, ST, AG, CN, W; armour such as A4 or C.':
    'Was sie bedeuten: TR, ST, AG, CN, W; Rüstung wie A4 oder C.',
  '{0}, {1} to {2}': '{0}, {1} bis {2}',
  'Armour: head, chest, groin, arms, legs': 'Rüstung: Kopf, Brust, Leiste, Arme, Beine',
  'rolled; or A4 - C C5 -': 'ausgewürfelt; oder A4 - C C5 -',
  'On the ground you can only defend yourself: plot to kneel, then any other move. {0}':
    'Am Boden kannst du dich nur verteidigen: plane zu knien, dann jede andere Bewegung. {0}',
  'You hold no weapon: when you are asked after the moves, you can draw the {0}. {1}':
    'Du hältst keine Waffe: wirst du nach den Bewegungen gefragt, kannst du ziehen, was in der Scheide steckt ({0}). {1}',
  'You hold no weapon. The {0} lies {1} from you: step beside it, then recover it.':
    'Du hältst keine Waffe. Entfernung zur nächsten ({0}): {1}. Tritt daneben, dann heb sie auf.',
  'You hold no weapon. The {0} lies within reach: stand still, and recover it after the moves.':
    'Du hältst keine Waffe. Die nächste ({0}) liegt in Reichweite: steh still und heb sie nach den Bewegungen auf.',
  'Where do you go? Both write it down in secret, eight times a turn, and both plots open at once. §5.2':
    'Wohin gehst du? Beide schreiben es im Geheimen auf, achtmal je Runde, und beide Pläne werden zugleich aufgedeckt. §5.2',
  'Both divide combat factors in secret over the parts of two bodies; three red dice then judge each blow. §9.5':
    'Beide verteilen Kampffaktoren im Geheimen auf die Teile zweier Körper; drei rote Würfel richten dann über jeden Hieb. §9.5',
  'Wounds fill boxes; one part full is death. Who lies helpless appeals to the crowd. §10.3':
    'Wunden füllen Kästchen; ein voller Körperteil ist der Tod. Wer hilflos liegt, ruft die Menge an. §10.3',
  'A shield catches what the table sends to it, and wears out: with its last number it falls. §12.2':
    'Ein Schild fängt, was die Tabelle ihm schickt, und nutzt sich ab: mit der letzten Zahl fällt er. §12.2',
  'Whoever is ensnared cannot turn, can only defend himself, and may be dragged to the ground. §20.5':
    'Wer im Netz ist, kann sich nicht drehen, nur verteidigen, und kann zu Boden gezerrt werden. §20.5',
  'A spear reaches two hexes; a sword waits in the sheath, should the spear be lost. R39':
    'Ein Speer reicht zwei Felder; ein Schwert wartet in der Scheide, falls der Speer verloren geht. R39',
  'A pair of swords gives four combat factors more, and what a shield would catch is parried. §24.2':
    'Zwei Schwerter geben vier Kampffaktoren mehr, und was ein Schild finge, wird pariert. §24.2',
  '{0} CF at a bare chest that {1} CF defend. §9.5': '{0} CF auf eine bloße Brust, die {1} CF decken. §9.5',
  'Type the plot, for example F(R) SFL': 'Tippe den Plan, zum Beispiel F(R) SFL',
  'Take it': 'Übernehmen',
  'Choose a move': 'Wähle eine Bewegung',
  'Not finished yet': 'Noch nicht fertig',
  '{0}: plot phase {1}': '{0}: plane Phase {1}',
  Less: 'Weniger',
  More: 'Mehr',
  '“Buttons” brings the pad of the lessons.': '„Knöpfe“ bringt das Tastenfeld der Lektionen.',
  ' (overexertion)': ' (Überanstrengung)',
  'Steps and turns': 'Schritte und Drehungen',
  'Strike out': 'Streichen',
  'No moving phases left: this overexerts {0} and costs two moving phases of the next turn. {1}':
    'Keine Bewegungsphase übrig: So überanstrengt sich {0}, und das kostet zwei Bewegungsphasen der nächsten Runde. {1}',
  'He would run into something there and be stunned. {0}': 'Er liefe dort in etwas hinein und wäre betäubt. {0}',
  'The last turn needs a step forward after it: add one, or take the turn back.':
    'Die letzte Drehung braucht danach einen Schritt nach vorn: füge einen hinzu oder nimm sie zurück.',
  'You lie: if an enemy steps into a hex where you lie, you must appeal to the crowd. Who rolls need not.':
    'Du liegst: tritt ein Gegner in ein Feld, in dem du liegst, musst du um Gnade bitten. Wer rollt, muss es nicht.',
  'You step into a hex where {0} lies: unless he rolls, he must appeal to the crowd.':
    'Du trittst in ein Feld, in dem {0} liegt: rollt er sich nicht weg, muss er um Gnade bitten.',
  '{0} lies helpless: if you can strike him when the next phase begins, he must appeal to the crowd.':
    '{0} liegt hilflos: kannst du ihn zu Beginn der nächsten Phase schlagen, muss er um Gnade bitten.',
  '{0} stumbles and may fall across your way: if you step into a hex where he lies, he must appeal.':
    '{0} strauchelt und kann dir in den Weg fallen: trittst du in ein Feld, in dem er liegt, muss er um Gnade bitten.',
  'No moving phases left this turn: {0} stands, or overexerts himself by moving once. {1}':
    'Keine Bewegungsphasen übrig in dieser Runde: {0} steht, oder überanstrengt sich mit einer Bewegung. {1}',
  'Choose one step on the sand, or a quick one of two hexes, turn with the arrows, then seal':
    'Wähle einen Schritt auf dem Sand oder einen schnellen über zwei Felder, drehe mit den Pfeilen und versiegle',
  'Choose up to two steps on the sand and turn with the arrows, then seal':
    'Wähle bis zu zwei Schritte auf dem Sand, drehe mit den Pfeilen und versiegle',
  '; Suggest shows what a master would do, and why': '; Vorschlag zeigt, was ein Meister täte und warum',
  '{0} left this turn.': 'Übrig in dieser Runde: {0}.',
  '{0} moving phase': '{0} Bewegungsphase',
  '{0} moving phases': '{0} Bewegungsphasen',
  'Then {0} moves, by dice of its own. {1}': 'Dann bewegt sich {0}, nach eigenen Würfeln. {1}',
  'Go up to {0} to strike; dice move it. {1}': 'Tritt an {0} heran, um zuzuschlagen; Würfel führen das Tier. {1}',
  'The plot so far': 'Der Plan bisher',
  'first action': 'erste Handlung',
  'and then': 'und dann',
  forward: 'vor',
  'Forward right': 'Vor rechts',
  'forward right': 'vor rechts',
  'forward left': 'vor links',
  'sidestep forward right': 'Seitschritt vor rechts',
  'Forward left': 'Vor links',
  'sidestep forward left': 'Seitschritt vor links',
  back: 'zurück',
  'Back right': 'Zurück rechts',
  'sidestep back right': 'Seitschritt zurück rechts',
  'Back left': 'Zurück links',
  'sidestep back left': 'Seitschritt zurück links',
  Charge: 'Sturmlauf',
  'charge three hexes': 'Sturmlauf über drei Felder',
  Leap: 'Sprung',
  'leap over a hex': 'Sprung über ein Feld',
  Kneel: 'Knien',
  Recover: 'Aufheben',
  'recover an item': 'etwas aufheben',
  'Repel net': 'Netz abwehren',
  'Roll front right': 'Rolle vor rechts',
  'roll front right': 'Rolle vor rechts',
  'Roll front left': 'Rolle vor links',
  'roll front left': 'Rolle vor links',
  'Roll back right': 'Rolle zurück rechts',
  'roll back right': 'Rolle zurück rechts',
  'Roll back left': 'Rolle zurück links',
  'roll back left': 'Rolle zurück links',
  Toss: 'Werfen',
  Swing: 'Schwingen',
  'Lay left': 'Links legen',
  'Lay ahead': 'Voraus legen',
  'lay the net straight ahead': 'das Netz geradeaus legen',
  'Lay right': 'Rechts legen',
  ahead: 'voraus',
  'ahead right': 'voraus rechts',
  'back right': 'zurück rechts',
  'back left': 'zurück links',
  'ahead left': 'voraus links',
  'kick what lies there {0}': 'wegtreten, was dort liegt: {0}',
  'Step forward': 'Schritt vor',
  'Step forward right': 'Schritt vor rechts',
  'Step forward left': 'Schritt vor links',
  'Step back': 'Schritt zurück',
  'Step back right': 'Schritt zurück rechts',
  'Step back left': 'Schritt zurück links',
  '{0} {1} sides': '{0}, {1} Seiten',
  '{0} {1} hexes': '{0}, {1} Felder',
  Step: 'Schritt',
  Net: 'Netz',
  Or: 'Oder',
  Kick: 'Treten',
  Arena: 'Arena',
  'Begin the match': 'Die Partie beginnen',
  Gladiators: 'Gladiatoren',
  'With the rules of team combat, which the Basic Game leaves out. {0}':
    'Mit den Regeln für Gruppenkämpfe, die das Grundspiel weglässt. {0}',
  'Log sheet of {0}': 'Blatt von {0}',
  area: 'Körperteil',
  'wounds, from the right {0}': 'Wunden, von rechts {0}',
  'His log sheet is hidden {0}': 'Sein Blatt ist verdeckt {0}',
  'Critical hits {0}': 'Kritische Treffer {0}',
  'this phase': 'diese Phase',
  '−{0} phases': '−{0} Phasen',
  ', battered': ', zerbeult',
  ', broken short': ', abgebrochen',
  ', broken': ', zerbrochen',
  empty: 'leer',
  'right (hand)': 'rechts',
  sheathed: 'in der Scheide',
  arrows: 'Pfeile',
  'Turn {0}: {1}': 'Runde {0}: {1}',
  'moved in {0} of {1} phases': 'in {0} von {1} Phasen bewegt',
  'moved in {0} phases': 'in {0} Phasen bewegt',
  ', overexerted': ', überanstrengt',
  Print: 'Drucken',
  '{0} shield: {1} points, {2} of {3} boxes lost': 'Schild, {0}: {1} Punkte, {2} von {3} Kästchen verloren',
  ', bleeds {0} a phase': ', blutet {0} je Phase',
  '{0}, {1}: {2} of {3} wounds, {4} CF lost{5}': '{0}, {1}: {2} von {3} Wunden, {4} CF verloren{5}',
  'plot a step, as the pad lies: these keys lie the same way':
    'einen Schritt planen, wie das Tastenfeld liegt: diese Tasten liegen ebenso',
  'plot the turn at the left, at the right of the pad': 'die Drehung links oder rechts auf dem Tastenfeld planen',
  'the same for up, down, left and right': 'dasselbe für oben, unten, links und rechts',
  'kneel; recover an item': 'knien; etwas aufheben',
  'strike out the last move of the plot': 'die letzte Bewegung des Plans streichen',
  'Add to it, or seal it.': 'Ergänze ihn oder versiegle ihn.',
  'Nothing more fits in: seal it.': 'Mehr passt nicht hinein: versiegle ihn.',
  Buttons: 'Knöpfe',
  'You write the plot': 'Du schreibst den Plan',
  'writes the plot': 'schreibt den Plan',
  'You choose the action': 'Du wählst die Handlung',
  'chooses the action': 'wählt die Handlung',
  'You divide the CF': 'Du verteilst die CF',
  'divides the CF': 'verteilt die CF',
  'You set the CF': 'Du bestimmst die CF',
  'sets the CF': 'bestimmt die CF',
  'You decide': 'Du entscheidest',
  decides: 'entscheidet',
  'Everything is opened together.': 'Alles wird zugleich aufgedeckt.',
  'show me the arena': 'zeig mir die Arena',
  'Three dice less these CF must come below 7.': 'Drei Würfel weniger diese CF müssen unter 7 bleiben.',
  'They are added to his dice when he tries to break your grip.':
    'Sie kommen zu seinen Würfeln, wenn er deinen Griff sprengen will.',
  'Three dice and your strength with these CF must come above 17 to pull him down.':
    'Drei Würfel, deine Stärke und diese CF müssen über 17 kommen, um ihn zu Boden zu ziehen.',
  'Spend {0} CF to break free': '{0} CF ausgeben, um freizukommen',
  'Spend {0} CF to hold him': '{0} CF ausgeben, um ihn zu halten',
  'Spend {0} CF to drag him': '{0} CF ausgeben, um ihn zu zerren',
  '{0} What you spend is missing in the fight of this phase. {1}':
    '{0} Was du ausgibst, fehlt im Kampf dieser Phase. {1}',
  'CF to spend: {0} of {1}': 'CF ausgeben: {0} von {1}',
  'Combat factors: for attacks and defence in a phase. With less than 1 he cannot defend, and strikes only by position.':
    'Kampffaktoren: für Angriffe und Verteidigung einer Phase. Mit weniger als 1 kann er sich nicht verteidigen und schlägt nur durch die Stellung.',
  'A light hex with a ring: one step. A small dot: a hex that this phase reaches with more moves.':
    'Helles Feld mit Ring: ein Schritt. Kleiner Punkt: ein Feld, das du in dieser Phase mit mehr Zügen erreichst.',
  'A ring with a dot beside a man: his hex can be stepped into, also the one that you come from.':
    'Ring mit Punkt neben einem Mann: In sein Feld kannst du treten, auch zurück in dein eigenes.',
  'Curved arrows: turn to the left or right. The pale man: where the plot so far leads.':
    'Gebogene Pfeile: nach links oder rechts drehen. Blasser Mann: wohin der Plan bis jetzt führt.',
  'Dashed border: how far an opponent can come in this phase. Dotted arrow: the line of his charge.':
    'Gestrichelter Rand: wie weit ein Gegner in dieser Phase kommt. Gepunkteter Pfeil: die Linie seines Sturmlaufs.',
  'Drop with a number: wounds. Waves: he stumbles. Wreath: the man who is asked.':
    'Tropfen mit Zahl: Wunden. Wellen: Er strauchelt. Kranz: der Mann, der gefragt ist.',
  'it counts fully in his combat factors and in handling a net.':
    'zählt voll in seinen Kampffaktoren und im Umgang mit dem Netz.',
  'it makes combat factors, and decides shoves, drops and broken weapons.':
    'ergibt Kampffaktoren und entscheidet Stöße, fallende und brechende Waffen.',
  'it makes combat factors, and keeps him on his feet.': 'ergibt Kampffaktoren und hält ihn auf den Füßen.',
  'how soon he shakes off stun, and how late he tires.': 'wie bald er Betäubung abschüttelt und wie spät er ermüdet.',
  'how many each of his five areas can take before he dies.':
    'wie viele jeder seiner fünf Körperteile aushält, bevor er stirbt.',
  'Net factor: training and agility together, for all that is done with nets.':
    'Netzfaktor: Ausbildung und Gewandtheit zusammen, für alles, was mit Netzen getan wird.',
  '\\bstun(?:ned)?\\b': '\\bbetäubt\\b|\\bBetäubung\\b',
  'Stun comes off his CF until he shakes it off.': 'Betäubung geht von seinen CF ab, bis er sie abschüttelt.',
  '\\bmoves left\\b': '\\bBewegungen übrig\\b',
  'In how many more phases of this turn he may move.':
    'In wie vielen weiteren Phasen dieser Runde er sich bewegen darf.',
  'Fighting spirit: how boldly a centurion comes on and strikes.':
    'Kampfgeist: wie kühn ein Centurio herankommt und zuschlägt.',
  'The hide of a beast: taken off every roll for wounds.': 'Die Haut einer Bestie: geht von jedem Wundwurf ab.',
  'Added to the two dice that say what a beast does: the more, the sooner it comes for you.':
    'Kommt zu den zwei Würfeln, die sagen, was eine Bestie tut: je mehr, desto eher kommt sie auf dich zu.',
  panicked: 'in Panik',
  'It runs wherever the dice say for the rest of the match, over men too.':
    'Sie läuft für den Rest der Partie, wohin die Würfel sagen, auch über Männer.',
  reared: 'aufgerichtet',
  'The bear stands up to fight: it has 4 CF more and is met like a man.':
    'Der Bär richtet sich zum Kampf auf: er hat 4 CF mehr und wird bekämpft wie ein Mann.',
  'H is a hit; the number after it is added to the roll for wounds.':
    'H ist ein Treffer; die Zahl dahinter kommt zum Wundwurf.',
  'The shield takes the blow and may be damaged; with a star he may also lose hold of something.':
    'Der Schild fängt den Hieb und kann beschädigt werden; mit Stern kann er auch etwas verlieren.',
  'The weapon parries; he may lose hold of it, and with a star it may break.':
    'Die Waffe pariert; er kann sie verlieren, und mit Stern kann sie brechen.',
  'Armour A takes 8 off a wound roll, B 6 and C 3; with a number only when the black die is not above it.':
    'Rüstung A nimmt 8 vom Wundwurf, B 6 und C 3; mit einer Zahl nur, wenn der schwarze Würfel nicht darüber liegt.',
  'A sidestep: S, forward or back (F, B), to the left or right (L, R).':
    'Ein Seitschritt: S, vor oder zurück (F, B), nach links oder rechts (L, R).',
  'He kneels down, or gets up to his knees.': 'Er kniet nieder oder kommt auf die Knie hoch.',
  'He rolls over the ground into another hex.': 'Er rollt über den Boden in ein anderes Feld.',
  '[Cc]ritical hit': '[Kk]ritischer? Treffer',
  'After every wound dice say whether something worse comes of it.':
    'Nach jeder Wunde sagen Würfel, ob noch Schlimmeres daraus wird.',
  'He lies on the ground: he cannot attack, and all are his betters.':
    'Er liegt am Boden: er kann nicht angreifen, und alle sind im Vorteil.',
  '\\bappeal(?:s|ed)?\\b': '\\bruft die Menge an\\b|\\bdie Menge anrufen\\b',
  'He asks the crowd for his life; dice and how he has fought decide.':
    'Er bittet die Menge um sein Leben; Würfel entscheiden und wie er gekämpft hat.',
  'Its cunning: added to the dice that say what a beast does.':
    'Ihre Schläue: kommt zu den Würfeln, die sagen, was eine Bestie tut.',
  'by position': 'durch Stellung',
  'CF more for one who stands at the side of his enemy or behind him, or over one who is down.':
    'Mehr CF für den, der an der Seite seines Feindes oder hinter ihm steht oder über einem, der liegt.',
  collide: 'zusammenstoßen',
  '\\b(?:collides?|collisions?)\\b': '\\bstoßen\\b.*?\\bzusammen\\b|\\bstößt zusammen\\b|\\bZusammenstoß\\b',
  'Two men who end in one hex collide: dice and weight say who is pushed, and who is stunned.':
    'Zwei, die in einem Feld enden, stoßen zusammen: Würfel und Gewicht sagen, wer weicht und wer betäubt wird.',
  'A die, weight, shield, strength, agility and each hex run: the higher impact stays, the other is pushed and stunned.':
    'Ein Würfel, Gewicht, Schild, Kraft und Gewandtheit, und eins mehr für jedes Feld im Lauf: die höhere Wucht bleibt, der andere wird gestoßen und betäubt.',
  '{0} can charge into you there: impact decides who is pushed back.':
    '{0} kann dort im Sturmlauf in dich hineinlaufen: Die Wucht entscheidet, wer zurückgestoßen wird.',
  '{0} can step into you there: impact decides who is pushed back.':
    '{0} kann dort in dich hineinlaufen: Die Wucht entscheidet, wer zurückgestoßen wird.',
  '{0} can charge across your way: on a 6 you collide.':
    '{0} kann im Sturmlauf deinen Weg kreuzen: Bei einer 6 stoßt ihr zusammen.',
  'If {0} stays where he is, you run into him: impact decides who is pushed back.':
    'Bleibt {0}, wo er ist, läufst du in ihn hinein: die Wucht entscheidet, wer zurückgeworfen wird.',
  '{0} lies there: unless he rolls, you have him at your mercy and he must appeal.':
    '{0} liegt dort: rollt er sich nicht weg, ist er dir ausgeliefert und muss um Gnade bitten.',
  'You charge at {0}: if he stays where he is, you push him back {1} of the time.':
    'Du stürmst auf {0} los: bleibt er, wo er ist, wirfst du ihn in {1} der Fälle zurück.',
  'You leap at {0}: if he stays where he is, you push him back {1} of the time.':
    'Du springst {0} an: bleibt er, wo er ist, wirfst du ihn in {1} der Fälle zurück.',
  'You run into {0}: if he stays where he is, you push him back {1} of the time.':
    'Du rennst in {0} hinein: bleibt er, wo er ist, wirfst du ihn in {1} der Fälle zurück.',
  'A net that is thrown at you in this phase catches you less easily.':
    'Ein Netz, das in dieser Phase nach dir geworfen wird, fängt dich weniger leicht.',
  'If {0} stays where he is, your net reaches him.': 'Bleibt {0}, wo er ist, erreicht ihn dein Netz.',
  'You get up: whoever lies gives his attackers 4 CF more.':
    'Du kommst hoch: wer liegt, gibt seinen Angreifern 4 CF mehr.',
  'If {0} stays where he is, you keep your +{1} CF by position.':
    'Bleibt {0}, wo er ist, behältst du deine +{1} CF durch die Stellung.',
  'If {0} stays where he is, you can strike him.': 'Bleibt {0}, wo er ist, kannst du ihn schlagen.',
  'If {0} stays where he is, you strike from behind: +{1} CF by position.':
    'Bleibt {0}, wo er ist, schlägst du von hinten zu: +{1} CF durch die Stellung.',
  'If {0} stays where he is, you strike from his side: +{1} CF by position.':
    'Bleibt {0}, wo er ist, schlägst du von der Seite zu: +{1} CF durch die Stellung.',
  'If {0} stays where he is, you can strike him with +{1} CF.':
    'Bleibt {0}, wo er ist, kannst du ihn mit +{1} CF schlagen.',
  'His +{0} CF by position are gone then.': 'Seine +{0} CF durch die Stellung sind dann weg.',
  'He has +{0} CF by position then instead of +{1}.': 'Er hat dann +{0} CF durch die Stellung statt +{1}.',
  'You go round {0}, out of his front.': 'Du gehst um {0} herum, aus seiner Front.',
  'You turn to {0}.': 'Du wendest dich {0} zu.',
  'Standing still costs nothing: you keep {0} for this turn.':
    'Stillstehen kostet nichts: du behältst {0} für diese Runde.',
  'There neither {0} nor his net reaches you in this phase.':
    'Dort erreichen dich in dieser Phase weder {0} noch sein Netz.',
  '{0} cannot strike you there in this phase, but he can throw his net.':
    '{0} kann dich dort in dieser Phase nicht schlagen, aber sein Netz werfen.',
  '{0} cannot strike you there in this phase, but he can throw his lasso.':
    '{0} kann dich dort in dieser Phase nicht schlagen, aber sein Lasso werfen.',
  '{0} cannot strike you there in this phase, but he can shoot.':
    '{0} kann dich dort in dieser Phase nicht schlagen, aber schießen.',
  '{0} cannot strike you there in this phase, but he can throw his javelin.':
    '{0} kann dich dort in dieser Phase nicht schlagen, aber seinen Wurfspeer werfen.',
  '{0} cannot strike you there in this phase.': '{0} kann dich dort in dieser Phase nicht schlagen.',
  '{0} at the {1} of {2} with {3} CF: he cannot guard, and it hits {4} of the time.':
    '{0} mit {3} CF gegen {2}, {1}: er kann nicht decken, und es trifft in {4} der Fälle.',
  '{0} at the {1} of {2} with {3} CF: if he guards it with {4}, it hits {5} of the time.':
    '{0} mit {3} CF gegen {2}, {1}: deckt er es mit {4}, trifft es in {5} der Fälle.',
  '{0} CF at the {1} of {2}: {3}.': '{0} CF nach {2}, {1}: {3}.',
  '{0} CF at the {1} of {2}: he cannot guard, and they wound {3} of the time.':
    '{0} CF nach {2}, {1}: er kann nicht decken, und sie verwunden in {3} der Fälle.',
  '{0} CF at the {1} of {2}: if he guards it with {3}, they wound {4} of the time.':
    '{0} CF nach {2}, {1}: deckt er es mit {3}, verwunden sie in {4} der Fälle.',
  'He has no armour there.': 'Er hat dort keine Rüstung.',
  '{0} covers the {1}: {2}': '{0}, {1}: {2}',
  'You strike no blow: {0} CF guard you.': 'Du schlägst nicht zu: {0} CF decken dich.',
  ' more phase': ' Phase',
  ' more phases': ' Phasen',
  'thrown back': 'zurückgeworfen',
  'With equal impacts both go back to where they came from; so does one who finds no free hex to push the other into.':
    'Bei gleicher Wucht gehen beide dorthin zurück, woher sie kamen; ebenso, wer kein freies Feld findet, in das er den anderen stößt.',
  'Most of your guard covers the {0}.': 'Am meisten deckst du: {0}.',
  '{0} is the stronger man on paper: {1} CF against {2}.': '{0} ist auf dem Papier der Stärkere: {1} CF gegen {2}.',
  'Begin anew with other rolls': 'Mit anderen Würfen neu beginnen',
  'Dashed: how far {0} can come.': 'Gestrichelt: wie weit {0} kommen kann.',
  'moving phase': 'Bewegungsphase',
  '\\bmoving phases?\\b': '\\bBewegungsphasen?\\b',
  'A turn has eight phases; light men may move in six of them, medium in five, heavy in four, and some styles in more or fewer.':
    'Eine Runde hat acht Phasen; Leichte dürfen sich in sechs davon bewegen, Mittlere in fünf, Schwere in vier, manche Gattungen in mehr oder weniger.',
  overexertion: 'Überanstrengung',
  '\\boverexert(?:ion|s)?\\b': 'Überanstrengung|überanstrengt',
  'To move in one phase more than he may: it costs two of the next turn.':
    'Sich in einer Phase mehr bewegen, als er darf: es kostet zwei der nächsten Runde.',
  '\\bstumbles?\\b': '\\bstrauchelt\\b|\\bStraucheln\\b',
  'He may lose his footing: he must spend the next phase on it, and others strike him better.':
    'Er kann den Halt verlieren: die nächste Phase geht dafür drauf, und andere treffen ihn leichter.',
  'More stun than CF: he lies there and can do nothing until he comes to.':
    'Mehr Betäubung als CF: er liegt da und kann nichts tun, bis er zu sich kommt.',
  cleaved: 'gespalten',
  'A K kills at once: a roll for wounds of 19 or more, or the worst of the critical hits.':
    'Ein K tötet sofort: ein Wundwurf von 19 oder mehr oder der schlimmste der kritischen Treffer.',
  'He stands where he is.': 'Er steht, wo er ist.',
  'A charge: three hexes straight ahead.': 'Ein Sturmlauf: drei Felder geradeaus.',
  'A leap over one hex into the next.': 'Ein Sprung über ein Feld in das nächste.',
  'A step: F forward, B back, as he faces.': 'Ein Schritt: F vor, B zurück, wie er blickt.',
  'A turn by one hexside for each letter: L to the left, R to the right.':
    'Eine Drehung um eine Feldseite je Buchstabe: L nach links, R nach rechts.',
  engaged: 'im Gefecht',
  'Two who stand so that one can strike the other.': 'Zwei, die so stehen, dass einer den anderen treffen kann.',
  'Light: sword and shield, little armour, moves in six phases.':
    'Leicht: Schwert und Schild, wenig Rüstung, bewegt sich in sechs Phasen.',
  'Light: two swords, no shield, strikes with both.': 'Leicht: zwei Schwerter, kein Schild, schlägt mit beiden.',
  'Light: scimitar and small shield.': 'Leicht: Krummschwert und kleiner Schild.',
  'Light: javelins to throw, small shield, no armour, moves in seven phases.':
    'Leicht: Wurfspeere, kleiner Schild, keine Rüstung, bewegt sich in sieben Phasen.',
  'Medium: sword and shield, helmet and some armour.': 'Mittel: Schwert und Schild, Helm und etwas Rüstung.',
  'Medium: spear and small shield, a sword at the belt.': 'Mittel: Speer und kleiner Schild, ein Schwert am Gürtel.',
  'Medium: net and trident, a dagger at the belt, no shield, moves in six phases.':
    'Mittel: Netz und Dreizack, ein Dolch am Gürtel, kein Schild, bewegt sich in sechs Phasen.',
  'Medium: lasso, then a sword; no shield.': 'Mittel: Lasso, dann ein Schwert; kein Schild.',
  'Medium: sword and large shield, a closed helmet against the net.':
    'Mittel: Schwert und großer Schild, geschlossener Helm gegen das Netz.',
  'Medium: sword and shield, fights as a Myrmillo.': 'Mittel: Schwert und Schild, kämpft wie ein Myrmillo.',
  'Heavy: sword and large shield, well armoured, moves in four phases.':
    'Schwer: Schwert und großer Schild, gut gerüstet, bewegt sich in vier Phasen.',
  'Heavy: a pike in both hands, no shield.': 'Schwer: eine Pike in beiden Händen, kein Schild.',
  'Heavy: armoured all over, sword and large shield, moves in three phases.':
    'Schwer: ganz gerüstet, Schwert und großer Schild, bewegt sich in drei Phasen.',
  'Heavy: dagger and a tube with a crescent blade on the arm.':
    'Schwer: Dolch und eine Röhre mit Halbmondklinge am Arm.',
  'Light: a spear and no shield, against beasts.': 'Leicht: ein Speer und kein Schild, gegen Bestien.',
  'Heavy: sword and shield, against beasts.': 'Schwer: Schwert und Schild, gegen Bestien.',
  'Rides with spear and large shield; a scimitar for the fight on foot.':
    'Reitet mit Speer und großem Schild; ein Krummschwert für den Kampf zu Fuß.',
  'Shoots from horseback; a sword for the fight on foot.': 'Schießt vom Pferd; ein Schwert für den Kampf zu Fuß.',
  'A beast of the arena.': 'Eine Bestie der Arena.',
  'spared by the crowd': 'von der Menge begnadigt',
  'dismissed standing': 'stehend entlassen',
  'left (hand)': 'links',
  'Front and rear': 'Vorn und hinten',
  'He faces up. The three hexes ahead are his front: there he strikes and is guarded. The other three are behind him.':
    'Er blickt nach oben. Die drei Felder voraus sind seine Front: dort schlägt er und ist gedeckt. Die anderen drei liegen hinter ihm.',
  'Reach {0} hexes within the front.': 'Reichweite {0} Felder innerhalb der Front.',
  'F forward, B back, SF and SB sidesteps forward and back, to the left (L) or right (R). Steps forward may carry a turn by one hexside.':
    'F vor, B zurück, SF und SB Seitschritte vor und zurück, nach links (L) oder rechts (R). Schritte vor können eine Drehung um eine Feldseite haben.',
  'Advantage of position': 'Vorteil der Stellung',
  'The CF of an attacker by the hex from which he comes, around a defender who faces up: {0} clockwise from straight ahead.':
    'Die CF eines Angreifers nach dem Feld, aus dem er kommt, rings um einen Verteidiger, der nach oben blickt: {0} im Uhrzeigersinn von vorn.',
  'The push': 'Der Stoß',
  'Who has the higher impact stays in the hex; the other is pushed into one of the three hexes in the front of the winner, as he chooses.':
    'Wer die höhere Wucht hat, bleibt im Feld; der andere wird in eines der drei Felder vor dem Sieger gestoßen, nach dessen Wahl.',
  'Where it falls': 'Wohin es fällt',
  'One die for the direction: 1 straight ahead, then clockwise.':
    'Ein Würfel für die Richtung: 1 geradeaus, dann im Uhrzeigersinn.',
  'A toss': 'Ein Wurf',
  'It reaches the front of fifteen hexes: three, five and seven.':
    'Er erreicht die Front von fünfzehn Feldern: drei, fünf und sieben.',
  'A swing': 'Ein Schwung',
  'It sweeps the front of two hexes from left to right, in the order of the numbers, and takes the first man in its way.':
    'Er fegt die Front von zwei Feldern von links nach rechts, in der Folge der Zahlen, und nimmt den Ersten im Weg.',
  'A lay': 'Ein Legen',
  'One front hex is plotted: 1, 2 or 3.': 'Ein vorderes Feld wird geplant: 1, 2 oder 3.',
  'On the ground': 'Am Boden',
  'After a step forward he lies on his face: the legs where he stood, the torso in the hex ahead. After a step back the torso is in the hex behind.':
    'Nach einem Schritt vor liegt er auf dem Gesicht: die Beine, wo er stand, der Rumpf im Feld voraus. Nach einem Schritt zurück liegt der Rumpf im Feld dahinter.',
  'He lies in the hex where he stood.': 'Er liegt in dem Feld, in dem er stand.',
  'Beasts of {0}': 'Bestien von {0}',
  '{0}: the head faces up, the trunk lies behind it. The numbers are the CF of position; the tinted hexes are its front.':
    '{0}: der Kopf blickt nach oben, der Rumpf liegt dahinter. Die Zahlen sind die CF der Stellung; die getönten Felder sind die Front.',
  'Random movement': 'Zufällige Bewegung',
  'Where the two dice lead a centurion whose opponent is ahead. A hex with many rolls shows the first and how many more there are.':
    'Wohin die zwei Würfel einen Centurio führen, dessen Gegner voraus steht. Ein Feld mit vielen Würfen zeigt den ersten und wie viele noch.',
  'shield points': 'Schildpunkte',
  'shield letter': 'Buchstabe des Schildes',
  '\\b(?:a )?(?:bad )?miss\\b': '\\b(?:ein )?(?:böser )?Fehlschlag\\b',
  'The blow meets neither shield nor weapon nor body: nothing comes of it.':
    'Der Hieb trifft weder Schild noch Waffe noch Körper: nichts kommt dabei heraus.',
  '^shield$|\\bon the shield\\b': '^Schild$|\\bauf den Schild\\b',
  'The shield takes the blow: it may lose boxes, but he is not wounded.':
    'Der Schild fängt den Hieb ab: er kann Kästchen verlieren, aber der Mann wird nicht verwundet.',
  '\\bparr(?:y|ied)\\b': '\\bParade\\b|\\bpariert\\b',
  'His weapon meets the blow: no wound, but he may lose hold of it.':
    'Seine Waffe fängt den Hieb ab: keine Wunde, aber sie kann ihm entgleiten.',
  'A hit that armour and low dice have made nothing of.':
    'Ein Treffer, aus dem Rüstung und niedrige Würfel nichts werden ließen.',
  '^wound$': '^Wunde$',
  'The body is hit: each wound fills a box of that area, and groups of them take CF.':
    'Der Körper ist getroffen: jede Wunde füllt ein Kästchen des Körperteils, und Gruppen davon kosten CF.',
  '^kill$': '^tot$',
  'So many wounds that the area has no box left, or a roll for wounds of 19.':
    'So viele Wunden, dass der Körperteil kein Kästchen mehr hat, oder ein Wundwurf von 19.',
  '\\b(?:a )?hit\\b': '\\b(?:ein )?Treffer\\b',
  'The blow meets the body: now dice, bonus and armour say how many wounds it makes.':
    'Der Hieb trifft den Körper: nun sagen Würfel, Bonus und Rüstung, wie viele Wunden es werden.',
  'F is a fumble: he loses CF of defence. Two dashes are a miss.':
    'F ist ein Patzer: er verliert CF der Verteidigung. Zwei Striche sind ein Fehlschlag.',
  '\\b[Cc]harges?\\b': '\\bSturmlauf\\b|\\bstürmt\\b',
  'Three hexes straight ahead in one phase: who is met is run into, with more impact.':
    'Drei Felder geradeaus in einer Phase: wer im Weg steht, wird umgerannt, mit mehr Wucht.',
  '\\b[Ll]eaps?\\b': '\\bSprung\\b|\\bspringt\\b',
  'A jump over one hex into the next, over what lies there, but not over men.':
    'Ein Satz über ein Feld in das nächste, über alles, was dort liegt, aber nicht über Männer.',
  '\\b[Kk]neels?\\b': '\\b[Kk]nien\\b|\\bkniet\\b',
  'He goes down on his knees, or comes up to them from the ground.':
    'Er geht auf die Knie, oder kommt vom Boden auf sie hoch.',
  recover: 'Aufheben',
  '\\b[Rr]ecover\\b': '\\b[Aa]ufheben\\b',
  'He bends down for something that lies in his hex; dice say whether he gets hold of it.':
    'Er bückt sich nach etwas, das in seinem Feld liegt; Würfel sagen, ob er es zu fassen bekommt.',
  'repel net': 'Netz abwehren',
  '\\b[Rr]epels? (?:the )?net\\b': '\\bNetz ab(?:wehren)?\\b',
  'He waits for the net and beats it aside instead of moving.':
    'Er wartet auf das Netz und schlägt es beiseite, statt sich zu bewegen.',
  '\\b[Tt]oss(?:es)? (?:the|his) net\\b': '\\bdas Netz werfen\\b|\\bwirft sein Netz\\b',
  'He throws the net over some hexes, for 6 CF. It lies round whoever is caught; after a miss it is ready again three phases later.':
    'Er wirft das Netz über einige Felder, für 6 CF. Um wen es fällt, den hält es; nach einem Fehlwurf ist es drei Phasen später wieder bereit.',
  '\\b[Ss]wings? (?:the|his) net\\b': '\\bdas Netz schwingen\\b|\\bschwingt sein Netz\\b',
  'He strikes with the net and keeps it in hand, for 4 CF.':
    'Er schlägt mit dem Netz und behält es in der Hand, für 4 CF.',
  '\\b[Ll]ays? (?:the|his) net\\b': '\\bdas Netz (?:vor sich |nach links |nach rechts )?legen\\b|\\blegt sein Netz\\b',
  'He lays the net into the hex before him, or beside that one, for 2 CF.':
    'Er legt das Netz in das Feld vor sich oder daneben, für 2 CF.',
  sidestep: 'Seitschritt',
  '\\b[Ss]idesteps?\\b': '\\bSeitschritt\\b',
  'A step to the side that he takes without turning.': 'Ein Schritt zur Seite, ohne sich zu drehen.',
  'How hard a blow must be to harm the shield; each box that it loses makes it weaker.':
    'Wie hart ein Hieb sein muss, um dem Schild zu schaden; jedes verlorene Kästchen macht ihn schwächer.',
  'Where the blow that ruins the shield goes on: P is parried, H hits the body.':
    'Wohin der Hieb weitergeht, der den Schild zerstört: P wird pariert, H trifft den Körper.',
  'CF that he has lost by getting tired; they do not come back in this match.':
    'CF, die er durch Müdigkeit verloren hat; in dieser Partie kommen sie nicht wieder.',
  'CF that blood in his eyes costs him.': 'CF, die ihn Blut in den Augen kostet.',
  'What he can put into attacks and defence now: his CF, with position, less stun.':
    'Was er jetzt auf Angriff und Verteidigung verteilt: seine CF, mit der Stellung, weniger Betäubung.',
  'All that he has put into attacks in this match: the crowd likes it when he appeals.':
    'Alles, was er in dieser Partie in Angriffe gesteckt hat: der Menge gefällt das, wenn er um Gnade bittet.',
  'All that he has put into defence in this match: it counts against him when he appeals.':
    'Alles, was er in dieser Partie in die Verteidigung gesteckt hat: es zählt gegen ihn, wenn er um Gnade bittet.',
  'A wounded leg: he may move in fewer phases of a turn.':
    'Ein verletztes Bein: er darf sich in weniger Phasen einer Runde bewegen.',
  'He may trip over it whenever he moves.': 'Er kann darüber stolpern, sooft er sich bewegt.',
  'What he is worth to the crowd: it helps when he appeals.':
    'Was er der Menge gilt: es hilft, wenn er um Gnade bittet.',
  'Only a start, not advice. ': 'Nur ein Anfang, kein Rat. ',
  'Tap a part of a body to add CF; − and + below it change them.':
    'Tippe auf einen Körperteil, um CF zu setzen; − und + darunter ändern sie.',
}
