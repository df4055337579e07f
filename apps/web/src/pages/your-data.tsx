/** Everything that this browser keeps: to take along, to bring back, to be rid of. */
import { counted, t } from '@harena/engine'
import { useState } from 'react'
import { eraseAll, exportAll, importAll } from '../app/everything.ts'
import { hashOf } from '../app/route.ts'
import { sayWhy } from '../app/say-why.ts'
import { keepIn } from '../app/storage.ts'
import { archive, browserStorage } from '../app/stores.ts'
import { FileButton } from '../ui/file-button.tsx'
import { saveText } from '../ui/save-text.ts'

/** All stores read anew. */
function beginAnew(): void {
  location.hash = hashOf({ screen: 'home' })
  location.reload()
}

/** In the tab: how much was loaded, until it is said. */
const NOTE = 'harena.loaded'

function showLoaded(count: number): void {
  sessionStorage.setItem(NOTE, String(count))
  location.reload()
}

function takeNote(): string | null {
  const note = sessionStorage.getItem(NOTE)
  sessionStorage.removeItem(NOTE)
  return note
}

export function YourData() {
  const [isAsking, setAsking] = useState(false)
  const [said, setSaid] = useState('')
  const storage = () => keepIn(browserStorage())
  const [loaded] = useState(takeNote)
  const save = async () => {
    const day = new Date().toISOString().slice(0, 10)
    saveText(`harena-everything-${day}.json`, 'application/json', await exportAll(storage(), archive))
  }
  const load = async (file: File | undefined) => {
    if (!file) return
    await importAll(await file.text(), storage(), archive).then(showLoaded, (thrown) => setSaid(sayWhy(thrown)))
  }
  return (
    <section aria-labelledby="data">
      <h2 id="data">{t('Your data')}</h2>
      <p>
        {t(
          'Matches, campaigns, your gladiators, your scenarios, your progress in the school, the fights of the day and these settings. You can save all of it as one file, load that file on another device, or erase everything here.',
        )}
      </p>
      <div role="status">
        {loaded !== null && <p className="notice">{t`${counted(Number(loaded), 'entry', 'entries')} loaded.`}</p>}
      </div>
      {said !== '' && (
        <p className="refusal" role="alert">
          {said}
        </p>
      )}
      {isAsking ? (
        <p className="notice" role="alert">
          {t('Everything that you have played and made here will be gone for good.')}{' '}
          <button
            type="button"
            className="button quiet small"
            onClick={() => eraseAll(storage(), archive).then(beginAnew)}
          >
            {t('Erase it all')}
          </button>{' '}
          <button type="button" className="button small" onClick={() => setAsking(false)}>
            {t('Keep it')}
          </button>
        </p>
      ) : (
        <p className="data-buttons">
          <button type="button" className="button quiet" onClick={save}>
            {t('Save everything')}
          </button>
          <FileButton label={t('Load everything')} onFile={load} />
          <button type="button" className="button quiet" onClick={() => setAsking(true)}>
            {t('Erase everything')}
          </button>
        </p>
      )}
    </section>
  )
}
