/** The men of the end as drawings for a picture: made beside the board, so that they have its colours. */
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { EndFigure, type EndFigureProps } from '../figures/end-figure.tsx'

/** Gives them to `use` for as long as that lasts. */
export async function withMen(
  beside: Element,
  men: readonly EndFigureProps[],
  use: (drawings: readonly SVGSVGElement[]) => Promise<void>,
): Promise<void> {
  const place = document.createElement('div')
  place.className = 'heard'
  place.setAttribute('aria-hidden', 'true')
  beside.parentElement!.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(men.map((man) => <EndFigure key={man.name} {...man} />)))
  try {
    await use([...place.children] as SVGSVGElement[])
  } finally {
    root.unmount()
    place.remove()
  }
}
