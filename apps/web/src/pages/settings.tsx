/** What everybody may set for himself. */

import { Page } from '../app/frame.tsx'
import { type Speed, speeds, type Theme, themes } from '../app/settings.ts'
import { settings, useSettings } from '../app/stores.ts'
import { useKeeping } from '../offline/keeping.ts'
import { KeyList } from './key-list.tsx'
import { YourData } from './your-data.tsx'

function Choices<K extends string>(props: {
  readonly legend: string
  readonly name: string
  readonly value: K
  readonly values: readonly (readonly [value: K, title: string])[]
  readonly onChange: (value: K) => void
}) {
  const { legend, name, value, values, onChange } = props
  return (
    <fieldset className="choices">
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
  const { theme, speed, coordinates, largeText } = useSettings()
  return (
    <Page title="Settings">
      <Choices
        legend="Colours"
        name="theme"
        value={theme}
        values={Object.entries(themes) as [Theme, string][]}
        onChange={(value) => settings.set({ theme: value })}
      />
      <Choices
        legend="How fast opponents act"
        name="speed"
        value={speed}
        values={Object.entries(speeds).map(([id, { title }]) => [id as Speed, title])}
        onChange={(value) => settings.set({ speed: value })}
      />
      <fieldset className="choices">
        <legend>Reading</legend>
        <label className="check">
          <input
            type="checkbox"
            checked={coordinates}
            onChange={(event) => settings.set({ coordinates: event.target.checked })}
          />
          Coordinates on the board
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={largeText}
            onChange={(event) => settings.set({ largeText: event.target.checked })}
          />
          Larger text
        </label>
      </fieldset>
      <SoundChoices />
      <KeyList />
      <YourData />
      <OnThisDevice />
      <p className="quiet-text">
        Settings and matches are kept in this browser and go nowhere else. A system that asks for less motion gets none.
      </p>
    </Page>
  )
}

/** Off until somebody asks; nothing that matters is told by sound alone. */
function SoundChoices() {
  const { sound, volume, captions } = useSettings()
  return (
    <fieldset className="choices">
      <legend>Sound</legend>
      <label className="check">
        <input
          type="checkbox"
          checked={sound}
          // Who wants to hear is also told what it was; that can be switched off again.
          onChange={({ target: { checked } }) => settings.set({ sound: checked, ...(checked && { captions: true }) })}
        />
        Sounds of the arena
      </label>
      <label className="check">
        Volume
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
        Try it
      </button>
      <label className="check">
        <input
          type="checkbox"
          checked={captions}
          onChange={(event) => settings.set({ captions: event.target.checked })}
        />
        Captions that say what is heard
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
      <h2 id="device">On this device</h2>
      {isKept && <p>All of Harena is kept here: it opens and plays without a network.</p>}
      {install && (
        <button type="button" className="button" onClick={install}>
          Install Harena
        </button>
      )}
    </section>
  )
}
