/** German: opponents with a name, and how each of them fights. */
import type { Catalogue } from '@harena/engine'

export const opponents: Catalogue = {
  'comes straight at you and strikes with all he has': 'kommt geradewegs auf dich zu und schlägt mit allem, was er hat',
  'lets you come and looks to his defence': 'lässt dich kommen und achtet auf seine Deckung',
  'keeps away until his net has caught you': 'hält Abstand, bis sein Netz dich gefangen hat',
  'plays for the crowd: feints, sweeps and several blows at once':
    'spielt für die Menge: Finten, Feger und mehrere Hiebe zugleich',
  'leads with his shield': 'führt mit dem Schild',
  'goes for the head': 'zielt auf den Kopf',
  'cuts the legs from under you': 'schlägt dir die Beine weg',
  'wants your weapon more than your blood': 'will lieber deine Waffe als dein Blut',
  'ducks, blocks and steps back': 'duckt sich, blockt und weicht zurück',
  'goes where you are and fights': 'geht dorthin, wo du bist, und kämpft',
  'rests and lets you come': 'rastet und lässt dich kommen',
  'stakes most of his Bonus Dice at once': 'setzt die meisten seiner Bonuswürfel auf einmal',
  'spends his Bonus Dice on his guard': 'setzt seine Bonuswürfel für die Abwehr ein',
  'keeps his Bonus Dice for later': 'behält seine Bonuswürfel für später',
  'wants you in his net': 'will dich in seinem Netz',
  'throws what he has in hand': 'wirft, was er in der Hand hat',
  'kicks sand into your eyes': 'tritt dir Sand in die Augen',
  'comes straight at you and strikes': 'kommt geradewegs auf dich zu und schlägt',
  'lets you come': 'lässt dich kommen',
  'wants you in his net or lasso': 'will dich in Netz oder Lasso',
  'gets behind you': 'kommt dir in den Rücken',
  'keeps away from you': 'hält sich von dir fern',
  'turns and turns about': 'dreht sich und dreht sich wieder',
  'picks up whatever lies about': 'hebt auf, was herumliegt',
  'cuts himself free before all else': 'schneidet sich vor allem anderen frei',
  'comes straight at you and fights': 'kommt geradewegs auf dich zu und kämpft',
  'keeps you off with his net': 'hält dich mit dem Netz fern',
  'holds his ground and follows nobody': 'hält seinen Platz und setzt niemandem nach',
}
