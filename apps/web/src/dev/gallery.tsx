/** All drawn parts on one page, to look at and to compare. */

import { useState } from 'react'
import { DiceRow, Die, type DieFace } from '../board/die.tsx'
import { type Equipment, FigurePortrait, type Posture } from '../board/figure.tsx'
import { sides } from '../board/paint.ts'
import { OddsBar } from '../ui/odds-bar.tsx'
import { Track } from '../ui/track.tsx'
import { ArenaExample, EmptyArena } from './gallery-arena.tsx'
import { BeastGallery } from './gallery-beasts.tsx'
import { ColosseumGallery } from './gallery-colosseum.tsx'
import { FaceGallery } from './gallery-faces.tsx'
import { type Example, extras, muneraTypes, outlandTypes } from './gallery-types.ts'
import './gallery.css'

const postures: readonly (readonly [Posture, string])[] = [
  ['standing', 'standing'],
  ['offBalance', 'off balance'],
  ['entangled', 'entangled'],
  ['prone', 'prone'],
  ['out', 'out'],
]

const unhurt = { facing: 0, posture: 'standing', woundShare: 0, woundCount: 0 } as const

function equipmentOf({ right, left, helmet, armour, legs = false, arms = false }: Example): Equipment {
  return { right, left, helmet, armour, legs, arms }
}

function TypeTable({
  title,
  types,
  side,
}: {
  readonly title: string
  readonly types: readonly Example[]
  readonly side: number
}) {
  return (
    <section>
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="gallery-scroll" aria-label={title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">type</th>
              {postures.map(([posture, name]) => (
                <th key={posture} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">his turn</th>
              <th scope="col">at 40 px</th>
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type.name}>
                <th scope="row">{type.name}</th>
                {postures.map(([posture], index) => (
                  <td key={posture}>
                    <FigurePortrait
                      {...equipmentOf(type)}
                      {...unhurt}
                      side={side}
                      posture={posture}
                      woundShare={index * 0.22}
                      woundCount={index * 2}
                      size={112}
                    />
                  </td>
                ))}
                <td>
                  <FigurePortrait {...equipmentOf(type)} {...unhurt} side={side} facing={1} active size={112} />
                </td>
                <td>
                  <FigurePortrait {...equipmentOf(type)} {...unhurt} side={side} size={40} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

function Sides() {
  return (
    <section>
      <h2>Sides</h2>
      <div className="gallery-figures gallery-sand">
        {sides.map((side, index) => (
          <figure key={side.name}>
            <FigurePortrait {...equipmentOf(muneraTypes[index]!)} {...unhurt} side={index} size={120} />
            <figcaption>
              {side.name}, {side.pattern}
            </figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}

function Panels() {
  const faces: readonly DieFace[] = [1, 2, 3, 4, 5, 6]
  return (
    <section>
      <h2>Dice, odds, tracks</h2>
      <div className="gallery-panels">
        <div className="gallery-panel">
          <DiceRow dice={faces.map((face) => ({ face, colour: 'red' }))} />
          <DiceRow dice={faces.map((face) => ({ face, colour: 'white' }))} />
          <DiceRow dice={faces.map((face) => ({ face, colour: 'black' }))} />
          <DiceRow dice={sides.map((_, side) => ({ face: faces[side % 6]!, colour: side }))} size={34} />
          <DiceRow
            label="Strength"
            dice={[
              { face: 5, colour: 'white' },
              { face: 4, colour: 'white' },
              { face: 2, colour: 'white', dropped: true },
            ]}
            total="9"
          />
          <Die face={6} colour={0} name="Flamma" size={48} />
        </div>
        <div className="gallery-panel">
          <OddsBar
            title="Cut to the legs, 5 CF against about 2"
            parts={[
              { label: 'miss', share: 0.18, tone: 'nothing' },
              { label: 'shield', share: 0.31, tone: 'shield' },
              { label: 'parry', share: 0.14, tone: 'parry' },
              { label: 'wound', share: 0.34, tone: 'wound' },
              { label: 'kill', share: 0.03, tone: 'kill' },
            ]}
          />
          <OddsBar
            title="Sword against Rialto"
            parts={[
              { label: 'pushed back', share: 0.28, tone: 'push' },
              { label: 'stopped', share: 0.22, tone: 'shield' },
              { label: 'wound', share: 0.29, tone: 'wound' },
              { label: 'beaten', share: 0.08, tone: 'fall' },
              { label: 'killed', share: 0.028, tone: 'kill' },
              { label: 'event', share: 0.05, tone: 'event' },
              { label: 'I am off balance', share: 0.052, tone: 'self' },
            ]}
          />
          <OddsBar
            parts={[
              { label: 'spared', share: 0.583, tone: 'good' },
              { label: 'put to death', share: 0.417, tone: 'kill' },
            ]}
          />
        </div>
        <div className="gallery-panel">
          <Track label="head" total={12} marked={0} notches={[2, 5, 9]} />
          <Track label="chest" total={12} marked={1} notches={[2, 5, 9]} />
          <Track label="legs" total={12} marked={4} notches={[2, 5, 9]} />
          <Track label="strength" total={9} marked={5} notches={[4]} />
          <div className="gallery-bar">
            <button type="button" className="button">
              Seal the plot
            </button>
            <button type="button" className="button quiet">
              Undo
            </button>
            <button type="button" className="button" disabled>
              Attack
            </button>
            <button type="button" className="button quiet small">
              Rules
            </button>
          </div>
          <p>
            CF <b>9</b>/12 <span className="quiet-text">stun</span> <b>0</b> <span className="citation">§10.2.2</span>{' '}
            <a href="#gallery">the gallery itself</a>
          </p>
        </div>
      </div>
    </section>
  )
}

function ThemeButtons() {
  const set = (theme: string) => {
    if (theme) document.documentElement.dataset.theme = theme
    else delete document.documentElement.dataset.theme
  }
  return ['', 'light', 'dark'].map((theme) => (
    <button key={theme} type="button" className="button quiet small" onClick={() => set(theme)}>
      {theme || 'system'}
    </button>
  ))
}

export function Gallery() {
  const [zoomed, setZoomed] = useState(false)
  const [coordinates, setCoordinates] = useState(false)
  return (
    <main className="gallery">
      <div className="gallery-bar">
        <h1>Harena</h1>
        <ThemeButtons />
        <button type="button" className="button quiet small" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)}>
          zoom to the fight
        </button>
        <button
          type="button"
          className="button quiet small"
          aria-pressed={coordinates}
          onClick={() => setCoordinates(!coordinates)}
        >
          coordinates
        </button>
      </div>
      <section aria-label="Arena">
        <ArenaExample zoomed={zoomed} coordinates={coordinates} />
      </section>
      <FaceGallery />
      <BeastGallery />
      <Sides />
      <Panels />
      <ColosseumGallery />
      <TypeTable title="Munera Sine Missione" types={muneraTypes} side={0} />
      <TypeTable title="Outland" types={outlandTypes} side={1} />
      <TypeTable title="Others" types={extras} side={2} />
      <section>
        <h2>Larger arenas</h2>
        <EmptyArena cols={14} rows={14} />
        <br />
        <EmptyArena cols={16} rows={16} />
      </section>
    </main>
  )
}
