/** A name that one may type, or be offered. */
import { t } from '@harena/engine'
import { NameField, type NameFieldProps } from '../ui/fields.tsx'

interface OfferedNameProps extends NameFieldProps {
  /** Another one than that which stands there. */
  readonly another: (name: string) => string
}

export function OfferedName({ another, ...field }: OfferedNameProps) {
  return (
    <div className="offered-name">
      <NameField {...field} />
      <button type="button" className="button quiet small" onClick={() => field.onChange(another(field.value))}>
        {t('Another name')}
      </button>
    </div>
  )
}
