/** A new campaign: who plays, how long, what the gods are asked, which switches. */
import { gladiatorCampaign } from '@harena/colosseum'
import type { AnyOptions } from '@harena/engine'
import { t } from '@harena/engine'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { People, type PlayerForm, sittersOf } from '../../campaign/people.tsx'
import { lastStep, SwitchField } from '../../campaign/setup-fields.tsx'
import { CampaignStart } from '../../campaign/start.tsx'
import { Select } from '../../ui/fields.tsx'
import { Steps } from '../../ui/steps.tsx'
import { nameOrder } from '../colosseum/name-order.ts'
import { changedOptions, type DiceForm, diceOf, type NewMatch, refusalOf } from '../new-match.ts'
import { LifeAhead } from './life-ahead.tsx'
import './campaign.css'

interface CampaignForm extends DiceForm {
  readonly players: readonly PlayerForm[]
  readonly rounds: number
  readonly options: AnyOptions
}

const fresh: CampaignForm = {
  players: [{ name: 'Lentulus', sitter: 'person' }],
  rounds: 30,
  dice: 'app',
  seed: '',
  options: { useOrigins: 'on' },
}

const lengths = [10, 20, 30, 60, 100].map((rounds) => [String(rounds), t`${rounds} rounds`] as const)

function setupOf({ players, rounds }: CampaignForm) {
  return { players: players.map(({ name }) => ({ name })), rounds }
}

function matchOf(form: CampaignForm): NewMatch {
  const dice = diceOf(form)
  return {
    ruleset: gladiatorCampaign.id,
    setup: { ...setupOf(form), names: nameOrder(dice) },
    options: changedOptions(gladiatorCampaign.options, form.options),
    dice,
    sitters: sittersOf(form.players),
  }
}

interface PartProps {
  readonly form: CampaignForm
  readonly change: (part: Partial<CampaignForm>) => void
}

export function Setup() {
  const opening = useOpening()
  const [form, setForm] = useState(fresh)
  const change = (part: Partial<CampaignForm>) => setForm({ ...form, ...part })
  const refusalWith = (options: AnyOptions) => refusalOf(gladiatorCampaign, () => setupOf(form), options)
  const steps = [
    {
      title: t('Who plays'),
      note: t('Each player has one gladiator. Whoever loses him begins again with another.'),
      body: (
        <People
          word={t('Player')}
          words={t('Players')}
          alone={t('Your name, as his owner')}
          players={form.players}
          fewest={1}
          most={4}
          newcomer="person"
          onChange={(players) => change({ players })}
        />
      ),
    },
    {
      title: t('How long'),
      note: t(
        "The first one with ten victories is the Emperor's Champion; after the last round it is over in any case.",
      ),
      body: <Length form={form} change={change} />,
    },
    {
      title: t('How he is made'),
      note: t('What is rolled for him, and when you are asked whether his luck is tried.'),
      body: <Making form={form} change={change} />,
    },
    lastStep({
      options: gladiatorCampaign.options,
      usual: { title: null, values: fresh.options },
      form,
      change,
      refusalWith,
    }),
  ]
  return (
    <CampaignStart promise={<LifeAhead />}>
      <Steps
        steps={steps}
        refusal={refusalWith(form.options)}
        deed={t('Begin the campaign')}
        onDone={() => opening.begin(matchOf(form))}
      />
    </CampaignStart>
  )
}

function Length({ form, change }: PartProps) {
  return (
    <div className="seat-fields wide">
      <Select
        label={t('Length')}
        value={String(form.rounds)}
        options={lengths}
        onChange={(rounds) => change({ rounds: Number(rounds) })}
      />
      <Choice id="championBy" {...{ form, change }} />
      {form.players.length > 1 && <Choice id="interPlayerMatches" {...{ form, change }} />}
    </div>
  )
}

function Making(props: PartProps) {
  return (
    <div className="seat-fields wide">
      <Choice id="useOrigins" {...props} />
      <Choice id="favour" {...props} />
      <Choice id="luckFormula" {...props} />
    </div>
  )
}

/** A switch that is worth a place of its own. */
function Choice(props: PartProps & { readonly id: string }) {
  return <SwitchField options={gladiatorCampaign.options} {...props} />
}
