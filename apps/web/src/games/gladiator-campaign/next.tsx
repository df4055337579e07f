/** Whom he meets next: every man and beast that was announced, drawn, with what is known of him. */
import { type BeastId, combatValue, ratingNames, riderStyles, styles, talentsWords } from '@harena/colosseum'
import { counted, t } from '@harena/engine'
import type { PageProps } from '../../campaign/slots.ts'
import { Portrait } from '../../figures/bust.tsx'
import type { Line } from '../../match/timeline.ts'
import { Cite } from '../../ui/rules-context.tsx'
import { TermText } from '../../ui/term.tsx'
import { figureOfBeast, figureOfStyle } from '../colosseum/looks.ts'
import { eventOf, type Of } from './lines.ts'
import { ratingLevel, ratingWords } from './words.ts'

export function NextOpponents({ lines }: Pick<PageProps<unknown>, 'lines'>) {
  return (
    <ul className="next-men">
      {lines.map((line) => {
        const event = eventOf(line)
        if (event.kind === 'challengerMade') return <Challenger key={line.index} made={event} rule={line.rule} />
        return event.kind === 'beastsDrawn' ? <Beasts key={line.index} drawn={event} line={line} /> : null
      })}
    </ul>
  )
}

function Challenger({ made, rule }: { readonly made: Of<'challengerMade'>; readonly rule: string }) {
  const { name, style, isAlly, ratings, talents, PR } = made
  const { name: type } = styles[style]
  const said = ratingNames.map(
    (rating) => `${ratingWords[rating]} ${ratings[rating]} (${ratingLevel(rating, ratings[rating])})`,
  )
  return (
    <li>
      <Portrait arms={figureOfStyle(type, isAlly ? 0 : 1)} name={name} side={isAlly ? 0 : 1} size={84} />
      <div>
        <b className="card-name">{name}</b>{' '}
        <span className="card-type">
          {isAlly ? t`${type}, at his side` : t`${type}, against him`}
          {riderStyles.includes(style) && <b className="mark">{t('on horseback')}</b>}
        </span>
        <p>
          <TermText text={t`CV ${combatValue({ ratings, talents })}: ${said.join(', ')}.`} />
        </p>
        <p className="quiet-text">
          <TermText text={t`He has learned ${talentsWords(talents)}; prestige ${PR}.`} /> <Cite rule={rule} />
        </p>
      </div>
    </li>
  )
}

function Beasts({ drawn, line }: { readonly drawn: Of<'beastsDrawn'>; readonly line: Line }) {
  return (
    <li>
      <span>
        {drawn.beasts.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: beasts have no name
          <Portrait key={at} arms={figureOfBeast(kind as BeastId, 1)} side={1} size={84} />
        ))}
      </span>
      <div>
        <b>{counted(drawn.beasts.length, 'beast')}</b>
        <p>
          {line.text} <Cite rule={line.rule} />
        </p>
      </div>
    </li>
  )
}
