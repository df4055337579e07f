/** The screens of a campaign, from what it says of itself. */
import { capital, type Question } from '@harena/engine'
import { createElement } from 'react'
import type { Sitter } from '../app/saved-match.ts'
import type { OwnScreens } from '../games/listing.ts'
import { endsHarm } from '../match/blows.ts'
import type { Choice } from '../match/choices.ts'
import { usualPace } from '../match/game.ts'
import type { Line } from '../match/timeline.ts'
import { seenInside } from './inner.ts'
import { isInMatch, questionInMatch, unwrapped } from './lines.ts'
import { opensMatch } from './opening.ts'
import { CampaignScreen } from './play.tsx'
import { CampaignReplay } from './replay.tsx'
import type { AnyCampaign, CampaignSlots, WithMatch } from './slots.ts'
import { passingOver } from './watching.ts'
import './campaign.css'

/** Every campaign keeps the match that is on so. */
interface WithBout {
  readonly bout: { readonly match: unknown } | null
}

const matchIn = (known: unknown) => (known as WithBout).bout!.match

/** No blow is told in more lines. */
const MOST_OF_BLOW = 20

/** Verdicts look back over a few lines only. */
const LATELY = 6

export function campaignScreens<V extends WithMatch<M>, M>(campaign: CampaignSlots<V, M>): OwnScreens<V> {
  const { ruleset, match, panels } = campaign
  return {
    ruleset,
    book: campaign.book,
    choicesFor(known, question, view) {
      const asked = questionInMatch(question)
      if (asked) return view.match ? match.choicesFor(matchIn(known), asked, view.match) : []
      return panels[question.kind] ? [] : listOf(campaign, known, question)
    },
    viewFor(known, question, view) {
      const asked = questionInMatch(question)
      return asked ? { ...view, match: match.ruleset.view(matchIn(known), asked.seat) } : view
    },
    why(known, question, answer, then) {
      const asked = questionInMatch(question)
      return (asked && match.why?.(matchIn(known), asked, answer, then)) ?? []
    },
    isSecret(question) {
      const asked = questionInMatch(question)
      return asked !== null && match.isSecret?.(asked) === true
    },
    passFor(known, question) {
      const asked = questionInMatch(question)
      return asked && (match.passFor?.(matchIn(known), asked) ?? null)
    },
    ...seenInside(campaign),
    // A page is read as a whole; only matches are watched line by line.
    pace: (line) => (isInMatch(line) ? (match.pace?.(unwrapped(line)) ?? usualPace(line)) : 0),
    stays: (line) => isInMatch(line) && match.stays?.(unwrapped(line)) === true,
    isVerdict: (line, lines, sitters) =>
      campaign.endsMatch?.(line, lines) === true ||
      opensMatch(campaign, line, lines, sitters) ||
      isVerdictInside(campaign, line, lines, sitters),
    endsHarm: (lines, at) => isInMatch(lines[at]!) && harmEndsInside(campaign, lines, at),
    isPassedOver: passingOver(campaign),
    isFinal: true,
    ...(campaign.about && { listedAs: campaign.about }),
    Screen: (props) => createElement(CampaignScreen<V>, { campaign, ...props }),
    Replay: (props) => createElement(CampaignReplay, { campaign, ...props }),
  }
}

function isVerdictInside(
  { match }: AnyCampaign,
  line: Line,
  lines: readonly Line[],
  sitters: readonly Sitter[],
): boolean {
  if (!isInMatch(line)) return false
  const lately = lines.slice(Math.max(0, line.index - LATELY), line.index + 1).map(unwrapped)
  return match.isVerdict?.(unwrapped(line), lately, sitters) === true
}

/** What comes after the match is no part of a blow. */
function harmEndsInside({ match }: AnyCampaign, lines: readonly Line[], at: number): boolean {
  const from = Math.max(0, at - MOST_OF_BLOW)
  const lately = lines.slice(from, at + 2).filter((line, index) => index + from <= at || isInMatch(line))
  return endsHarm(match, lately.map(unwrapped), at - from)
}

function listOf({ ruleset }: AnyCampaign, known: unknown, question: Question): Choice[] {
  return ruleset.legal(known, question).map((answer, index): Choice => {
    const label = capital(ruleset.describe(known, question, answer))
    return { id: String(index), answer, label, short: label, aim: null, group: 'other', key: null, isEnd: false }
  })
}
