import { t } from '@harena/engine'
import { manifest, type SampleType, sampleGladiators, tables } from '@harena/munera'
import { type InShort, oddsNamed, sumOf } from '../in-short.ts'

export const inShort: InShort = {
  asks: t('How many action points has the die given you, and where do you spend them? §3.1'),
  decides: t(
    'One die against one die; the difference is the number of wounds, and a save may still stop them all. §6.5',
  ),
  ends: t('At strength 0 he appeals to the crowd; two equal dice can kill on the spot. §9.2'),
  arms: {
    shield: t('A shield is part of the save, from whatever side the blow comes; a double 5 takes it away. §1.6'),
    net: t('The net is one die: 6 beside him, 5 or 6 at two hexes. Who is caught has 3 AP less each turn. §11.10'),
    spear: t('A long spear is best at two hexes, where no sword reaches. §11.3'),
    swords: t('Two swords are two blows in a turn, as each weapon strikes once. §6.1'),
  },
  blow(_, second) {
    const { armour, shield } = sampleGladiators[second as SampleType]
    const save = tables.armourSave[armour] + (shield ? tables.shieldSave[shield.size] : 0)
    const { saved, wounds, miss, doubles } = oddsNamed(manifest.situations, 'attack', { modifier: 0, save })
    return {
      what: t`A blow from the front at a man with save ${save}. §6.5`,
      parts: [
        { label: t('he is driven back'), share: sumOf(miss), tone: 'push' },
        { label: t('saved'), share: sumOf(saved), tone: 'shield' },
        { label: t('wounds'), share: sumOf(wounds), tone: 'wound' },
        { label: t('equal dice: something special'), share: sumOf(doubles), tone: 'event' },
      ],
    }
  },
}
