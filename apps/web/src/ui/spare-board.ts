/** A press that only puts away what was read: where it falls on the board, the click that follows does nothing there. */
export function spareBoard(pressed: EventTarget | null): void {
  if (!(pressed instanceof Element && pressed.closest('.arena'))) return
  const swallow = (event: MouseEvent) => {
    done()
    // A key that presses a button was meant.
    if (event.detail === 0) return
    event.stopPropagation()
    event.preventDefault()
  }
  const done = () => {
    window.removeEventListener('click', swallow, true)
    window.removeEventListener('pointerdown', done, true)
  }
  window.addEventListener('click', swallow, { capture: true })
  // A finger that slid away clicks nothing: the next press counts again. Not the one that is being heard just now.
  setTimeout(() => window.addEventListener('pointerdown', done, { capture: true, once: true }))
}
