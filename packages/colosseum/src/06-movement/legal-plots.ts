/** §7.1, §7.2 Who writes a plot, and what he may write. */

import { mayOverexert } from '../13-condition/endurance.ts'
import { affordableNets } from '../19-advanced/net.ts'
import { readWalk } from '../29-centurions/walks.ts'
import { readRide } from '../30-riders/rides.ts'
import { bodyOf } from '../match/body.ts'
import { levelOf } from '../match/campaign-sheet.ts'
import { editionOf } from '../match/edition.ts'
import { type Gladiator, isActive, type State } from '../match/state.ts'
import { type NetAction, type Plot, plotLists, readPlot, sprintPlots } from './plots.ts'

/** §7.5 What is handed in for a man whose time is up, where there is a limit: nothing was written. */
export const NO_PLOT = ''

const standingTexts = [...plotLists.standing, ...plotLists.repelling]

const ensnaredTexts = [...plotLists.ensnared, ...plotLists.pause]

/** §7.1, §17.3 Whether he may make a moving plot: a phase of his rate is left, or the one overexertion. */
export function canMove(state: State, who: Gladiator): boolean {
  return who.movesUsed < who.turnRate || mayOverexert(editionOf(state.options), who)
}

/** §7.2 Whether a man writes a plot at all; the others stay as they are: senseless, held, or at an appeal (§18.4). */
export function mayPlot(state: State, who: Gladiator): boolean {
  // §28.4 Beasts never plot, unless somebody plays them.
  if (!bodyOf(who).plots || !isActive(who) || who.isUnconscious || who.grappledBy >= 0 || who.now.isAside) return false
  if (who.posture !== 'prone') return true
  return who.snare === null && canMove(state, who)
}

/** §7.2, §7.4, §15.2, §16.4, §20.5 The plots that are legal for him now. */
export function legalPlots(state: State, who: Gladiator): readonly string[] {
  const moves = canMove(state, who)
  // §15.2, §20.5 He stumbles; whoever is ensnared cannot turn on the way.
  if (who.mustStumble) return moves && !who.snare ? plotLists.stumble : plotLists.stumbleStill
  const edition = editionOf(state.options)
  if (who.beast) return moves && who.posture !== 'prone' ? edition.beastPlots(state, who) : plotLists.pause
  if (who.posture === 'prone') return edition.fallenPlots(who)
  if (!moves) return plotLists.pause
  if (who.mount >= 0) return plotLists.mounted
  if (who.snare) return who.snare.place === 'leg' ? plotLists.pause : edition.ensnaredPlots()
  return edition.standingPlots(state, who)
}

/** §16.4 From the ground he kneels or rolls. */
export function fallenPlots(): readonly string[] {
  return plotLists.prone
}

/** §20.5 In a net or lasso nobody turns, charges or leaps. */
export function ensnaredPlots(): readonly string[] {
  return ensnaredTexts
}

/** §7.3, §7.4, §20.2 On his feet, with what nets he can pay for, and three steps for one who sprints (§31.3). */
export function standingPlots(state: State, who: Gladiator): readonly string[] {
  const plots = ordinaryPlots(state, who)
  return who.campaign === null || levelOf(who, 'SP') === 0 ? plots : [...plots, ...sprintPlots().keys()]
}

function ordinaryPlots(state: State, who: Gladiator): readonly string[] {
  if (state.options.nets === 'off') return plotLists.standing
  const nets = affordableNets(state, who)
  return nets.length === 0 ? standingTexts : withNets(nets)
}

const pause = readPlot('X')!
const stumble = readPlot('S')!

/** What a man without moving phases must write: he is not asked. Null while there is a choice, or one to be punished. */
export function onlyPlot(state: State, who: Gladiator): Plot | null {
  // A beast that lies on the ground gets up, and does nothing else.
  if (who.beast && who.posture === 'prone') return pause
  const isPunished = state.options.illegalMovePenalty === 'yes' && !who.centurion
  if (canMove(state, who) || isPunished) return null
  return who.mustStumble ? stumble : pause
}

const netLists = new Map<readonly NetAction[], readonly string[]>()

/** All plots with the net actions he can pay for, made once for each such set. */
function withNets(nets: readonly NetAction[]): readonly string[] {
  let list = netLists.get(nets)
  if (!list) {
    list = [...standingTexts, ...plotLists.net.filter((text) => nets.some((net) => text.endsWith(net)))]
    netLists.set(nets, list)
  }
  return list
}

/** The plot that a text stands for in the edition of the match; centurions walk and ride by the chart (§29.4.2, §30.4.1). */
export function readPlotOf(state: State, text: string): Plot | undefined {
  return editionOf(state.options).readPlot(text) ?? readWalk(text) ?? readRide(text) ?? readSprint(state, text)
}

function readSprint({ gladiators }: State, text: string): Plot | undefined {
  return gladiators.some((who) => levelOf(who, 'SP') > 0) ? sprintPlots().get(text) : undefined
}
