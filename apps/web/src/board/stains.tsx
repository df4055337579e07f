/** The blood that has been shed so far, on the sand under everybody. */
import { createContext, memo, useContext } from 'react'
import { type Shed, stainsOf } from './blood.ts'

export const BloodShown = createContext<readonly Shed[]>([])

export function Stains() {
  return <Splashes shed={useContext(BloodShown)} />
}

/** Drawn anew only when more is shed, or when one goes back. */
const Splashes = memo(function Splashes({ shed }: { readonly shed: readonly Shed[] }) {
  if (shed.length === 0) return null
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: not focusable; the log tells of the wounds
  return <path className="stains" d={stainsOf(shed)} aria-hidden="true" />
})
