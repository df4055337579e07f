/** Every face there is: styles of all books, beasts, lanistas, opponents, and whoever bears a name. */

import { forms } from '../board/beasts/kinds.ts'
import type { BeastKind } from '../board/figure.tsx'
import { Portrait } from '../figures/bust.tsx'
import { LanistaBust } from '../figures/lanistas.tsx'
import { lookOf, unarmed } from '../figures/look.ts'
import { OpponentBust } from '../figures/people.tsx'
import { Standing } from '../figures/standing.tsx'
import { StandingBeast } from '../figures/standing-beast.tsx'
import { gladiatorNames } from '../games/names.ts'
import { extras, muneraTypes, outlandTypes } from './gallery-types.ts'

const opponents = [
  ...['dummy', 'novice', 'standard', 'veteran', 'master', 'charger', 'waiter', 'net-man', 'showman', 'shield'],
  ...['butcher', 'reaper', 'thief', 'guard', 'brawler', 'runner', 'dancer', 'gatherer', 'free-man', 'lasher', 'hunter'],
  ...['ambusher', 'rock', 'gambler', 'miser', 'thrower', 'trickster'],
]
const tempers = ['cautious', 'gambler', 'beast-lover', 'showman', 'trader']

export function FaceGallery() {
  const kinds = Object.keys(forms) as BeastKind[]
  const types = [...muneraTypes, ...outlandTypes, ...extras]
  return (
    <section id="faces">
      <h2>Faces</h2>
      <div className="gallery-figures">
        {types.map((type) => (
          <figure key={`${type.name} ${muneraTypes.includes(type)}`}>
            <Portrait arms={type} side={0} size={120} />
            <figcaption>{type.name}</figcaption>
          </figure>
        ))}
      </div>
      <div className="gallery-figures">
        {types.map((type) => (
          <figure key={`${type.name} ${muneraTypes.includes(type)}`}>
            <Standing arms={type} look={lookOf(type.name)} isHelmed side={1} height={220} />
            <figcaption>{type.name}</figcaption>
          </figure>
        ))}
      </div>
      <div className="gallery-figures">
        {opponents.map((id) => (
          <figure key={id}>
            <OpponentBust id={id} side={3} size={120} />
            <figcaption>{id}</figcaption>
          </figure>
        ))}
        {tempers.map((temper) => (
          <figure key={temper}>
            <LanistaBust name="Ludus" temper={temper} side={4} size={120} />
            <figcaption>{temper}</figcaption>
          </figure>
        ))}
      </div>
      <div className="gallery-figures">
        {gladiatorNames.map((name, at) => (
          <figure key={name}>
            <Portrait arms={types[at]!} name={name} side={at % 8} size={120} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <div className="gallery-figures">
        {[0, 1, 2, 3].map((age) => (
          <Portrait
            key={age}
            arms={types[4]!}
            name="Priscus"
            known={{ age, scars: (['cheek', 'brow', 'chest', 'nose', 'chin', 'shoulder'] as const).slice(0, 2 * age) }}
            side={0}
            size={150}
          />
        ))}
        {['Amazon', 'Achillia', 'Mevia'].map((name) => (
          <Portrait key={name} arms={types[2]!} name={name} side={1} size={150} />
        ))}
      </div>
      <div className="gallery-figures">
        {kinds.map((kind) => (
          <figure key={kind}>
            <Portrait arms={{ ...unarmed, beast: { kind } }} side={2} size={120} />
            <figcaption>{kind}</figcaption>
          </figure>
        ))}
        {kinds.map((kind) => (
          <figure key={`${kind} on its feet`}>
            <StandingBeast kind={kind} width={260} />
            <figcaption>{kind}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
