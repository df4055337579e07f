/** What the player has set for himself, kept in the browser. */
import { isObject, t } from '@harena/engine'
import { checkedKeys, type KeyMap } from './key-map.ts'
import { isLanguage, type Language } from './language.ts'
import type { KeyValue } from './storage.ts'

export const themes = { system: t('As the system'), light: t('Light', 'theme'), dark: t('Dark') } as const

/** How long each action of an opponent stays in view, in milliseconds. */
export const speeds = {
  slow: { title: t('Slow'), pause: 1800 },
  normal: { title: t('Normal'), pause: 900 },
  fast: { title: t('Fast'), pause: 400 },
  instant: { title: t('At once'), pause: 0 },
} as const

export type Theme = keyof typeof themes
export type Speed = keyof typeof speeds

export interface Settings {
  /** Undefined: as the browser speaks. */
  readonly language?: Language
  readonly theme: Theme
  readonly speed: Speed
  /** Whether a blow that harmed somebody stays until it is put away. */
  readonly waits: boolean
  readonly coordinates: boolean
  readonly largeText: boolean
  /** The arena in words instead of the sand. */
  readonly textView: boolean
  readonly sound: boolean
  /** 0 to 100. */
  readonly volume: number
  /** Whether sounds stand over the sand in words. */
  readonly captions: boolean
  readonly keys: KeyMap
}

export const defaultSettings: Settings = {
  theme: 'system',
  speed: 'normal',
  waits: true,
  coordinates: false,
  largeText: false,
  textView: false,
  sound: false,
  volume: 60,
  captions: false,
  keys: {},
}

const KEY = 'harena.settings'

export class SettingsStore {
  private readonly storage: KeyValue
  private readonly listeners = new Set<() => void>()
  private current: Settings

  constructor(storage: KeyValue) {
    this.storage = storage
    this.current = read(storage.get(KEY))
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  readonly get = (): Settings => this.current

  set(change: Partial<Settings>): void {
    this.current = { ...this.current, ...change }
    this.storage.set(KEY, JSON.stringify(this.current))
    for (const listener of this.listeners) listener()
  }
}

function read(text: string | null): Settings {
  let data: unknown
  try {
    data = JSON.parse(text ?? '{}')
  } catch {
    return defaultSettings
  }
  if (!isObject(data)) return defaultSettings
  const { language, theme, speed, waits, coordinates, largeText, textView, sound, volume, captions, keys } = data
  return {
    ...(isLanguage(language) && { language }),
    theme: typeof theme === 'string' && Object.hasOwn(themes, theme) ? (theme as Theme) : defaultSettings.theme,
    speed: typeof speed === 'string' && Object.hasOwn(speeds, speed) ? (speed as Speed) : defaultSettings.speed,
    waits: waits !== false,
    coordinates: coordinates === true,
    largeText: largeText === true,
    textView: textView === true,
    sound: sound === true,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : defaultSettings.volume,
    captions: captions === true,
    keys: checkedKeys(keys),
  }
}
