/** What a part of a bar of odds means, which gives it colour and pattern. */
export type OddsTone = 'nothing' | 'push' | 'shield' | 'parry' | 'event' | 'wound' | 'fall' | 'kill' | 'self' | 'good'

export interface OddsPart {
  readonly label: string
  /** 0 to 1. */
  readonly share: number
  readonly tone: OddsTone
}
