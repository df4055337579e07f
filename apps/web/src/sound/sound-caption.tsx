/** Over the sand: what is heard, in words. */
import { useSettings } from '../app/stores.ts'
import { captions, type Sound } from './sounds.ts'

export function SoundCaption({ sounds }: { readonly sounds: readonly Sound[] }) {
  const settings = useSettings()
  if (!settings.captions || sounds.length === 0) return null
  return (
    // The log tells the same to those who listen to it.
    <p className="sound-caption" aria-hidden="true">
      ♪ {sounds.map((sound) => captions[sound]).join(', ')}
    </p>
  )
}
