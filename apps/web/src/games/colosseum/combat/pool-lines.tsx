/** The arithmetic of the pool, line by line, each with its paragraph. */
import type { Account, SheetView } from '@harena/colosseum'
import { signed, t } from '@harena/engine'
import { Cite } from '../../../ui/rules-context.tsx'
import type { AllocateQuestion } from './plan.ts'
import { poolRows } from './pool-rows.ts'

export interface PoolLinesProps {
  readonly sheet: SheetView
  readonly question: AllocateQuestion
  readonly account: Account
  readonly names: readonly string[]
  /** The seat whose advantage went on top of an attack. */
  readonly topSeat: number | null
}

export function PoolLines({ sheet, question, account, names, topSeat }: PoolLinesProps) {
  const rows = poolRows(sheet, question, account, names, topSeat)
  const left = account.pool - account.attack - account.defence
  return (
    <table className="pool-lines">
      <caption className="heard">{t('Combat factors of this phase')}</caption>
      <tbody>
        {rows.map((line, at) => (
          <PoolRow key={`${line.rule} ${line.text}`} {...line} isFirst={at === 0} />
        ))}
        <tr className="pool-sum">
          <th scope="row">{t('to allocate')}</th>
          <td>
            <Cite rule="§9.3.1" />
          </td>
          <td>{account.pool}</td>
        </tr>
        <PoolRow text={t('attacks')} rule="§9.3.2" value={-account.attack} />
        <PoolRow text={t('defence')} rule="§9.3.3" value={-account.defence} />
        <tr className="pool-sum">
          <th scope="row">{t('left', 'over')}</th>
          <td />
          <td>{left < 0 ? signed(left) : left}</td>
        </tr>
      </tbody>
    </table>
  )
}

interface PoolRowProps {
  readonly text: string
  readonly rule: string
  readonly value: number
  readonly isFirst?: boolean
}

function PoolRow({ text, rule, value, isFirst = false }: PoolRowProps) {
  return (
    <tr>
      <th scope="row">{text}</th>
      <td>
        <Cite rule={rule} />
      </td>
      <td>{isFirst ? value : signed(value)}</td>
    </tr>
  )
}
