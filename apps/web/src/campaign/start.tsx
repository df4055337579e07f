/** The set-up of a campaign: the form, and beside it what the campaign promises. */
import type { ReactNode } from 'react'
import { Cite } from '../ui/rules-context.tsx'
import './start.css'

interface CampaignStartProps {
  readonly promise: ReactNode
  readonly children: ReactNode
}

export function CampaignStart({ promise, children }: CampaignStartProps) {
  return (
    <div className="campaign-start">
      <div>{children}</div>
      <div className="promise">{promise}</div>
    </div>
  )
}

export interface PromiseLine {
  readonly rule: string
  readonly text: ReactNode
}

/** What is ahead, a sentence each with its paragraph; numbered where one follows the other. */
export function PromiseLines({
  lines,
  isOrdered = false,
}: {
  readonly lines: readonly PromiseLine[]
  readonly isOrdered?: boolean
}) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="promise-lines">
      {lines.map(({ rule, text }) => (
        <li key={rule}>
          {text} <Cite rule={rule} />
        </li>
      ))}
    </List>
  )
}
