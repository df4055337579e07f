/** Hostile command lines: files, situations, names and flags, each damaged in some way. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { canonicalJson, digest, kebabCase, type MatchRecord } from '@harena/engine'
import { gameOf, games } from '@harena/games'
import { scenarios } from '@harena/games/scenarios'
import { addPart, formatRun, type Plan, simulate, startRun } from '@harena/lab'
import { buildOf } from '@harena/lab/threads'
import { partedBy } from '../../src/lib/imports.ts'
import { type Chance, damaged, hostileText, hostileValue, mutated, renamed } from './chance.ts'

export interface Input {
  readonly args: readonly string[]
  readonly stdin?: string
  /** Whether the command may say that all is well. */
  readonly mayPass: boolean
}

type Data = Record<string, unknown>

const golden = new URL('../../../../packages/games/test/golden/', import.meta.url)
const RULESETS = games.map(({ ruleset }) => ruleset.id)

/** The two shortest records of each game. */
const records: readonly Data[] = RULESETS.flatMap((ruleset) => {
  const folder = new URL(`${ruleset}/${gameOf(ruleset).ruleset.version}/`, golden)
  if (!existsSync(folder)) return []
  const texts = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'))
  return texts
    .sort((a, b) => a.length - b.length)
    .slice(0, 2)
    .map((text) => JSON.parse(text))
})

/** The shortest campaigns of two games, as they are exported. */
const campaigns = ['heroes-career', 'gladiator-campaign'].map((ruleset) => {
  const { tape, digest: _, ...head } = records.find((record) => record.ruleset === ruleset) as unknown as MatchRecord
  return [ruleset, partedBy(gameOf(ruleset).ruleset, head, tape.slice(0, 60)) as unknown as Data] as const
})

const reports: readonly Data[] = games
  .filter(({ balance }) => balance)
  .map(({ ruleset }) => {
    return JSON.parse(readFileSync(new URL(`../../../../docs/balance/${ruleset.id}.json`, import.meta.url), 'utf8'))
  })

const build = buildOf(import.meta.resolve('@harena/games'))

const runs: readonly Data[] = ['munera', 'outland', 'heroes'].map((ruleset) => {
  const game = gameOf(ruleset)
  const setup = game.defaultSetup(true)
  const plan: Plan = { ruleset, setup, options: {}, opponents: ['novice', 'novice'], seed: 'fuzz', from: 0, to: 3 }
  const run = startRun(game, plan)
  addPart(run, { from: 0, to: 2 }, simulate(game, { ...plan, to: 2 }))
  return JSON.parse(formatRun(run, build))
})

const setups = RULESETS.map((ruleset) => ({ ruleset, setup: gameOf(ruleset).defaultSetup(true) as Data }))

const patches = ['munera', 'outland', 'heroes', 'colosseum'].map((ruleset) => {
  const { options, tables } = gameOf(ruleset).ruleset
  const switched = options.slice(0, 3).map(({ id, default: value }) => [id, value])
  return {
    ruleset,
    patch: { title: 'A patch', options: Object.fromEntries(switched), tables: structuredClone(tables) },
  }
})

const situations = games.flatMap(({ ruleset, situations: known }) =>
  known.map((situation) => ({ ruleset: ruleset.id, situation })),
)

/** Whoever changes a file may know how to make its digest, but he shall not make us play for hours. */
function perhapsSigned(data: unknown, chance: Chance): unknown {
  const { digest: _, ...rest } = (typeof data === 'object' && data !== null ? data : {}) as Data
  const isLong = Number((rest.plan as Partial<Plan> | undefined)?.to) > 10
  return chance.is(2) || isLong ? data : { ...rest, digest: digest(rest) }
}

function sameData(one: unknown, other: unknown): boolean {
  return canonicalJson(one) === canonicalJson(other)
}

export class Inputs {
  private readonly folder: string

  /** Files are written below this folder, always under the same few names. */
  constructor(folder: string) {
    this.folder = folder
  }

  next(chance: Chance): Input {
    const makers = [
      this.record,
      this.record,
      this.campaign,
      this.resumed,
      this.run,
      this.report,
      this.setup,
      this.setup,
      this.patch,
      this.scenario,
      this.situation,
      this.flags,
      this.names,
      this.session,
      this.numbers,
      this.anything,
      this.anything,
    ]
    return chance.of(makers).call(this, chance)
  }

  private file(name: string, data: unknown, chance: Chance): string {
    const text = JSON.stringify(data) ?? ''
    const path = join(this.folder, name)
    writeFileSync(path, chance.is(4) ? damaged(text, chance) : text)
    return path
  }

  private record(chance: Chance): Input {
    const record = chance.of(records)
    const path = this.file('record.json', mutated(record, chance), chance)
    const ways = [
      ['--verify'],
      ['--verify', '--json'],
      ['--to', '5'],
      ['--to', '3', '--plain'],
      ['--to', '2', '--json'],
    ]
    return { args: ['replay', path, ...chance.of(ways)], mayPass: true }
  }

  /** A file that was exported; what it claims is played, so nothing but the same file may be taken. */
  private campaign(chance: Chance): Input {
    const [ruleset, data] = chance.of(campaigns)
    const path = this.file('campaign.json', mutated(data, chance), chance)
    const command = ruleset === 'heroes-career' ? 'career' : 'campaign'
    const ways = [
      ['verify', path],
      ['verify', path, '--json'],
      [command, 'import', path, `n${chance.below(1_000_000)}`],
      [command, '--resume', path, '--json'],
    ]
    return { args: chance.of(ways), mayPass: true }
  }

  private resumed(chance: Chance): Input {
    const record = chance.of(records)
    const tape = (record.tape as unknown[]).slice(0, chance.below(4))
    const path = this.file('match.json', mutated({ ...record, tape }, chance), chance)
    const stdin = chance.of([
      'q\n',
      '',
      '1\nq\n',
      `${hostileText(chance)}\nq\n`,
      '?1\n/a\nr 1\nl\nb\nq\n',
      '{"a":1}\nq\n',
    ])
    const ways = [
      ['play', '--resume', path],
      ['play', '--resume', path, '--plain', '--hotseat'],
      ['career', '--resume', path, '--json'],
      ['foresee', path, '--samples', '2', '--budget', '10'],
      ['foresee', path, '--answer', JSON.stringify(hostileValue(chance)), '--samples', '2', '--budget', '10'],
    ]
    return { args: chance.of(ways), stdin, mayPass: true }
  }

  private run(chance: Chance): Input {
    const run = chance.of(runs)
    const data = perhapsSigned(mutated(run, chance), chance)
    const path = this.file('run.json', data, chance)
    // What is signed anew may be another simulation that is just as sound.
    const isOther = !sameData(data, run) && (data as Data)?.digest === run.digest
    const ways = [
      ['simulate', '--resume', path],
      ['simulate', '--resume', path, '--csv', '-'],
    ]
    return { args: chance.of(ways), mayPass: !isOther }
  }

  private report(chance: Chance): Input {
    const report = chance.of(reports)
    const data = perhapsSigned(mutated(report, chance), chance)
    const isOther = !sameData(data, report) && (data as Data)?.digest === report.digest
    const path = this.file('report.json', data, chance)
    const ways = [
      ['--format', 'md'],
      ['--format', 'html'],
      ['--format', 'json'],
      ['--out', join(this.folder, 'out')],
    ]
    return { args: ['balance', '--from', path, ...chance.of(ways)], mayPass: !isOther }
  }

  private setup(chance: Chance): Input {
    const { ruleset, setup } = chance.of(setups)
    const path = this.file('setup.json', chance.is(3) ? renamed(setup, chance) : mutated(setup, chance), chance)
    const few = ['--seed', 'fuzz', '--opponent', 'novice']
    const ways = [
      ['duel', ruleset, '--setup', path, ...few],
      ['play', ruleset, '--setup', path, '--plain'],
    ]
    return { args: chance.of(ruleset === 'heroes-career' ? ways.slice(1) : ways), stdin: 'q\n', mayPass: true }
  }

  private scenario(chance: Chance): Input {
    const scenario = chance.of(scenarios) as unknown as Data
    const path = this.file(
      'scenario.json',
      chance.is(3) ? renamed(scenario, chance) : mutated(scenario, chance),
      chance,
    )
    const ways = [
      ['scenarios', path],
      ['scenarios', path, '--json'],
      ['play', '--scenario', path, '--plain'],
      ['duel', '--scenario', path, '--seed', 'fuzz', '--opponent', 'novice'],
      ['play', '--scenario', hostileText(chance)],
    ]
    return { args: chance.of(ways), stdin: 'q\n', mayPass: true }
  }

  private patch(chance: Chance): Input {
    const { ruleset, patch } = chance.of(patches)
    const path = this.file('patch.json', mutated(patch, chance), chance)
    return { args: ['play', ruleset, '--patch', path], stdin: 'q\n', mayPass: true }
  }

  private situation(chance: Chance): Input {
    const { ruleset, situation } = chance.of(situations)
    const values = situation.fields.map((field) => {
      const right = field.kind === 'number' ? field.min : field.kind === 'flag' ? true : chance.of(field.values)
      return [field.name, right] as const
    })
    const data = mutated({ kind: situation.name, ...Object.fromEntries(values) }, chance)
    const text = JSON.stringify(data) ?? ''
    const json = chance.is(3) ? damaged(text, chance) : text
    const flags = values.flatMap(([name, value]) => {
      const given = chance.is(4) ? hostileText(chance) : String(value)
      return [`--${kebabCase(name)}`, given]
    })
    const ways: Input[] = [
      { args: ['odds', ruleset, json], mayPass: true },
      { args: ['odds', ruleset, '--batch'], stdin: chance.is(2) ? `[${json}]` : json, mayPass: true },
      { args: ['odds', ruleset, kebabCase(situation.name), ...flags], mayPass: true },
    ]
    return chance.of(ways)
  }

  private names(chance: Chance): Input {
    const text = () => hostileText(chance)
    const ruleset = chance.of(RULESETS)
    const ways = [
      ['career', '--lanista', text(), '--star', text(), '--auto', '1', '--name', text(), '--stars', text()],
      ['career', '--lanista', text(), '--grunts', text(), '--months', text(), '--auto', '1', '--name', 'new'],
      ['play', ruleset, '--as', text(), '--against', text()],
      ['play', ruleset, '--seed', text(), '--preset', text()],
      ['play', ruleset, '--option', `${text()}=${text()}`, '--opponent', text()],
      ['play', ruleset, '--fighters', `${text()},${text()}+${text()}`],
      ['rules', ruleset, text()],
      ['rules', text(), text()],
      ['foresee', text(), '--at', text()],
      ['farm', 'submit', ruleset, '--matches', text(), '--seed', text()],
      ['farm', 'result', text(), '--database', text()],
      ['farm', text()],
      ['worker', '--threads', text(), '--database', text()],
      [text(), text()],
    ]
    return { args: chance.of(ways), stdin: 'q\n', mayPass: true }
  }

  /** Somebody at the keyboard who types whatever comes to his mind. */
  private session(chance: Chance): Input {
    const ruleset = chance.of(RULESETS)
    const letters = () =>
      Array.from({ length: 1 + chance.below(8) }, () => chance.of([...'ABCFLRSKT0123+-:=, '])).join('')
    const line = () =>
      chance.of([
        String(chance.below(12)),
        `?${chance.below(5)}`,
        `?${letters()}`,
        `/${hostileText(chance)}`,
        `r ${hostileText(chance)}`,
        chance.of(['u', 'y', 'c', 'l', 'b', 'h', '?', '', 'log', 'undo']),
        letters(),
        hostileText(chance),
        JSON.stringify(hostileValue(chance)),
        `{"${hostileText(chance)}":`,
      ])
    const lines = Array.from({ length: chance.below(15) }, line)
    const flags = ['--plain', '--hotseat', '--coordinates', '--head-to-head'].filter(() => chance.is(3))
    const dice = chance.is(4) ? ['--dice', 'typed'] : ['--seed', `fuzz ${chance.below(20)}`]
    return { args: ['play', ruleset, ...flags, ...dice], stdin: `${lines.join('\n')}\n`, mayPass: true }
  }

  /** Flags that take numbers, switches or folders. */
  private numbers(chance: Chance): Input {
    const entry = gameOf(chance.of(RULESETS))
    const { id, options } = entry.ruleset
    const number = () =>
      chance.of(['0', '1', '2', '-1', '1.5', '1e3', '0x10', '９', '999999999999999999999', hostileText(chance)])
    const { id: option } = chance.of(options)
    const type = () => (entry.types.length > 0 && !chance.is(3) ? chance.of(entry.types) : hostileText(chance))
    const many = Array.from({ length: 1 + chance.below(14) }, type).join(chance.of([',', '+', ',,', '+,']))
    const record = this.file('numbers.json', chance.of(records), chance)
    const ways = [
      ['play', id, '--option', `${option}=${number()}`],
      ['play', id, '--option', `tables.${hostileText(chance)}=${number()}`],
      ['play', id, '--fighters', many, '--head-to-head'],
      [
        'simulate',
        id,
        '--matches',
        chance.of(['1', number()].filter((one) => one !== '1e3')),
        '--threads',
        chance.of(['1', '0', 'x']),
      ],
      [
        'simulate',
        id,
        '--matches',
        '1',
        '--csv',
        chance.of(['-', '\0', join(this.folder, 'csv')]),
        '--opponent',
        'novice',
      ],
      ['foresee', record, '--at', number(), '--seat', number(), '--samples', '1', '--budget', '1'],
      ['foresee', record, '--at', '1', '--samples', number(), '--budget', '0', '--precision', number()],
      ['replay', record, '--to', number()],
      ['balance', id, '--bouts', '1', '--threads', number(), '--format', hostileText(chance)],
    ]
    return { args: chance.of(ways), stdin: 'q\n', mayPass: true }
  }

  /** Words that belong to the command, in any order. */
  private flags(chance: Chance): Input {
    const words = [
      'rulesets',
      'rules',
      'play',
      'duel',
      'replay',
      'odds',
      'foresee',
      'career',
      'farm',
      'status',
      'cancel',
    ]
    const flags = ['--json', '--plain', '--help', '--version', '--log', '--head-to-head', '--hotseat', '--coverage']
    const taking = ['--seed', '--opponent', '--option', '--as', '--fighters', '--dice', '--resume', '--at', '--seat']
    const token = (): string[] => {
      switch (chance.below(6)) {
        case 0:
          return [chance.of(words)]
        case 1:
          return [chance.of(RULESETS)]
        case 2:
          return [chance.of(flags)]
        case 3:
          return [`${chance.of(taking)}=${hostileText(chance)}`]
        case 4:
          return [chance.of(taking), hostileText(chance)]
        default:
          return [hostileText(chance)]
      }
    }
    const rest = Array.from({ length: chance.below(6) }, token).flat()
    return { args: [chance.of(words), ...rest], stdin: 'q\n', mayPass: true }
  }

  /** Any file where any file is wanted. */
  private anything(chance: Chance): Input {
    const data = chance.of([...records, ...runs, ...reports, ...patches, ...setups, hostileValue(chance)])
    const path = this.file('anything.json', data, chance)
    const place = chance.of([path, path, path, this.folder, join(path, 'x'), '/dev/null', '/dev/zero', '', '\0'])
    const ways = [
      ['replay', place],
      ['replay', place, '--verify'],
      ['play', '--resume', place],
      ['career', '--resume', place, '--json'],
      ['foresee', place, '--samples', '1', '--budget', '1', '--at', '0'],
      ['simulate', '--resume', place],
      ['balance', '--from', place],
      ['duel', 'munera', '--setup', place],
      ['duel', 'outland', '--patch', place],
    ]
    return { args: chance.of(ways), stdin: 'q\n', mayPass: true }
  }
}
