/** §30.3, §30.6.6 A horse and its rider: one body of three hexes as long as he is in the saddle, two afterwards. */
import { lieBehindHead } from '../28-beasts/beasts.ts'
import type { RuleContext } from '../match/context.ts'
import type { Gladiator, State } from '../match/state.ts'
import { tablesOf } from '../tables/index.ts'

/** The horse goes where its rider goes: its head is in his hex, its body straight behind (§30.3). */
export function carry(state: State, rider: Gladiator): void {
  lieBehindHead(state, rider)
  const mount = state.gladiators[rider.mount]!
  mount.cell = rider.cell
  mount.facing = rider.facing
  mount.torso = rider.torso
  mount.hind = rider.hind
  mount.now.moved = rider.now.moved
  mount.now.turned = rider.now.turned
}

/** §30.6.6.2 A ridden horse is hard to hit by its speed, in every area; one that stands alone is not. */
export function defenceOfMount({ options }: State, { rider, now }: Gladiator): number {
  return rider < 0 ? 0 : tablesOf(options).riding.defence * now.moved
}

/** §30.2, §30.3 He rides into the arena. */
export function rideIn({ state, referee }: RuleContext, mount: Gladiator): void {
  const rider = state.gladiators[mount.rider]!
  carry(state, rider)
  mount.isCreated = true
  if (referee.listening) referee.tell({ kind: 'rodeIn', rule: '§30.3', seat: rider.seat, mount: mount.seat })
}

/** The two are apart: from now on he goes at the rate of his style (§30.3.1), and the horse is a beast like others. */
export function part({ options }: State, rider: Gladiator, mount: Gladiator): void {
  rider.mount = -1
  mount.rider = -1
  rider.rate = tablesOf(options).styles[rider.style].rate
  rider.turnRate = Math.max(0, rider.rate - rider.limp)
  mount.turnRate = Math.max(0, mount.rate - mount.limp)
}
