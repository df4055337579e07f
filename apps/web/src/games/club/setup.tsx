/** A new club: its owners, how many gladiators each has and sends, how often they meet. */
import type { AnyOptions, ClubSetup, Option } from '@harena/engine'
import { t } from '@harena/engine'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { People, type PlayerForm, sittersOf, withPlayers } from '../../campaign/people.tsx'
import { lastStep, SwitchField } from '../../campaign/setup-fields.tsx'
import { CampaignStart } from '../../campaign/start.tsx'
import { Portrait } from '../../figures/bust.tsx'
import { Select } from '../../ui/fields.tsx'
import { Cite } from '../../ui/rules-context.tsx'
import { Steps } from '../../ui/steps.tsx'
import type { HexGuide } from '../hex/guide.ts'
import { looksOf } from '../hex/seat-fields.tsx'
import type { SetupForm } from '../listing.ts'
import { changedOptions, type DiceForm, diceOf, type NewMatch, refusalOf } from '../new-match.ts'
import './club.css'

interface ClubForm extends DiceForm {
  readonly owners: readonly PlayerForm[]
  readonly roster: number
  readonly send: number
  readonly cycles: number
  readonly options: AnyOptions
}

const fresh: ClubForm = {
  owners: withPlayers([{ name: 'Lanista', sitter: 'person' }], 4, 'standard'),
  roster: 3,
  send: 1,
  cycles: 1,
  dice: 'app',
  seed: '',
  options: {},
}

/** The parts of a ruleset that a form asks. */
interface ClubRules {
  readonly id: string
  readonly options: readonly Option[]
  checkSetup(setup: unknown, options: never): ReturnType<typeof refusalOf>
}

function setupOf({ owners, roster, send, cycles }: ClubForm): ClubSetup {
  return { owners: owners.map(({ name }) => ({ name })), roster, send, cycles }
}

export function clubSetup(rules: ClubRules, guide: HexGuide): SetupForm {
  const matchOf = (form: ClubForm): NewMatch => ({
    ruleset: rules.id,
    setup: setupOf(form),
    options: changedOptions(rules.options, form.options),
    dice: diceOf(form),
    sitters: sittersOf(form.owners),
  })
  return {
    Setup: () => (
      <CampaignStart promise={<Recruits guide={guide} />}>
        <ClubSteps rules={rules} matchOf={matchOf} />
      </CampaignStart>
    ),
  }
}

interface ClubStepsProps {
  readonly rules: ClubRules
  readonly matchOf: (form: ClubForm) => NewMatch
}

function ClubSteps({ rules, matchOf }: ClubStepsProps) {
  const opening = useOpening()
  const [form, setForm] = useState(fresh)
  const change = (part: Partial<ClubForm>) => setForm({ ...form, ...part })
  const refusalWith = (part: Partial<ClubForm>) => {
    const tried = { ...form, ...part }
    return refusalOf(rules, () => setupOf(tried), tried.options)
  }
  const part = { rules, form, change, refusalWith }
  const steps = [
    {
      title: t('Owners'),
      note: t('Two to eight owners of gladiators: people at this screen, and built-in opponents.'),
      body: (
        <People
          word={t('Owner')}
          words={t('Owners')}
          players={form.owners}
          fewest={2}
          most={8}
          newcomer="standard"
          onChange={(owners) => setForm(fitting(rules, { ...form, owners }))}
        />
      ),
    },
    {
      title: t('Rosters and fixtures'),
      note: t('Everybody meets everybody else; the bouts of built-in owners among themselves are fought unseen.'),
      body: <Season {...part} />,
    },
    lastStep({ options: rules.options, form, change, refusalWith: (options) => refusalWith({ options }) }),
  ]
  return (
    <Steps
      steps={steps}
      refusal={refusalWith({})}
      deed={t('Found the club')}
      onDone={() => opening.begin(matchOf(form))}
    />
  )
}

/** Whom the owners can recruit. */
function Recruits({ guide }: { readonly guide: HexGuide }) {
  return (
    <section aria-labelledby="recruits">
      <h2 id="recruits">{t('Whom you can recruit')}</h2>
      <ul className="recruits">
        {guide.types.map(({ id, name, note }, at) => {
          const looks = looksOf(guide, { name, team: 0, type: id, sheet: guide.ownDefaults })
          return (
            <li key={id}>
              {looks && <Portrait arms={looks} side={at % 2} size={56} />}
              <span>
                <b>{name}</b>
                <span className="quiet-text">{note}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** With more owners a season is longer: what no longer fits is taken back. */
function fitting(rules: ClubRules, form: ClubForm): ClubForm {
  const isFine = (one: ClubForm) => refusalOf(rules, () => setupOf(one), one.options)?.rule !== 'C.2'
  if (isFine(form)) return form
  const once = { ...form, cycles: 1 }
  return isFine(once) ? once : { ...once, send: 1 }
}

interface PartProps {
  readonly rules: ClubRules
  readonly form: ClubForm
  readonly change: (part: Partial<ClubForm>) => void
  readonly refusalWith: (part: Partial<ClubForm>) => ReturnType<typeof refusalOf>
}

/** The numbers that this club can have, and the one that it has. */
function allowed(most: number, now: number, refusalWith: (count: number) => ReturnType<typeof refusalOf>) {
  return Array.from({ length: most }, (_, less) => less + 1)
    .filter((count) => count === now || refusalWith(count) === null)
    .map((count) => [String(count), String(count)] as const)
}

const numbers = [
  { id: 'roster', label: t('Gladiators of each owner'), most: 8, rule: 'C.1' },
  { id: 'send', label: t('Sent into a bout by each'), most: 4, rule: 'C.4' },
  { id: 'cycles', label: t('How often each meets each'), most: 12, rule: 'C.2' },
] as const

const switches = ['clubDay', 'vacancies', 'victoryPoints']

function Season({ rules, form, change, refusalWith }: PartProps) {
  return (
    <div className="seat-fields wide">
      {numbers.map(({ id, label, most, rule }) => (
        <div key={id} className="with-cite">
          <Select
            label={label}
            value={String(form[id])}
            options={allowed(most, form[id], (count) => refusalWith({ [id]: count }))}
            onChange={(count) => change({ [id]: Number(count) })}
          />
          <Cite rule={rule} />
        </div>
      ))}
      {switches.map((id) => (
        <SwitchField key={id} id={id} options={rules.options} form={form} change={change} />
      ))}
    </div>
  )
}
