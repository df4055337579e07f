/** Said where it may mislead: a man who looks down the board has his left on the right of the screen. */
import { type Dir, facesDown, t } from '@harena/engine'

export function FacesDown({ facing }: { readonly facing: Dir }) {
  if (!facesDown(facing)) return null
  return (
    <p className="quiet-text small where-it-is-high">
      {t('He faces down the board: left and right are his own, not yours.')}
    </p>
  )
}
