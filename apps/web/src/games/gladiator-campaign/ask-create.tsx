/** A gladiator is born: a name, perhaps an origin; all else the dice decide. */
import { type CampaignOptions, type CampaignView, campaignTablesOf, type NewMan, originIds } from '@harena/colosseum'
import { signed, t } from '@harena/engine'
import { useState } from 'react'
import { Asked, Primary } from '../../campaign/ask.tsx'
import { OfferedName } from '../../campaign/offered-name.tsx'
import type { AskProps } from '../../campaign/slots.ts'
import { lookOf, unarmed } from '../../figures/look.ts'
import { Standing } from '../../figures/standing.tsx'
import { useWritten } from '../../figures/use-written.ts'
import { Cite, useOptions } from '../../ui/rules-context.tsx'
import { TermLabel } from '../../ui/term.tsx'
import { tx } from '../../ui/tx.ts'
import { anotherName, gladiatorNames } from '../names.ts'
import { GrowingUp } from './growing.tsx'
import { Ratings } from './ratings.tsx'
import { originWords } from './words.ts'

export function CreateMan({ view, question, prompt, check, onDone }: AskProps<CampaignView>) {
  const options = useOptions() as unknown as CampaignOptions
  const hasOrigins = options.useOrigins === 'on'
  const taken = view.men.map(({ name }) => name)
  const [man, setMan] = useState<NewMan>({
    name: gladiatorNames.find((name) => !taken.includes(name)) ?? '',
    origin: hasOrigins,
  })
  const refusal = check(man)
  const written = useWritten(man.name)
  return (
    <Asked
      prompt={prompt}
      rule="§31.1"
      refusal={refusal}
      foot={
        <Primary isOff={refusal !== null} onClick={() => onDone(man)}>
          {tx`Roll up ${man.name || t('the gladiator')}`}
        </Primary>
      }
    >
      <div className="making">
        <div className="figure-stage">
          <Standing arms={unarmed} look={lookOf(written)} side={question.seat} height={260} />
        </div>
        <div className="making-fields">
          <OfferedName
            value={man.name}
            another={(name) => anotherName(name, taken)}
            onChange={(name) => setMan({ ...man, name })}
          />
          {hasOrigins && (
            <label className="check">
              <input
                type="checkbox"
                checked={man.origin}
                onChange={({ target }) => setMan({ ...man, origin: target.checked })}
              />
              <span>{tx`Roll for his social origin ${<Cite rule="§36.1" />}`}</span>
            </label>
          )}
          <GrowingUp name={written} side={question.seat} />
        </div>
      </div>
      <h3>{t('What is rolled for him')}</h3>
      <Ratings man={null} />
      <div className="making-more">
        <ol className="then">
          <li>
            {tx`Three dice for each of training, strength, agility, constitution and wounds. ${<Cite rule="§3.4.1" />}`}
          </li>
          <li>
            {tx`A talent roll for every three points of training; the sword he knows already. ${<Cite rule="§31.2" />}`}
          </li>
          <li>
            {tx`Luck, for throws that are made again, and prestige with the crowd. ${<Cite rule="§34.2" />} ${<Cite rule="§35.2" />}`}
          </li>
        </ol>
        {hasOrigins && man.origin && <Origins options={options} />}
      </div>
    </Asked>
  )
}

const added = ['TR', 'ST', 'AG', 'CN', 'W', 'PR'] as const

/** What each origin adds to the rolls. */
function Origins({ options }: { readonly options: CampaignOptions }) {
  const { origins, originRolls } = campaignTablesOf(options)
  const rollsOf = (origin: string) => Object.keys(originRolls).filter((roll) => originRolls[Number(roll)] === origin)
  return (
    <div className="table-box">
      <table className="plain-table">
        <caption>{t('Two dice for his origin, and what it adds to the rolls that make him')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Dice')}</th>
            <th scope="col">{t('Origin')}</th>
            {added.map((rating) => (
              <th key={rating} scope="col">
                <TermLabel label={rating} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {originIds.map((origin) => (
            <tr key={origin}>
              <td>{spanOf(rollsOf(origin))}</td>
              <th scope="row">{originWords[origin]}</th>
              {added.map((rating) => (
                <td key={rating}>{origins[origin][rating] === 0 ? '' : signed(origins[origin][rating])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function spanOf(rolls: readonly string[]): string {
  return rolls.length > 1 ? `${rolls[0]}–${rolls.at(-1)}` : (rolls[0] ?? '')
}
