/** The match that is being arranged. */
import { type Bill, styles } from '@harena/colosseum'
import { Cite } from '../../ui/rules-context.tsx'
import { billWords } from './words.ts'

export function BillView({ bill, name }: { readonly bill: Bill; readonly name: string }) {
  const { isDeath, style, suit } = bill
  return (
    <div className="bill">
      <h3>The next match{name && ` of ${name}`}</h3>
      <p>
        {billWords(bill)} <Cite rule="§38.4.1" />
      </p>
      <p className={isDeath ? 'bill-death' : 'quiet-text'}>
        {bill.own === 0
          ? 'Nobody appeals in a hunt.'
          : isDeath
            ? 'To the death: nobody is spared.'
            : 'Missus may be granted.'}{' '}
        <Cite rule={bill.own === 0 ? 'C.29' : '§38.3.1'} />
      </p>
      {style && (
        <p className="quiet-text">
          As {styles[style].name}
          {Array.isArray(suit) && `, in ${suit.join(' ')}`}.
        </p>
      )}
    </div>
  )
}
