/** The set-up of a campaign: the form, and beside it what the campaign promises. */
import type { ReactNode } from 'react'
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
