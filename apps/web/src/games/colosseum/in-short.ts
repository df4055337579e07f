import { manifest, type StyleId, styles } from '@harena/colosseum'
import { t } from '@harena/engine'
import { type InShort, oddsNamed, sumOf } from '../in-short.ts'

/** A fair share of what a trained man has (§9.3). */
const [ATTACK, DEFENCE] = [7, 4]

export const inShort: InShort = {
  asks: t('Where do you go? Both write it down in secret, eight times a turn, and both plots open at once. §5.2'),
  decides: t(
    'Both divide combat factors in secret over the parts of two bodies; three red dice then judge each blow. §9.5',
  ),
  ends: t('Wounds fill boxes; one part full is death. Who lies helpless appeals to the crowd. §10.3'),
  arms: {
    shield: t('A shield catches what the table sends to it, and wears out: with its last number it falls. §12.2'),
    net: t('Whoever is ensnared cannot turn, can only defend himself, and may be dragged to the ground. §20.5'),
    spear: t('A spear reaches two hexes; a sword waits in the sheath, should the spear be lost. R39'),
    swords: t('A pair of swords gives four combat factors more, and what a shield would catch is parried. §24.2'),
  },
  blow(_, second) {
    const { shield } = styles[second as StyleId]
    const odds = oddsNamed(manifest.situations, 'attack', {
      attackCF: ATTACK,
      defenceCF: DEFENCE,
      area: 'chest',
      armour: '-',
      hasShield: shield !== 'none',
    })
    const crt = odds.crt as Readonly<Record<string, number>>
    const of = (letter: string) => (crt[letter] ?? 0) + (crt[`${letter}*`] ?? 0)
    return {
      what: t`${ATTACK} CF at a bare chest that ${DEFENCE} CF defend. §9.5`,
      parts: [
        { label: t('miss'), share: sumOf(crt.miss) + of('F'), tone: 'nothing' },
        { label: t('on the shield'), share: of('S'), tone: 'shield' },
        { label: t('parried'), share: of('P'), tone: 'parry' },
        { label: t('hit'), share: of('H'), tone: 'wound' },
      ],
    }
  },
}
