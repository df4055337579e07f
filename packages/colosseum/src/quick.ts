/** Matches for whoever wants to fight at once: a duel, a hunt, and a watch that the book keeps. */
import type { QuickBout } from '@harena/engine'
import { t } from '@harena/engine'
import type { Colosseum } from './match/game.ts'
import { presets } from './match/options.ts'

export const quick: readonly QuickBout<Colosseum>[] = [
  {
    id: 'duel',
    title: t('A duel'),
    note: t('You lead Flamma, light and quick, against Verus in armour: an even pair, by the Basic Game.'),
    // Of one training, strength and constitution, in suits of the table (§3.12): no dice before the first move.
    setup: {
      gladiators: [
        {
          name: 'Flamma',
          team: 0,
          style: 'parmularius',
          ratings: { TR: 9, ST: 1, AG: 2, CN: 3, W: 10 },
          armour: ['A4', '-', 'C', '-', '-'],
          shield: 'small',
        },
        {
          name: 'Verus',
          team: 1,
          style: 'myrmillo',
          ratings: { TR: 9, ST: 1, AG: 0, CN: 3, W: 12 },
          armour: ['A', '-', 'C', 'C5', 'A4'],
          shield: 'large',
        },
      ],
    },
    options: presets.basic!,
  },
  {
    id: 'hunt',
    title: t('A hunt'),
    note: t('You lead Carpophorus, a Bestiarius with sword, shield and a dagger, against a lion that the book runs.'),
    // Well played he wins two of three; one who only stands and strikes wins almost half.
    setup: {
      gladiators: [
        {
          name: 'Carpophorus',
          team: 0,
          style: 'bestiarius',
          ratings: { TR: 11, ST: 3, AG: 2, CN: 5, W: 14 },
          sheath: ['dagger'],
        },
        { name: 'Nemeus', team: 1, style: 'beast', beast: 'lion' },
      ],
    },
    options: { ...presets.basic!, styles: 'on', optionalWeapons: 'on' },
  },
  {
    id: 'watch',
    title: t("A centurion's watch"),
    note: t(
      'You lead Flamma against Cassius, better trained: nobody plays him, the book decides his every step and blow.',
    ),
    setup: {
      gladiators: [
        { name: 'Flamma', team: 0, style: 'myrmillo', ratings: { TR: 9, ST: 1, AG: 0, CN: 3, W: 11 } },
        {
          name: 'Cassius',
          team: 1,
          style: 'myrmillo',
          ratings: { TR: 11, ST: 2, AG: 0, CN: 4, W: 12 },
          centurion: true,
          spirit: 0,
        },
      ],
    },
    options: presets.basic!,
  },
]
