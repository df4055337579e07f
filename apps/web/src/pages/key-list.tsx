/** The keys of a match, to be seen and changed. */
import { t } from '@harena/engine'
import { useEffect, useState } from 'react'
import { keyDeeds, nameOfKey, withKey } from '../app/key-map.ts'
import { settings, useSettings } from '../app/stores.ts'

export function KeyList() {
  const { keys } = useSettings()
  const [asked, setAsked] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (asked === null) return
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.key === 'Tab' || event.key === 'Shift') return
      event.preventDefault()
      event.stopPropagation()
      const next = event.key === 'Escape' ? null : withKey(settings.get().keys, asked, event.key)
      if (next && 'map' in next) settings.set({ keys: next.map })
      setSaid(next && 'why' in next ? next.why : '')
      if (!next || 'map' in next) setAsked(null)
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [asked])
  return (
    <details className="keys-setting">
      <summary>{t('Keys')}</summary>
      <p role="status">
        {asked === null ? said : t`${said} Press the key for “${keyDeeds[asked]!}”; Escape leaves it as it is.`}
      </p>
      <ul className="key-rows">
        {Object.entries(keyDeeds).map(([key, meaning]) => (
          <li key={key}>
            <kbd>{nameOfKey(keys[key] ?? key)}</kbd>
            <span>{meaning}</span>
            <button
              type="button"
              className="button quiet small"
              aria-pressed={asked === key}
              aria-label={t`Change the key: ${meaning}`}
              onClick={() => {
                setSaid('')
                setAsked(asked === key ? null : key)
              }}
            >
              {t('Change')}
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="button quiet"
        disabled={Object.keys(keys).length === 0}
        onClick={() => settings.set({ keys: {} })}
      >
        {t('All as they were')}
      </button>
    </details>
  )
}
