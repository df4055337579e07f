import { t } from '@harena/engine'
import { type GladiatorType, gladiatorTypes, manifest, tables } from '@harena/outland'
import { type InShort, oddsNamed, sumOf } from '../in-short.ts'

/** What arms and armour add to his dice; one who holds a spear has more against a sword (§6.1, §6.3). */
function modifiersOf(own: GladiatorType, other: GladiatorType): number {
  const { shield, net, helmet, torso, legs, arms, weapon, gaul } = gladiatorTypes[own]
  const { modifiers, gaulBonuses } = tables
  const has = { shield, net, torso, legs, arms, helm: helmet === 'helm', closedHelmet: helmet === 'closed' } as const
  const worn = Object.entries(has).reduce((sum, [id, is]) => sum + (is ? modifiers[id as keyof typeof has] : 0), 0)
  const reach = weapon === 'spear' && gladiatorTypes[other].weapon === 'sword' ? modifiers.spearAgainstSword : 0
  return worn + reach + (gaul ? gaulBonuses.firstRound : 0)
}

/** T5.1 Who is attacked over his front hexside. */
const FACED = 1

export const inShort: InShort = {
  asks: t('Who is quicker? One die and agility give the order of the turn. §2.1'),
  decides: t('Two dice each and all that is worn added up: the higher total wins, whoever attacked. §4.5'),
  ends: t('With the last hit that he can take he falls, and the crowd decides; ten ahead is mortal at once. §8.4'),
  arms: {
    shield: t('A shield is one more on every roll, and more again for whoever comes from the left. T4.1'),
    net: t('The net flies two hexes: agility against agility, one try to break free, and whoever fails is out. §9.4'),
    light: t('A Gaul rages: four more in the first round of a melee, then two, then one. §10.1'),
  },
  blow(first, second) {
    const [own, other] = [first as GladiatorType, second as GladiatorType]
    const difference = modifiersOf(own, other) - modifiersOf(other, own) - FACED
    const odds = oddsNamed(manifest.situations, 'melee', { difference })
    const ahead = difference < 0 ? t`${-difference} behind` : t`${difference} ahead`
    return {
      what: t`One exchange from the front: he begins ${ahead}. §4.5`,
      parts: [
        { label: t('he wins it'), share: sumOf(odds.attacker), tone: 'wound' },
        { label: t('locked'), share: sumOf(odds.none), tone: 'nothing' },
        { label: t('the other wins it'), share: sumOf(odds.defender), tone: 'self' },
      ],
    }
  },
}
