/** Outland: what a step into contact leads to, said before it is taken. */
import { seeded, Table } from '@harena/engine'
import { difference, type Outland, outland, type Setup } from '@harena/outland'
import { expect, test } from 'vitest'
import { contactNote } from '../src/games/outland/why-words.ts'
import { duels } from './matches.ts'

type Asked = Outland['question']

test('§4.1 T5 a step into contact says that he must fight, by how much he is ahead, and from where he would be better off', () => {
  let notes = 0
  for (let seed = 0; seed < 12; seed++) {
    const table = Table.open(outland, { setup: duels.outland as Setup, options: {}, dice: seeded(`contact ${seed}`) })
    for (let at = 0; at < 40 && table.waiting?.for === 'answers'; at++) {
      const [question] = table.waiting.questions as [Asked]
      const legal = outland.legal(table.state, question)
      const ahead = legal.find((one) => 'act' in one && one.act === 'step')
      const note = ahead ? contactNote(table.state, question, ahead) : null
      const fight = legal.find((one) => 'act' in one && one.act === 'melee')
      const answer = fight ?? ahead ?? legal[at % legal.length]!
      const { seat } = question
      table.answer(seat, answer)
      if (note === null || answer !== ahead) continue
      notes++
      // What was said is what he then fights with.
      const [own, other] = [table.state.fighters[seat]!, table.state.fighters[1 - seat]!]
      const lead = difference(table.state, own, other, 'melee')
      const words = lead === 0 ? 'neither' : lead > 0 ? `you add ${lead} more` : `he adds ${-lead} more`
      expect(note.startsWith(`you must then fight ${other.name}: ${words}`), note).toBe(true)
      const [now] = (table.waiting?.for === 'answers' ? table.waiting.questions : []) as Asked[]
      const blow = now && outland.legal(table.state, now).find((one) => 'act' in one && one.act === 'melee')
      if (lead < 0 && blow) {
        expect(note).toMatch(/; from .* he gets \+\d, from behind -2$/)
        expect(outland.preview(table.state, now, blow)?.notes?.[0]).toMatch(/^From .* he gets \+\d, from behind -2\.$/)
      }
      break
    }
  }
  expect(notes).toBeGreaterThan(3)
})
