/** A match from elsewhere: a file, or a link. */
import { t } from '@harena/engine'
import { type DragEvent, useState } from 'react'
import { useOpening } from '../app/opening.ts'
import { hashOf, packedIn } from '../app/route.ts'
import { sayWhy } from '../app/say-why.ts'
import { FileButton } from '../ui/file-button.tsx'

export function LoadRecord() {
  const { keep } = useOpening()
  const [why, setWhy] = useState<string | null>(null)
  const [isOver, setOver] = useState(false)
  const load = async (file: File | undefined) => {
    if (!file) return
    try {
      const { recordInFile } = await import('../app/record-file.ts')
      location.hash = hashOf({ screen: 'replay', id: await keep(await recordInFile(file)), part: null })
    } catch (thrown) {
      setWhy(sayWhy(thrown))
    }
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    load(event.dataTransfer.files[0])
  }
  return (
    <section aria-labelledby="load">
      <h2 id="load">{t('Load a record')}</h2>
      <p className="quiet-text">
        {t(
          'A match or a campaign that you or somebody else has saved as a file or sent as a link: watch it again, or play on.',
        )}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is an extra; there is a button for it */}
      <div
        className={isOver ? 'drop over' : 'drop'}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <FileButton label={t('Choose a file')} onFile={load} />
        <span className="quiet-text">{t('or drop it here')}</span>
      </div>
      <PasteLink onWrong={setWhy} />
      {why !== null && (
        <p className="refusal" role="alert">
          {why}
        </p>
      )}
    </section>
  )
}

function PasteLink({ onWrong }: { readonly onWrong: (why: string) => void }) {
  const [link, setLink] = useState('')
  const openLink = () => {
    const packed = packedIn(link)
    if (packed) location.hash = hashOf({ screen: 'link', packed })
    else onWrong(t('That is not a link to a match: it must contain “#r=” and what follows it.'))
  }
  return (
    <form
      className="paste"
      onSubmit={(event) => {
        event.preventDefault()
        openLink()
      }}
    >
      <label>
        <span>{t('Paste a link')}</span>
        <input type="text" inputMode="url" value={link} onChange={(event) => setLink(event.target.value)} />
      </label>
      <button type="submit" className="button quiet">
        {t('Open')}
      </button>
    </form>
  )
}
