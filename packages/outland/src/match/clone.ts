/** A copy of a bout to play on with. Equipment, options and what lies on the ground never change, so copies share them. */
import type { Exchange, Fighter, State } from './state.ts'

export function clone(state: State): State {
  const fighters: Fighter[] = []
  for (let i = 0; i < state.fighters.length; i++) fighters.push(cloneFighter(state.fighters[i]!))
  return {
    options: state.options,
    cols: state.cols,
    rows: state.rows,
    fighters,
    phase: state.phase,
    turn: state.turn,
    activation: state.activation,
    order: state.order.slice(),
    next: state.next,
    active: state.active,
    together: state.together.slice(),
    clashes: state.clashes.slice(),
    judged: state.judged,
    judge: state.judge,
    exchange: cloneExchange(state.exchange),
    ground: state.ground.slice(),
    ending: state.ending,
  }
}

// Field by field: several times faster than spreading, and the simulation clones a state for every bout.
function cloneFighter(f: Fighter): Fighter {
  return {
    seat: f.seat,
    team: f.team,
    name: f.name,
    type: f.type,
    equipment: f.equipment,
    strength: f.strength,
    agility: f.agility,
    damage: f.damage,
    movement: f.movement,
    cell: f.cell,
    facing: f.facing,
    hits: f.hits,
    weapon: f.weapon,
    shield: f.shield,
    net: f.net,
    base: f.base,
    prone: f.prone,
    lockedInTurn: f.lockedInTurn,
    gaulRounds: f.gaulRounds,
    hitsInflicted: f.hitsInflicted,
    out: f.out,
    outBy: f.outBy,
    outAt: f.outAt,
    diesInTurns: f.diesInTurns,
    initiative: f.initiative,
    group: f.group,
    fought: f.fought,
    points: f.points,
    spent: f.spent,
    steps: f.steps,
    freeTurns: f.freeTurns,
    stopped: f.stopped,
    acted: f.acted,
    touched: f.touched,
  }
}

function cloneExchange(e: Exchange): Exchange {
  return {
    attacker: e.attacker,
    defender: e.defender,
    kind: e.kind,
    answeredBy: e.answeredBy,
    side: e.side,
    attackerSide: e.attackerSide,
    touching: e.touching,
    isNew: e.isNew,
    attackerDice: e.attackerDice,
    attackerModifiers: e.attackerModifiers,
    defenderDice: e.defenderDice,
    defenderModifiers: e.defenderModifiers,
    winner: e.winner,
    loser: e.loser,
    retreat: e.retreat,
    from: e.from,
    first: e.first,
    second: e.second,
    followTo: e.followTo,
    row: e.row,
    backsUp: e.backsUp,
    next: e.next,
  }
}
