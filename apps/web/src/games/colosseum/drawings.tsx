/** The pictures of GLADIATOR, drawn from its tables and by its own rules for fronts and footprints. */
import {
  type BeastId,
  beastIds,
  board,
  editionOf,
  isInFront,
  type Options,
  tablesOf,
  trunkOf,
  zoneOf,
} from '@harena/colosseum'
import { capital, counted, type Dir, disc, distance, type Hex, neighbour, ring, t } from '@harena/engine'
import { StandingBeast } from '../../figures/standing-beast.tsx'
import { type DiagramHex, type DiagramMan, HexDiagram, type HexTone, plainFigure } from '../../rules/hex-diagram.tsx'
import type { Drawn, Values } from '../../rules/reader.ts'
import { added } from '../../ui/printed-table.ts'

/** In the middle of the board, so that nothing is cut off. */
const MIDDLE = board.hex(Math.floor(board.size / 2) + 8)
const here = board.cell(MIDDLE)
const man: DiagramMan = { hex: MIDDLE, figure: plainFigure() }
const at = (dir: Dir, times = 1) => neighbour(MIDDLE, dir, times)
const isFront = (hex: Hex) => isInFront(here, 0, board.cell(hex))
const own: DiagramHex = { hex: MIDDLE, tone: 'here' }

/** The six hexes around him; each says something. */
function around(
  textOf: (relative: number) => string,
  toneOf = (hex: Hex): HexTone => (isFront(hex) ? 'front' : 'plain'),
) {
  const hexes = ([0, 1, 2, 3, 4, 5] as const).map((dir): DiagramHex => {
    return { hex: at(dir), tone: toneOf(at(dir)), text: textOf(dir) }
  })
  return [own, ...hexes]
}

/** The front of a weapon from its shortest to its longest reach. */
function fan(from: number, to: number): DiagramHex[] {
  return disc(MIDDLE, to).flatMap((hex): DiagramHex[] => {
    const away = distance(MIDDLE, hex)
    if (away === 0) return [own]
    if (isFront(hex) && away >= from) return [{ hex, tone: 'front', text: String(away) }]
    return away === 1 ? [{ hex, tone: 'plain' }] : []
  })
}

function facing(): Drawn {
  return {
    rule: '§6.1',
    picture: (
      <HexDiagram
        title={t('Front and rear')}
        caption={t(
          'He faces up. The three hexes ahead are his front: there he strikes and is guarded. The other three are behind him.',
        )}
        hexes={around((dir) => (dir === 0 || dir === 1 || dir === 5 ? 'front' : 'rear'))}
        men={[man]}
      />
    ),
  }
}

/** One picture for each pair of reaches that weapons have. */
function reaches(options: Options): Drawn {
  const rows = Object.values(tablesOf(options).weapons).filter(({ reach }) => reach > 1)
  const byReach = new Map<string, typeof rows>()
  for (const row of rows) {
    const key = `${row.minReach} ${row.reach}`
    byReach.set(key, [...(byReach.get(key) ?? []), row])
  }
  const pictures = [...byReach.values()].map((same) => {
    const { minReach, reach } = same[0]!
    const names = same.map(({ name }) => name).join(', ')
    return (
      <HexDiagram
        key={names}
        title={capital(names)}
        caption={t`Reach ${minReach === 1 ? t`up to ${reach}` : t`${minReach} to ${reach}`} hexes within the front.`}
        hexes={fan(minReach, reach)}
        men={[man]}
      />
    )
  })
  return { rule: '§6.1.1', picture: pictures }
}

const stepNames = ['F', 'SFR', 'SBR', 'B', 'SBL', 'SFL']

function steps(): Drawn {
  return {
    rule: '§7.3',
    picture: (
      <HexDiagram
        title={t('Steps')}
        caption={t(
          'F forward, B back, SF and SB sidesteps forward and back, to the left (L) or right (R). Steps forward may carry a turn by one hexside.',
        )}
        hexes={around((dir) => stepNames[dir]!)}
        men={[man]}
      />
    ),
  }
}

function position(options: Options): Drawn {
  const { positionalAdvantage } = tablesOf(options)
  return {
    rule: '§9.2',
    picture: (
      <HexDiagram
        title={t('Advantage of position')}
        caption={t`The CF of an attacker by the hex from which he comes, around a defender who faces up: ${positionalAdvantage.map(added).join(', ')} clockwise from straight ahead.`}
        hexes={around((dir) => added(positionalAdvantage[dir]!))}
        men={[{ ...man, figure: plainFigure({ side: 1 }) }]}
      />
    ),
  }
}

function push(): Drawn {
  const loser = at(0)
  const ways = ([5, 0, 1] as const).map((dir): readonly [Hex, Hex] => [loser, neighbour(loser, dir)])
  return {
    rule: '§8.4.1',
    picture: (
      <HexDiagram
        title={t('The push')}
        caption={t(
          'Who has the higher impact stays in the hex; the other is pushed into one of the three hexes in the front of the winner, as he chooses.',
        )}
        hexes={[own, { hex: loser, tone: 'plain' }, ...ways.map(([, hex]): DiagramHex => ({ hex, tone: 'front' }))]}
        men={[man, { hex: loser, figure: plainFigure({ side: 1, facing: 3, posture: 'offBalance' }) }]}
        ways={ways}
      />
    ),
  }
}

function scatter(): Drawn {
  return {
    rule: '§13.2.1',
    picture: (
      <HexDiagram
        title={t('Where it falls')}
        caption={t('One die for the direction: 1 straight ahead, then clockwise.')}
        hexes={around((dir) => String(dir + 1))}
        men={[{ ...man, figure: plainFigure({ right: [] }) }]}
      />
    ),
  }
}

function nets(): Drawn[] {
  const retiarius = plainFigure({ right: [{ kind: 'net' }], left: [{ kind: 'trident' }], helmet: 'none' })
  const thrower = [{ hex: MIDDLE, figure: retiarius }]
  const numbered = [...disc(MIDDLE, 2)]
    .filter((hex) => distance(MIDDLE, hex) > 0 && isFront(hex))
    .sort((a, b) => a.q - b.q || distance(MIDDLE, a) - distance(MIDDLE, b))
  const swing = numbered.map((hex, index): DiagramHex => ({ hex, tone: 'front', text: String(index + 1) }))
  const lay = around((dir) => ({ 5: '1', 0: '2', 1: '3' })[dir] ?? '')
  return [
    {
      rule: '§20.4',
      picture: (
        <HexDiagram
          title={t('A toss')}
          caption={t('It reaches the front of fifteen hexes: three, five and seven.')}
          hexes={fan(1, 3)}
          men={thrower}
        />
      ),
    },
    {
      rule: '§20.7.1',
      picture: (
        <HexDiagram
          title={t('A swing')}
          caption={t(
            'It sweeps the front of two hexes from left to right, in the order of the numbers, and takes the first man in its way.',
          )}
          hexes={[own, ...swing]}
          men={thrower}
        />
      ),
    },
    {
      rule: '§20.8',
      picture: (
        <HexDiagram title={t('A lay')} caption={t('One front hex is plotted: 1, 2 or 3.')} hexes={lay} men={thrower} />
      ),
    },
  ]
}

function prone(options: Options): Drawn {
  const isTwo = options.proneFootprint === '2'
  const torso = at(0)
  const lying = plainFigure({ posture: 'prone', side: 1 })
  return {
    rule: '§16.2',
    picture: (
      <HexDiagram
        title={t('On the ground')}
        caption={
          isTwo
            ? t(
                'After a step forward he lies on his face: the legs where he stood, the torso in the hex ahead. After a step back the torso is in the hex behind.',
              )
            : t('He lies in the hex where he stood.')
        }
        hexes={[
          { hex: MIDDLE, tone: 'here' },
          ...(isTwo ? [{ hex: torso, tone: 'here', text: t('torso') } as const] : []),
          { hex: at(3), tone: 'plain' },
        ]}
        men={[{ hex: MIDDLE, figure: lying }]}
      />
    ),
  }
}

/** Head, trunk and what each hex around it is worth, with the areas that can be struck from there. */
function beast(hexes: number): DiagramHex[] {
  const trunk = trunkOf(here, 0, hexes)
  const body = [here, ...trunk]
  const beside = [...new Set(body.flatMap((cell) => ring(board.hex(cell), 1).map((hex) => board.cell(hex))))]
  const free = beside.filter((cell) => !body.includes(cell))
  const zones = free.map((cell): DiagramHex => {
    const { advantage } = zoneOf(here, 0, hexes, cell)
    return { hex: board.hex(cell), tone: isFront(board.hex(cell)) ? 'front' : 'plain', text: added(advantage) }
  })
  return [...body.map((cell): DiagramHex => ({ hex: board.hex(cell), tone: 'here' })), ...zones]
}

function beasts(options: Options): Drawn[] {
  const { beastRows } = editionOf(options)
  const shown = [2, 3].flatMap((hexes) => {
    const kinds = beastIds.filter((id) => beastRows[id]?.hexes === hexes)
    const id = kinds.includes('lion') ? 'lion' : kinds[0]
    return id ? [{ id, hexes, kinds }] : []
  })
  const pictures = shown.map(({ id, hexes, kinds }) => (
    <HexDiagram
      key={id}
      title={t`Beasts of ${counted(hexes, 'hex', 'hexes')}`}
      caption={t`${capital(kinds.map((kind) => t(kind)).join(', '))}: the head faces up, the trunk lies behind it. The numbers are the CF of position; the tinted hexes are its front.`}
      hexes={beast(hexes)}
      men={[{ hex: MIDDLE, figure: plainFigure({ right: [], left: [], side: 2, beast: { kind: id, hexes } }) }]}
    />
  ))
  return [
    { rule: '§28.3.1', picture: beastIds.filter((id) => beastRows[id]).map((id) => <OneBeast key={id} id={id} />) },
    { rule: '§28.7.1', picture: pictures },
  ]
}

function OneBeast({ id }: { readonly id: BeastId }) {
  return (
    <figure className="rule-drawing rule-beast">
      <StandingBeast kind={id} width={150} />
      <figcaption>
        <b>{capital(t(id))}</b>
      </figcaption>
    </figure>
  )
}

/** §29.4.2 The chart as a map: where each roll of the dice leads him, his opponent being ahead. */
function movementChart(options: Options): Drawn {
  const rolls = new Map<string, { hex: Hex; dice: string[] }>()
  for (const [dice, { q, r }] of Object.entries(tablesOf(options).movementChart)) {
    const hex = { q: MIDDLE.q + q, r: MIDDLE.r + r }
    const known = rolls.get(`${q},${r}`) ?? { hex, dice: [] }
    known.dice.push(dice)
    rolls.set(`${q},${r}`, known)
  }
  const hexes = disc(MIDDLE, 2).map((hex): DiagramHex => {
    const found = rolls.get(`${hex.q - MIDDLE.q},${hex.r - MIDDLE.r}`)
    return { hex, tone: found ? 'front' : 'plain', ...(found && { text: said(found.dice) }) }
  })
  return {
    rule: '§29.4.2',
    picture: (
      <HexDiagram
        title={t('Random movement')}
        caption={t(
          'Where the two dice lead a centurion whose opponent is ahead. A hex with many rolls shows the first and how many more there are.',
        )}
        hexes={hexes}
        men={[]}
      />
    ),
  }
}

function said(dice: readonly string[]): string {
  return dice.length > 2 ? `${dice[0]} +${dice.length - 1}` : dice.join(' ')
}

export function drawings(values: Values): readonly Drawn[] {
  const options = values as unknown as Options
  return [
    facing(),
    reaches(options),
    steps(),
    push(),
    position(options),
    scatter(),
    prone(options),
    ...nets(),
    ...beasts(options),
    movementChart(options),
  ]
}
