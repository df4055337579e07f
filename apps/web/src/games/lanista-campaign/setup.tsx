/** A new campaign of lanistas, in steps: the ludi, how it is played, dice and switches. */
import { temperOf } from '@harena/bots/colosseum/tempers'
import { lanistaCampaign } from '@harena/colosseum'
import { capital, t } from '@harena/engine'
import { useState } from 'react'
import { useOpening } from '../../app/opening.ts'
import { DiceAndSwitches } from '../../campaign/setup-fields.tsx'
import { CampaignStart } from '../../campaign/start.tsx'
import { NameField, NumberField, Select } from '../../ui/fields.tsx'
import { Steps } from '../../ui/steps.tsx'
import { tx } from '../../ui/tx.ts'
import { nameOrder } from '../colosseum/name-order.ts'
import { diceOf, refusalOf } from '../new-match.ts'
import { AMonth } from './a-month.tsx'
import {
  fresh,
  type LanistasForm,
  type LudusForm,
  nameWith,
  setupOf,
  sittersOf,
  tempersFor,
  temperWords,
  withLudi,
} from './form.ts'
import { Lanista } from './lanista.tsx'
import './lanistas.css'

const counts = [2, 3, 4, 5, 6, 7, 8].map((count) => [String(count), t`${count} ludi`] as const)

const conducts = [
  ['ask', t('I am asked before each match')],
  ['hand', t('I play all of them by hand')],
  ['watch', t('I watch all of them')],
  ['decide', t('I only hear the results')],
] as const

interface PartProps {
  readonly form: LanistasForm
  readonly change: (part: Partial<LanistasForm>) => void
}

export function Setup() {
  const opening = useOpening()
  const [form, setForm] = useState(fresh)
  const change = (part: Partial<LanistasForm>) => setForm({ ...form, ...part })
  const refusal = refusalOf(lanistaCampaign, () => setupOf(form), form.options)
  const isRun = form.ludi.some(({ sitter }) => sitter === 'person')
  const begin = () => {
    const dice = diceOf(form)
    opening.begin({
      ruleset: lanistaCampaign.id,
      setup: { ...setupOf(form), names: nameOrder(dice) },
      options: form.options,
      dice,
      sitters: sittersOf(form),
    })
  }
  return (
    <CampaignStart promise={<AMonth />}>
      <Steps
        deed={t('Begin the campaign')}
        refusal={isRun ? refusal : nobody}
        onDone={begin}
        steps={[
          {
            title: t('The ludi'),
            note: t(
              'Every ludus begins with five gladiators and 40 denarii. Several people can share this screen; whatever is secret is handed over.',
            ),
            body: <Ludi form={form} change={change} />,
          },
          {
            title: t('How it is played'),
            note: t(
              'After the last games whoever has most denarii has won. Months are short if you only hear the results of your matches.',
            ),
            body: <Play form={form} change={change} />,
          },
          {
            title: t('Dice and switches'),
            note: t('Where the dice come from, and how the book is read.'),
            body: (
              <DiceAndSwitches
                options={lanistaCampaign.options}
                form={form}
                change={change}
                refusalWith={(options) => refusalOf(lanistaCampaign, () => setupOf(form), options)}
              />
            ),
          },
        ]}
      />
    </CampaignStart>
  )
}

const nobody = { rule: '§39.1', message: t('Somebody must sit here: run at least one ludus yourself.') }

function Ludi({ form, change }: PartProps) {
  const { ludi } = form
  const put = (seat: number, part: Partial<LudusForm>) =>
    change({ ludi: ludi.map((one, at) => (at === seat ? { ...one, ...part } : one)) })
  return (
    <>
      <div className="setup-line">
        <Select
          label={t('How many?')}
          value={String(ludi.length)}
          options={counts}
          onChange={(count) => change({ ludi: withLudi(ludi, Number(count)) })}
        />
      </div>
      {ludi.map((ludus, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a ludus is its place
        <fieldset key={seat} className="choices ludus-fields legend-inside">
          <legend>{tx`Ludus ${seat + 1}`}</legend>
          <Lanista name={ludus.name} seat={seat} isBuiltIn={ludus.sitter === 'opponent'} size={84} />
          <div className="seat-fields">
            <NameField value={ludus.name} onChange={(name) => put(seat, { name })} />
            <Select
              label={t('Run by')}
              value={ludus.sitter}
              options={[
                ['person', seat === 0 ? t('You') : t('A person at this screen')],
                ['opponent', t('A built-in lanista')],
              ]}
              onChange={(sitter) => put(seat, { sitter: sitter as LudusForm['sitter'] })}
            />
            {ludus.sitter === 'opponent' && (
              <Select
                label={t('Temper')}
                value={temperOf(ludus.name).name}
                options={tempersFor(ludus, ludi)}
                onChange={(temper) => put(seat, { name: nameWith(temper, ludi) ?? ludus.name })}
              />
            )}
            {ludus.sitter === 'opponent' && (
              <p className="seat-note">
                {tx`${capital(temperWords[temperOf(ludus.name).name]!)}. Each name comes with its temper: choose another temper, and the ludus has another name.`}
              </p>
            )}
          </div>
        </fieldset>
      ))}
    </>
  )
}

function Play({ form, change }: PartProps) {
  return (
    <div className="seat-fields">
      <NumberField
        label={t('Games to be held')}
        value={form.munera}
        min={1}
        max={1200}
        onChange={(munera) => change({ munera })}
      />
      <Select
        label={t('Your matches')}
        value={form.conduct}
        options={conducts}
        onChange={(conduct) => change({ conduct: conduct as LanistasForm['conduct'] })}
      />
    </div>
  )
}
