/** Where the dice come from: the app, with a seed of one's own if wanted, or a real table. */
import { t } from '@harena/engine'
import type { DiceForm } from '../games/new-match.ts'

interface DiceFieldsProps {
  readonly form: DiceForm
  readonly onChange: (change: Partial<DiceForm>) => void
}

export function DiceFields({ form, onChange }: DiceFieldsProps) {
  return (
    <fieldset className="choices dice-fields">
      <legend>{t('Dice')}</legend>
      <label className="check">
        <input type="radio" name="dice" checked={form.dice === 'app'} onChange={() => onChange({ dice: 'app' })} />
        {t('The app throws them')}
      </label>
      <label className="check">
        <input type="radio" name="dice" checked={form.dice === 'typed'} onChange={() => onChange({ dice: 'typed' })} />
        {t('Real dice: you type what they show')}
      </label>
      {form.dice === 'app' && (
        <label className="seed">
          <span>{t('Seed (if you want the same dice again)')}</span>
          <input
            type="text"
            maxLength={200}
            value={form.seed}
            placeholder={t('any')}
            autoComplete="off"
            onChange={(event) => onChange({ seed: event.target.value })}
          />
        </label>
      )}
    </fieldset>
  )
}
