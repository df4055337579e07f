/** What the steward of a ludus advises, who answers as a built-in lanista would: it is filled in, and says why. */
import { t } from '@harena/engine'
import { useState } from 'react'

/** His answer, once for each question; nothing where he has none. */
export function useAdvice<T>(suggest: () => unknown, otherwise: T): T {
  const [advice] = useState(() => (suggest() as T | null) ?? otherwise)
  return advice
}

interface AdviceProps {
  /** What he would do, and why. */
  readonly children: string
}

export function Advice({ children }: AdviceProps) {
  return (
    <p className="advice">
      <b>{t('The steward advises:')}</b> {children}
    </p>
  )
}
