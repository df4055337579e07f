/** The Empire, drawn, with the road that a gladiator has travelled. */
import { t } from '@harena/engine'
import type { Locale } from '@harena/heroes'
import { type Stop, type Town, towns } from './towns.ts'
import { entryInWords, localeNames, monthOf } from './words.ts'

/** Coasts as a painter would have them: Britannia, the continent with Iberia, Italy and Greece, Asia, Africa, islands. */
const lands = [
  'M84 0C80 10 92 14 86 24C80 34 90 44 100 46C112 46 122 40 118 30C112 20 116 8 112 0Z',
  'M128 0L126 20C134 28 128 40 118 54C108 60 98 58 88 62C92 72 104 74 102 86C100 96 98 102 88 104C70 102 48 96 32 98C24 102 28 116 24 128C20 142 14 154 22 162C30 172 44 178 52 176C66 172 78 170 84 158C92 150 92 138 98 128C106 118 118 116 128 112C138 110 146 112 156 108C164 100 174 96 182 100C190 106 196 116 204 124C212 132 222 138 230 146C236 152 244 158 246 164C248 172 242 174 238 180C242 176 252 172 252 164C252 158 248 154 252 152C258 152 262 154 262 150C256 142 242 138 236 128C232 118 222 112 214 104C208 98 206 90 214 86C222 88 226 96 234 102C244 110 252 118 258 128C262 138 266 148 270 156C272 164 272 172 280 176C286 174 284 166 290 164C288 156 284 150 290 144C298 140 304 134 312 128C320 122 318 112 312 104C306 96 314 84 324 74C334 64 350 60 364 56C378 54 392 52 400 52V0Z',
  'M322 122C332 116 346 112 360 108C374 104 388 104 400 100V250H344C336 240 340 232 352 226C360 218 362 206 364 194C366 184 368 174 362 168C350 166 338 168 328 164C318 160 312 152 310 144C310 136 314 126 322 122Z',
  'M0 192C16 186 40 188 60 188C84 190 104 186 124 184C144 182 162 180 180 178C190 180 194 188 192 196C192 206 202 212 216 218C232 222 246 216 260 220C280 222 300 224 320 226C334 228 344 236 350 250H0Z',
  'M176 118C180 114 184 118 183 126C182 132 177 132 176 126ZM176 138C182 134 187 140 186 150C184 158 177 157 176 150ZM214 172C222 168 234 168 240 170C238 178 230 184 222 180Z',
  'M282 190C292 186 302 188 308 190C302 195 290 196 282 190ZM340 178C346 174 354 174 360 174C354 181 345 182 340 178Z',
]

/** Where the names of the three places stand. */
const labels: readonly (readonly [Locale, number, number])[] = [
  ['fringes', 12, 20],
  ['heart', 232, 116],
  ['rome', 160, 140],
]

interface EmpireMapProps {
  /** Null for whoever will set out from there. */
  readonly name: string | null
  readonly road: readonly Stop[]
  /** Where he fights now. */
  readonly locale: Locale
}

export function EmpireMap({ name, road, locale }: EmpireMapProps) {
  const visited = [...new Map(road.map(({ town }) => [town.name, town])).values()]
  const last = road.at(-1)?.town
  return (
    <figure className="empire">
      <svg viewBox="0 0 400 250" role="img" aria-label={titleOf(name, locale)}>
        <rect className="empire-sea" width={400} height={250} rx={10} />
        {lands.map((d) => (
          <path key={d} className="empire-land" d={d} />
        ))}
        <path
          className="empire-waves"
          d="M20 218M96 150q4 -4 8 0t8 0M140 146q4 -4 8 0t8 0M204 200q4 -4 8 0t8 0M262 206q4 -4 8 0t8 0M8 60q4 -4 8 0t8 0M40 74q4 -4 8 0t8 0M110 164q4 -4 8 0t8 0"
        />
        {Object.values(towns)
          .flat()
          .map((town) => (
            <circle key={town.name} className="empire-town" cx={town.x} cy={town.y} r={2} />
          ))}
        {road.length === 0 && towns[locale].map((town) => <Beginning key={town.name} town={town} />)}
        <path className="empire-road-edge" d={lineOf(road)} />
        <path className="empire-road" d={lineOf(road)} />
        {visited.map((town) => (
          <TownMark key={town.name} town={town} road={road} isLast={town === last} />
        ))}
        {labels.map(([place, x, y]) => (
          <text key={place} className={place === locale ? 'empire-place now' : 'empire-place'} x={x} y={y}>
            {place === 'rome' ? '' : localeNames[place]}
          </text>
        ))}
      </svg>
      <figcaption className="quiet-text">
        {road.length === 0
          ? beginningOf(name, locale)
          : t('A filled mark is a victory, a hollow one is not. The book names three places; the towns are ours.')}
      </figcaption>
      {name !== null && road.length > 0 && (
        <details>
          <summary>{t`The road of ${name} in words`}</summary>
          <ol>
            {road.map(({ town, entry }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a man may fight twice in a month
              <li key={at}>
                {monthOf(entry)}, {town.name}: {entryInWords(entry)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </figure>
  )
}

function titleOf(name: string | null, locale: Locale): string {
  return name === null
    ? t`The Empire, beginning at: ${localeNames[locale]}`
    : t`The road of ${name}, now: ${localeNames[locale]}`
}

function beginningOf(name: string | null, locale: Locale): string {
  return name === null
    ? t`Everybody begins in one of these towns: ${localeNames[locale]}.`
    : t`${name} has not fought yet, and begins here: ${localeNames[locale]}.`
}

/** From town to town in a bow, so that the way back is another line. */
function lineOf(road: readonly Stop[]): string {
  return road
    .map(({ town: { x, y } }, at) => {
      const before = road[at - 1]?.town
      if (!before) return `M${x} ${y}`
      const bend = { x: (x + before.x) / 2 - (y - before.y) * 0.16, y: (y + before.y) / 2 + (x - before.x) * 0.16 }
      return `Q${bend.x} ${bend.y} ${x} ${y}`
    })
    .join('')
}

/** A town where the first match may be. */
function Beginning({ town }: { readonly town: Town }) {
  return (
    <>
      <circle className="empire-stop" cx={town.x} cy={town.y} r={3.4} />
      <TownName town={town} />
    </>
  )
}

/** Beside its mark, and never over the edge. */
function TownName({ town: { name, x, y } }: { readonly town: Town }) {
  const isRight = x >= 330
  return (
    <text className="empire-name" x={isRight ? x - 8 : x + 8} y={y + 4} textAnchor={isRight ? 'end' : 'start'}>
      {name}
    </text>
  )
}

function TownMark({
  town,
  road,
  isLast,
}: {
  readonly town: Town
  readonly road: readonly Stop[]
  readonly isLast: boolean
}) {
  const { x, y } = town
  const hasWon = road.some((stop) => stop.town === town && stop.entry.result === 'win')
  return (
    <>
      {isLast && <circle className="empire-here" cx={x} cy={y} r={9} />}
      <circle className={hasWon ? 'empire-stop won' : 'empire-stop'} cx={x} cy={y} r={4.4} />
      <TownName town={town} />
    </>
  )
}
