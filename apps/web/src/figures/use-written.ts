import { useEffect, useState } from 'react'

/** A name that is being typed is not yet his: his face changes when the field is left, not with every letter. */
export function useWritten(name: string): string {
  const [written, setWritten] = useState(name)
  useEffect(() => {
    const field = document.activeElement
    const settle = () => setWritten(name)
    if (!(field instanceof HTMLInputElement) || field.value !== name) return settle()
    field.addEventListener('blur', settle)
    return () => field.removeEventListener('blur', settle)
  }, [name])
  return written
}
