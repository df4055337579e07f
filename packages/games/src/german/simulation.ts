/** German: saved simulations. */
import type { Catalogue } from '@harena/engine'

export const simulation: Catalogue = {
  'a word': 'ein Wort',
  'the level of an opponent or null': 'die Stufe eines Gegners oder null',
  'a number of rounds': 'eine Zahl von Runden',
  'this is not a saved simulation: "format" must be "{0}"':
    'das ist keine gespeicherte Simulation: „format“ muss „{0}“ sein',
  '{0} of them, as there are opponents': '{0} davon, wie es Gegner gibt',
  'the saved simulation is damaged or was changed: its "digest" is another':
    'die gespeicherte Simulation ist beschädigt oder wurde geändert: ihr „digest“ ist ein anderer',
  'more than "plan.from", {0}': 'mehr als „plan.from“, {0}',
  'more than {0}': 'mehr als {0}',
  'from {0} to {1}': 'von {0} bis {1}',
  '{0}, as "done" says': '{0}, wie „done“ sagt',
  '{0} matches in all': '{0} Partien im Ganzen',
  '{0}, as "lengths" says': '{0}, wie „lengths“ sagt',
  'at most {0} matches': 'höchstens {0} Partien',
  'winners of {0} matches': 'Sieger von {0} Partien',
  '{0} won, lost or drawn': '{0} gewonnen, verloren oder unentschieden',
  'at most {0} in all': 'höchstens {0} im Ganzen',
  'the saved simulation was made with version {0} of {1}':
    'die gespeicherte Simulation wurde mit Version {0} von {1} gemacht',
  '{0}; this is {1}: begin a new one': '{0}; dies ist {1}: beginne eine neue',
  'the saved simulation was made by another build of Harena, {0}; this is {1}':
    'die gespeicherte Simulation wurde von einem anderen Stand von Harena gemacht, {0}; dies ist {1}',
  '{0} is {1} there, {2} here': '{0} ist dort {1}, hier {2}',
  'the saved simulation is another one: {0}': 'die gespeicherte Simulation ist eine andere: {0}',
  '{0} gladiators need {1} opponents, not {2}': '{0} Gladiatoren brauchen {1} Gegner, nicht {2}',
  '{0} needs an opponent who decides for him': '{0} braucht einen Gegner, der für ihn entscheidet',
  'a match did not end within {0} decisions: these rules let it go on for ever':
    'eine Partie endete nicht innerhalb von {0} Entscheidungen: mit diesen Regeln dauert sie ewig',
}
