/** Every beast of the arena, the horse and the rider: how they stand, run, feed and fall. */

import { forms } from '../board/beasts/kinds.ts'
import { type BeastKind, FigurePortrait, type FigureProps, type Posture } from '../board/figure.tsx'

const plain: FigureProps = {
  right: [{ kind: 'spear' }],
  left: [{ kind: 'smallShield' }],
  helmet: 'crested',
  armour: 'light',
  side: 1,
  facing: 0,
  woundShare: 0,
  woundCount: 0,
  posture: 'standing',
}

const postures: readonly Posture[] = ['standing', 'panicked', 'feeding', 'offBalance', 'entangled', 'prone', 'out']

function beastFigure(kind: BeastKind, rest: Partial<FigureProps> = {}): FigureProps {
  return { ...plain, beast: { kind, hexes: forms[kind].hexes }, ...rest }
}

function Row({ name, figure }: { readonly name: string; readonly figure: FigureProps }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {postures.map((posture, index) => (
        <td key={posture}>
          <FigurePortrait {...figure} posture={posture} woundShare={index * 0.14} woundCount={index} size={150} />
        </td>
      ))}
      <td className="gallery-shadow">
        <FigurePortrait {...figure} size={110} />
      </td>
      <td>
        <FigurePortrait {...figure} size={44} />
      </td>
    </tr>
  )
}

export function BeastGallery() {
  const kinds = Object.keys(forms) as BeastKind[]
  return (
    <section id="beasts">
      <h2>Beasts</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="gallery-scroll" aria-label="Beasts" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">beast</th>
              {postures.map((posture) => (
                <th key={posture} scope="col">
                  {posture}
                </th>
              ))}
              <th scope="col">silhouette</th>
              <th scope="col">at 44 px</th>
            </tr>
          </thead>
          <tbody>
            {kinds.map((kind) => (
              <Row key={kind} name={kind} figure={beastFigure(kind)} />
            ))}
            <Row name="rider" figure={beastFigure('horse', { isRider: true })} />
          </tbody>
        </table>
      </section>
      <h3>Reared, and short of room</h3>
      <div className="gallery-figures gallery-sand">
        <FigurePortrait {...beastFigure('bear', { posture: 'reared', beast: { kind: 'bear', hexes: 3 } })} size={170} />
        {[1, 2, 3].map((hexes) => (
          <FigurePortrait key={hexes} {...beastFigure('lion', { beast: { kind: 'lion', hexes } })} size={170} />
        ))}
        {[1, 2].map((hexes) => (
          <FigurePortrait key={hexes} {...beastFigure('boar', { beast: { kind: 'boar', hexes } })} size={170} />
        ))}
      </div>
    </section>
  )
}
