/** What everybody may set for himself. */

import { spoken, t } from '@harena/engine'
import { Page } from '../app/frame.tsx'
import { type Language, languages } from '../app/language.ts'
import { type Speed, speeds, type Theme, themes } from '../app/settings.ts'
import { settings, useSettings } from '../app/stores.ts'
import { useKeeping } from '../offline/keeping.ts'
import { KeyList } from './key-list.tsx'
import { YourData } from './your-data.tsx'
import './settings.css'

function Choices<K extends string>(props: {
  readonly legend: string
  readonly name: string
  readonly value: K
  readonly values: readonly (readonly [value: K, title: string])[]
  readonly onChange: (value: K) => void
}) {
  const { legend, name, value, values, onChange } = props
  return (
    <fieldset className="choices legend-inside">
      <legend>{legend}</legend>
      {values.map(([one, title]) => (
        <label key={one} className="check">
          <input type="radio" name={name} checked={one === value} onChange={() => onChange(one)} />
          {title}
        </label>
      ))}
    </fieldset>
  )
}

export function SettingsScreen() {
  const { theme, speed, waits, coordinates, largeText, textView } = useSettings()
  return (
    <Page title={t('Settings')} className="wide">
      <div className="settings">
        <Choices
          // Who cannot read the page must still find this.
          legend={`${t('Language')}${spoken() === 'en' ? '' : ' · Language'}`}
          name="language"
          value={spoken() as Language}
          values={Object.entries(languages) as [Language, string][]}
          onChange={(language) => {
            settings.set({ language })
            location.reload()
          }}
        />
        <Choices
          legend={t('Colours')}
          name="theme"
          value={theme}
          values={Object.entries(themes) as [Theme, string][]}
          onChange={(value) => settings.set({ theme: value })}
        />
        <Choices
          legend={t('How fast moves are shown, yours and those of others')}
          name="speed"
          value={speed}
          values={Object.entries(speeds).map(([id, { title }]) => [id as Speed, title])}
          onChange={(value) => settings.set({ speed: value })}
        />
        <Choices
          legend={t('Wait after a wound')}
          name="waits"
          value={waits ? 'yes' : 'no'}
          values={[
            ['yes', t('Yes, until I go on')],
            ['no', t('No')],
          ]}
          onChange={(value) => settings.set({ waits: value === 'yes' })}
        />
        <fieldset className="choices legend-inside">
          <legend>{t('Reading')}</legend>
          <label className="check">
            <input
              type="checkbox"
              checked={coordinates}
              onChange={(event) => settings.set({ coordinates: event.target.checked })}
            />
            {t('Coordinates on the board')}
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={largeText}
              onChange={(event) => settings.set({ largeText: event.target.checked })}
            />
            {t('Larger text')}
          </label>
          <label className="check">
            <input
              type="checkbox"
              checked={textView}
              onChange={(event) => settings.set({ textView: event.target.checked })}
            />
            {t('The arena in words instead of the sand, for screen readers')}
          </label>
        </fieldset>
        <SoundChoices />
      </div>
      <KeyList />
      <YourData />
      <OnThisDevice />
      <p className="quiet-text">
        {t(
          'Settings and matches are kept in this browser and go nowhere else. A system that asks for less motion gets none.',
        )}
      </p>
    </Page>
  )
}

/** Off until somebody asks; nothing that matters is told by sound alone. */
function SoundChoices() {
  const { sound, volume, captions } = useSettings()
  return (
    <fieldset className="choices legend-inside">
      <legend>{t('Sound')}</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={sound}
          // Who wants to hear is also told what it was; that can be switched off again.
          onChange={({ target: { checked } }) => settings.set({ sound: checked, ...(checked && { captions: true }) })}
        />
        {t('Sounds of the arena')}
      </label>
      <label className="check">
        {t('Volume')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          onChange={(event) => settings.set({ volume: Number(event.target.value) })}
        />
      </label>
      <button
        type="button"
        className="button quiet small"
        disabled={!sound}
        onClick={() => import('../sound/player.ts').then(({ play }) => play(['horn', 'steel', 'cheer'], volume))}
      >
        {t('Try it')}
      </button>
      <label className="check">
        <input
          type="checkbox"
          checked={captions}
          onChange={(event) => settings.set({ captions: event.target.checked })}
        />
        {t('Captions that say what is heard')}
      </label>
    </fieldset>
  )
}

/** Whether the page opens without a network, and how to have it among one's programs. */
function OnThisDevice() {
  const { isKept, install } = useKeeping()
  if (!isKept && !install) return null
  return (
    <section aria-labelledby="device">
      <h2 id="device">{t('On this device')}</h2>
      {isKept && <p>{t('All of Harena is kept here: it opens and plays without a network.')}</p>}
      {install && (
        <button type="button" className="button" onClick={install}>
          {t('Install Harena')}
        </button>
      )}
    </section>
  )
}
