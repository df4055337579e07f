/** Says that a newer version is there. Only where no match can be under way. */
import { t } from '@harena/engine'
import { takeNewer, useKeeping } from './keeping.ts'

export function NewerVersion() {
  const { newer } = useKeeping()
  return (
    <div role="status" className="newer-version">
      {newer && (
        <p className="notice">
          {t('A newer version of Harena is there.')}{' '}
          <button type="button" className="button quiet small" onClick={() => takeNewer(newer)}>
            {t('Reload')}
          </button>
        </p>
      )}
    </div>
  )
}
