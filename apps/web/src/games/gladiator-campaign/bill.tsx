/** The match that is being arranged. */
import { type Bill, styles } from '@harena/colosseum'
import { t } from '@harena/engine'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { suitWords } from './suit.tsx'
import { billWords, matchNotes } from './words.ts'

export function BillView({ bill, name }: { readonly bill: Bill; readonly name: string }) {
  const { isDeath, style, suit } = bill
  const note = matchNotes[bill.type]
  return (
    <div className="bill">
      <h3>{tx`The next match${name && t` of ${name}`}`}</h3>
      <p>
        <TermText text={billWords(bill)} /> <Cite rule="§38.4.1" />
      </p>
      <p>
        <TermText text={note.text} /> <Cite rule={note.rule} />
      </p>
      <p className={isDeath ? 'bill-death' : 'quiet-text'}>
        {bill.own === 0
          ? t('Nobody appeals in a hunt.')
          : isDeath
            ? t('To the death: nobody is spared.')
            : t('Missus may be granted: whoever is beaten may ask the crowd for his life.')}{' '}
        <Cite rule={bill.own === 0 ? 'C.29' : '§38.3.1'} />
      </p>
      {style && (
        <p className="quiet-text">
          {tx`As ${styles[style].name}`}
          {Array.isArray(suit) && t`, in ${suit.join(' ')}`}.{Array.isArray(suit) && ` ${suitWords(suit)}.`}
        </p>
      )}
    </div>
  )
}
