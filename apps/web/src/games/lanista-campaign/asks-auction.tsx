/** §39.5.3 Deals between ludi, sales at the auction, and new stock. */
import { priceOfStock } from '@harena/colosseum'
import { listed } from '@harena/engine'
import { useState } from 'react'
import { Asked, Primary, YesNo } from '../../campaign/ask.tsx'
import { NumberField, Select } from '../../ui/fields.tsx'
import { type Ask, ownOf } from './asks-money.tsx'
import { LudusMan, shortly, TickMen } from './man.tsx'
import { denarii } from './words.ts'

/** §39.5.3.1 */
export function MakeOffer(props: Ask<'offer'>) {
  const { view, question, prompt, check, onDone, onUndo } = props
  const own = ownOf(props)
  const others = view.schools.filter(({ seat, isOut }) => seat !== own.seat && !isOut)
  const free = (school: typeof own) => school.stable.filter(({ isHired }) => !isHired)
  const men = [
    ...free(own).map((man) => ({ man, title: `Sell ${man.name}, CV ${man.combatValue}` })),
    ...others.flatMap((school) =>
      free(school).map((man) => ({ man, title: `Buy ${man.name} of ${school.name}, CV ${man.combatValue}` })),
    ),
  ]
  const [name, setName] = useState('')
  const [buyer, setBuyer] = useState(others[0]?.seat ?? -1)
  const [price, setPrice] = useState(0)
  const chosen = men.find(({ man }) => man.name === name)?.man
  const isSale = chosen?.owner === own.seat
  const offer = chosen && { man: name, with: isSale ? buyer : chosen.owner, price }
  const refusal = offer ? check(offer) : null
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        <>
          {offer && (
            <Primary isOff={refusal !== null} onClick={() => onDone(offer)}>
              Offer {isSale ? `to sell ${name} for` : ''} {denarii(price)} {isSale ? '' : `for ${name}`}
            </Primary>
          )}
          <button type="button" className={offer ? 'button quiet' : 'button'} onClick={() => onDone(null)}>
            No offer
          </button>
        </>
      }
    >
      <p className="quiet-text">
        Up to three offers a month, each to be agreed to by the other lanista. A man costs about his combat value.
      </p>
      <div className="seat-fields">
        <Select
          label="Which man?"
          value={name}
          options={[['', 'Nobody'], ...men.map(({ man, title }) => [man.name, title] as const)]}
          onChange={(value) => {
            setName(value)
            setPrice(Math.max(0, men.find(({ man }) => man.name === value)?.man.combatValue ?? 0))
          }}
        />
        {isSale && (
          <Select
            label="To whom?"
            value={String(buyer)}
            options={others.map(({ seat, name: title, denarii: sum }) => [String(seat), `${title}, ${denarii(sum)}`])}
            onChange={(seat) => setBuyer(Number(seat))}
          />
        )}
        {chosen && <NumberField label="Price in denarii" value={price} max={10_000} onChange={setPrice} />}
      </div>
      {chosen && !isSale && <LudusMan man={chosen} view={view} lines={props.lines} />}
    </Asked>
  )
}

/** §39.5.3.1 */
export function Deal(props: Ask<'deal'>) {
  const { view, question, names, lines } = props
  const { offer, from } = question
  const man = view.schools.flatMap(({ stable }) => stable).find(({ name }) => name === offer.man)
  const isBuyer = man?.owner !== question.seat
  return (
    <YesNo
      {...props}
      rule={question.rule}
      yes={isBuyer ? `Buy ${offer.man} for ${denarii(offer.price)}` : `Sell ${offer.man} for ${denarii(offer.price)}`}
      no={`Refuse ${names[from]}`}
    >
      {man && <LudusMan man={man} view={view} lines={lines} />}
    </YesNo>
  )
}

/** §39.5.3.2 */
export function Sell(props: Ask<'sell'>) {
  const { question, prompt, check, onDone, onUndo } = props
  const [sold, setSold] = useState<readonly string[]>([])
  const refusal = check(sold)
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        <Primary isOff={refusal !== null} onClick={() => onDone(sold)}>
          {sold.length > 0 ? `Sell ${listed(sold)}` : 'Sell nobody'}
        </Primary>
      }
    >
      <p className="quiet-text">
        The auction pays the combat value, a die more and a die less: five more or less at most, never below nothing.
      </p>
      <TickMen
        legend="Whom do you sell?"
        men={ownOf(props).stable.filter(({ isHired }) => !isHired)}
        ticked={sold}
        note={shortly}
        onChange={setSold}
      />
    </Asked>
  )
}

const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** §39.5.3.2, §39.5.3.3 */
export function Order(props: Ask<'order'>) {
  const { view, question, prompt, check, onDone, onUndo } = props
  const [levels, setLevels] = useState<readonly number[]>([])
  const refusal = check(levels)
  const priceOf = (level: number) => priceOfStock(view, level)
  const price = levels.reduce((sum, level) => sum + priceOf(level), 0)
  return (
    <Asked
      prompt={prompt}
      rule={question.rule}
      refusal={refusal}
      onUndo={onUndo}
      foot={
        <Primary isOff={refusal !== null} onClick={() => onDone(levels)}>
          {levels.length === 0 ? 'Buy nobody' : `Buy ${levels.length} for ${denarii(price)}`}
        </Primary>
      }
    >
      <p className="quiet-text">
        A man of a level has 25 XP for each to spend at once. Two dice say what he is really worth: 2 or 3 pathetic, up
        to 5 poor, up to 8 as paid for, up to 10 one level more, above that up to six more.
        {view.event === 'poorStock' && ' This month one less.'}
        {view.event === 'goodStock' && ' This month one more.'}
        {view.event === 'lowStock' && ' This month everything costs twice as much.'}
      </p>
      <fieldset className="choices order-levels">
        <legend>Add a man of level</legend>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className="button quiet small"
            disabled={check([...levels, level]) !== null}
            onClick={() => setLevels([...levels, level])}
          >
            <span className="heard">Level </span>
            {level}{' '}
            <span className="quiet-text">
              <span className="heard">for </span>
              {priceOf(level)} d<span className="heard">enarii</span>
            </span>
          </button>
        ))}
      </fieldset>
      {levels.length > 0 && (
        <ul className="ordered" aria-label="Ordered">
          {levels.map((level, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: men of a level are all alike
            <li key={at}>
              Level {level}, {denarii(priceOf(level))}{' '}
              <button
                type="button"
                className="button quiet small"
                aria-label={`Strike out level ${level}`}
                onClick={() => setLevels(levels.filter((_, place) => place !== at))}
              >
                Strike out
              </button>
            </li>
          ))}
        </ul>
      )}
    </Asked>
  )
}
