import { type RefObject, useEffect, useRef } from 'react'

/** Whether what was done last was done on this element, with a finger or a mouse: not by keys, nor by buttons elsewhere. */
export function useByTap(element: RefObject<Element | null>): RefObject<boolean> {
  const byTap = useRef(false)
  useEffect(() => {
    const note = ({ type, target }: Event) => {
      byTap.current = type === 'pointerdown' && target instanceof Node && element.current?.contains(target) === true
    }
    window.addEventListener('pointerdown', note, true)
    window.addEventListener('keydown', note, true)
    return () => {
      window.removeEventListener('pointerdown', note, true)
      window.removeEventListener('keydown', note, true)
    }
  }, [element])
  return byTap
}
