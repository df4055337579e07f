import { t } from '@harena/engine'
import { manifest, type Style, styles } from '@harena/heroes'
import { type InShort, oddsNamed, sumOf } from '../in-short.ts'

/** The dice of a plain sheet: Savvy 4. */
const SAVVY = 4

/** What a man holds up against a blow (§3.9.3, §3.9.4). */
const guards: Readonly<Record<string, string>> = {
  smallShield: 'small',
  largeShield: 'large',
  net: 'net',
  sword: 'twoSwords',
}

export const inShort: InShort = {
  asks: t('Who moves first? A die and Speed say it; then each does one thing. T5-1'),
  decides: t(
    'Pools of dice, with secret bids of Bonus Dice: 1 to 3 is a success, and two dice say where the blow goes. T5-5',
  ),
  ends: t('A part at 0 is lost: an arm drops what it held, head, chest and belly may kill. §5.4.4'),
  arms: {
    shield: t('A small shield stops blows at arm and chest on some numbers, a large one some at the belly too. T5-6'),
    net: t('The net is tossed with Savvy and Speed. Who is ensnared lies, and attacks with three dice less. T5-4'),
    spear: t('Reach: with a spear one die more on the Maneuver against a sword. §3.10.5'),
    swords: t('The second sword guards like a small shield, and the unarmored are quicker. §3.9.4'),
  },
  blow(_, second) {
    const odds = oddsNamed(manifest.situations, 'attackResolution', { attacker: SAVVY, defender: SAVVY })
    const shield = guards[styles[second as Style].other] ?? 'none'
    const { noEffect } = oddsNamed(manifest.situations, 'hitLocation', { shield })
    const [hit, back] = [sumOf(odds.attackerHits), sumOf(odds.defenderHits)]
    return {
      what: t('An Attack of four dice against four, without Bonus Dice, to its end. T5-5'),
      parts: [
        { label: t('stopped by what he holds up'), share: hit * sumOf(noEffect), tone: 'shield' },
        { label: t('a hit that lands'), share: hit * (1 - sumOf(noEffect)), tone: 'wound' },
        { label: t('the other strikes back and hits'), share: back, tone: 'self' },
      ],
    }
  },
}
