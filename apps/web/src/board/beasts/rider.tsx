/** §30 A man on horseback: he sits over the middle hex, his legs astride. */
import { type Equipment, Standing } from '../body.tsx'
import { paint } from '../paint.ts'
import { Rod } from '../rod.tsx'

export function Rider({ equipment }: { readonly equipment: Equipment }) {
  return (
    <>
      <path
        d="M-24 64C-12 60 12 60 24 64L26 104C12 110 -12 110 -26 104Z"
        fill={paint.side}
        stroke={paint.ink}
        strokeWidth={2}
        strokeLinejoin="round"
      />
      <path d="M-22 68L-23 101M22 68L23 101" stroke={paint.sideSoft} strokeWidth={2} strokeDasharray="3 3" />
      <path
        d="M-5 -22C-12 4 -10 30 -8 62M5 -22C12 4 10 30 8 62"
        fill="none"
        stroke={paint.leatherDark}
        strokeWidth={2.4}
      />
      {[1, -1].map((hand) => (
        <g key={hand} transform={`scale(${hand} 1)`}>
          <Rod d="M10 88Q34 84 30 68" colour={paint.skin} width={9} edge={1.9} />
          <ellipse cx={29} cy={64} rx={5} ry={7} fill={paint.leatherDark} stroke={paint.ink} strokeWidth={1.7} />
        </g>
      ))}
      <g transform="translate(0 84)">
        <Standing {...equipment} isSeated />
      </g>
    </>
  )
}
