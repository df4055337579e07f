/** A box that belongs to a word: over everything else, also a dialog, and never over the edge of the page. */
import { type RefObject, useLayoutEffect } from 'react'

const MARGIN = 8

/** Rather above its word: below is what to do. */
export function usePlaced(box: RefObject<HTMLElement | null>, word: Element | null): void {
  useLayoutEffect(() => {
    const place = () => {
      if (!box.current || !word) return
      const { left, top, bottom } = word.getBoundingClientRect()
      const { width, height } = box.current.getBoundingClientRect()
      const below = Math.max(MARGIN, Math.min(bottom + 4, innerHeight - height - MARGIN))
      box.current.style.left = `${Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN))}px`
      box.current.style.top = `${top > height + MARGIN ? top - height - 4 : below}px`
    }
    box.current?.showPopover()
    place()
    window.addEventListener('scroll', place, true)
    return () => window.removeEventListener('scroll', place, true)
  }, [box, word])
}
