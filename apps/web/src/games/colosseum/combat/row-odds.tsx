/** The exact odds of one planned attack, for what the foe may have put there. */
import type { Allocation, AttackOdds, Row } from '@harena/colosseum'
import { t } from '@harena/engine'
import { useState } from 'react'
import { OddsBar } from '../../../ui/odds-bar.tsx'
import type { OddsPart, OddsTone } from '../../../ui/odds-part.ts'
import { percent, percents } from '../../../ui/percents.ts'
import { tx } from '../../../ui/tx.ts'
import { oddsParts, rowOdds, woundShares } from './attack-odds.ts'
import { foeViewOf, isBeast, rowMade, type Situation } from './plan.ts'
import { Stepper } from './stepper.tsx'

/** §9.6 The table still has shields and parries for what he holds; a beast holds nothing. */
function undefendedWords(ofBeast: boolean): string {
  return ofBeast ? t('it cannot guard: 0 CF') : t('he cannot guard: 0 CF, but what he holds may be in the way')
}

interface RowOddsProps {
  readonly situation: Situation
  readonly plan: Allocation
  readonly index: number
  readonly said: string
}

const MOST_ASSUMED = 12

/** The bar is always there; the numbers behind it open for one attack, or when asked for. */
export function RowOdds({ situation, plan, index, said }: RowOddsProps) {
  const [assumed, setAssumed] = useState(2)
  const [opened, setOpened] = useState<boolean | null>(null)
  const row = plan.attacks[index]!
  const odds = rowOdds(situation, rowMade(situation, plan, index), assumed)
  const target = foeViewOf(situation, row.target)?.target
  if (row.means === 'thrown') return <p className="quiet-text combat-note">{t('A die says what it strikes.')}</p>
  if (!odds) return null
  const isOpen = opened ?? plan.attacks.length === 1
  const parts = oddsParts(odds, row)
  return (
    <div className="row-odds">
      <div className="row-odds-if">
        {target?.isUndefended ? (
          <span>{undefendedWords(isBeast(situation, row.target))}</span>
        ) : (
          <>
            <span>{t('if he defends with')}</span>
            <Stepper
              label={t`${said}: if he defends with`}
              value={assumed}
              min={0}
              max={MOST_ASSUMED}
              onChange={setAssumed}
            />
          </>
        )}
        <button
          type="button"
          className="order-button"
          aria-expanded={isOpen}
          aria-label={t`${said}: all odds`}
          onClick={() => setOpened(!isOpen)}
        >
          {isOpen ? '▴' : '▾'}
        </button>
      </div>
      {isOpen ? (
        <>
          <OddsBar parts={parts} />
          <WoundBars odds={odds} row={row} parts={parts} woundsLeft={target?.woundsLeft?.[row.area - 1]} />
          {target?.isKnown === false && (
            <p className="quiet-text combat-note">{t('His log sheet is hidden: counted as bare and unhurt.')}</p>
          )}
        </>
      ) : (
        <ShortOdds parts={parts} />
      )}
    </div>
  )
}

const weighty: readonly OddsTone[] = ['wound', 'kill', 'good']

/** Each part with the number that the bar gives it: one thing has one number wherever it is named. */
function rounded(parts: readonly OddsPart[]) {
  const shares = percents(parts.map(({ share }) => share))
  return parts.map((part, at) => ({ ...part, said: shares[at]! }))
}

/** The bar and what weighs most in it. */
function ShortOdds({ parts }: { readonly parts: readonly OddsPart[] }) {
  const told = rounded(parts).filter(({ tone, share }) => share > 0 && weighty.includes(tone))
  return (
    <div className="short-odds">
      <OddsBar parts={parts} />
      <span>
        {told.map(({ label, said }, at) => (
          <span key={label}>
            {at > 0 && ', '}
            {label} <b>{said}</b>
          </span>
        ))}
      </span>
    </div>
  )
}

/** The chance of a K: as much as the bar says of a kill, where no wounds would kill besides. */
function atOnce({ wounds, kill }: AttackOdds, parts: readonly OddsPart[]): string {
  const said = rounded(parts).find(({ tone }) => tone === 'kill')?.said
  return wounds.kill === kill && said !== undefined ? said : percent(wounds.kill ?? 0)
}

interface WoundBarsProps {
  readonly odds: AttackOdds
  readonly row: Row
  readonly parts: readonly OddsPart[]
  readonly woundsLeft: number | undefined
}

function WoundBars({ odds, row, parts, woundsLeft }: WoundBarsProps) {
  const hit = odds.crt.H ?? 0
  const isHarmless = row.special === 'A' || row.special === 'F' || row.special === 'T' || row.means === 'bare'
  if (isHarmless) {
    return odds.weaponDrop > 0 ? (
      <p className="wound-line">{tx`He drops his weapon: ${<b>{percent(odds.weaponDrop)}</b>}`}</p>
    ) : null
  }
  const wounds = woundShares(odds, woundsLeft).map((one) => ({ ...one, said: percent(one.share), tone: 'wound' }))
  const shares = [...wounds, ...rounded(parts).filter(({ tone }) => tone === 'kill')]
  const most = Math.max(0.001, ...shares.map(({ share }) => share))
  return (
    <div className="wound-bars">
      <p className="wound-line">
        {tx`hit ${<b>{percent(hit)}</b>}, wounds on average ${<b>{odds.expectedWounds.toFixed(1)}</b>}, killed at once, whatever wounds he has left, ${<b>{atOnce(odds, parts)}</b>}`}
      </p>
      <ul aria-label={t('Wounds')}>
        {shares.map(({ label, share, said, tone }) => (
          <li key={label}>
            <i style={{ height: `${(share / most) * 22}px` }} className={`tone ${tone}`} />
            <span>{label}</span>
            <small>{said}</small>
          </li>
        ))}
      </ul>
    </div>
  )
}
