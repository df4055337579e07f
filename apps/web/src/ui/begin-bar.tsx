/** The button of a form, always in sight at its foot, and what is wrong with the form. Ctrl and Enter press it from anywhere. */
import type { Refusal } from '@harena/engine'
import { type ReactNode, useEffect, useRef } from 'react'
import { Why } from './fields.tsx'
import { MainKey } from './key.tsx'

interface BeginBarProps {
  readonly refusal: Refusal | null
  readonly children: ReactNode
}

export function BeginBar({ refusal, children }: BeginBarProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isMain = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
      if (!isMain || document.querySelector('dialog[open]') !== null) return
      event.preventDefault()
      button.current?.click()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <div className="begin-bar">
      <Why refusal={refusal} />
      <button ref={button} type="submit" className="button" disabled={refusal !== null}>
        {children}
        <MainKey />
      </button>
    </div>
  )
}
