/** §28.7.4 A bear that stands up to fight: all of it over its own hex, paws out, seen almost from straight above. */
import { paint } from '../paint.ts'
import { Rod } from '../rod.tsx'
import { coatOf, ivory } from './coats.ts'
import { BeastHead } from './heads.tsx'

const coat = coatOf('bear')

function Paw({ hand }: { readonly hand: 1 | -1 }) {
  return (
    <g transform={`scale(${hand} 1)`}>
      <Rod d="M20 2Q42 0 35 -20" colour={coat.fill} width={18} edge={2} />
      <circle cx={33.5} cy={-25} r={12} fill={coat.fill} stroke={paint.ink} strokeWidth={2} />
      {[-8, -2.7, 2.7, 8].map((x) => (
        <path
          key={x}
          d={`M${33.5 + x - 2} ${-34}Q${33.5 + x * 1.15} ${-47} ${33.5 + x + 2} ${-34}Z`}
          fill={ivory}
          stroke={paint.ink}
          strokeWidth={1.4}
        />
      ))}
      <ellipse cx={33.5} cy={-23} rx={6} ry={4.4} fill={coat.dark} />
    </g>
  )
}

export function Reared() {
  return (
    <>
      {/* It stands on its hind feet, over the second hex. */}
      {[-26, 26].map((x) => (
        <ellipse key={x} cx={x} cy={92} rx={13} ry={15} fill={coat.dark} stroke={paint.ink} strokeWidth={2} />
      ))}
      <path
        d="M0 -12C24 -14 38 2 37 24C36 44 40 60 38 76C34 98 18 106 0 106C-18 106 -34 98 -38 76C-40 60 -36 44 -37 24C-38 2 -24 -14 0 -12Z"
        fill={coat.fill}
        stroke={paint.ink}
        strokeWidth={2.2}
      />
      <path d="M0 18Q15 56 0 96Q-15 56 0 18Z" fill={coat.light} opacity={0.55} />
      <path
        d="M-22 22Q0 36 22 22M-28 70Q-20 84 -24 94M28 70Q20 84 24 94"
        fill="none"
        stroke={coat.dark}
        strokeWidth={2.4}
        strokeLinecap="round"
      />
      <Paw hand={1} />
      <Paw hand={-1} />
      <g transform="translate(0 4)">
        <BeastHead kind="bear" isWild={false} isDead={false} />
        {/* Its jaws are open. */}
        <path
          d="M-5 -27Q0 -20 5 -27Q3 -32 0 -32Q-3 -32 -5 -27Z"
          fill="var(--blood)"
          stroke={paint.ink}
          strokeWidth={1.4}
        />
        <path d="M-3.4 -28l1.2 3l1.2 -3M1 -28l1.2 3l1.2 -3" fill={ivory} stroke={paint.ink} strokeWidth={0.8} />
      </g>
    </>
  )
}
