/** The wolf from the side: the head low, the tail hanging. */
import { coatOf } from '../../board/beasts/coats.ts'
import { paint } from '../../board/paint.ts'
import { Eye, edge, Far, Lines, line, Shade, soft, Whole } from './parts.tsx'

const tail = soft('-66,-92 -82,-88 -94,-72 -100,-50 -102,-30 -108,-16 -94,-22 -84,-36 -78,-54 -66,-70')
const trunk = soft(
  '-74,-82 -66,-95 -40,-98 -10,-94 16,-100 36,-108 58,-112 78,-108 84,-92 76,-74 66,-56 46,-48 14,-52 -18,-62 -46,-66 -70,-62',
)
const legs = [
  soft('40,-66 62,-66 63,-46 58,-30 58,-10 68,-6 69,0 50,0 47,-10 47,-30 42,-46'),
  soft(
    '-76,-78 -48,-86 -36,-68 -36,-54 -46,-42 -58,-32 -56,-10 -46,-6 -45,0 -64,0 -67,-9 -69,-28 -70,-38 -64,-48 -74,-60',
  ),
]
const farLegs = [
  soft('52,-66 72,-62 76,-44 78,-28 84,-9 94,-6 95,0 76,0 73,-10 67,-28 58,-46'),
  soft('-66,-70 -48,-74 -52,-54 -62,-40 -76,-30 -78,-10 -68,-6 -67,0 -86,0 -89,-9 -88,-30 -82,-42 -76,-54'),
]
const head = soft('66,-114 76,-120 88,-118 96,-108 108,-102 119,-97 119,-90 110,-87 98,-84 86,-78 74,-84 66,-98')

export function Wolf() {
  const coat = coatOf('wolf')
  const { fill, dark, light } = coat
  return (
    <>
      <path d={soft('74,-112 72,-126 76,-134 84,-128 88,-116')} fill={dark} {...edge} />
      <Far d={farLegs} coat={coat} />
      <Whole d={[tail, trunk, ...legs, head]} fill={fill} />
      <path d={soft('-72,-94 -40,-97 -10,-93 16,-99 36,-107 60,-111 50,-98 26,-88 -6,-84 -40,-86')} fill={dark} />
      <path
        d="M-40 -65C-16 -61 16 -51 44 -49C56 -52 66 -60 72 -74C60 -62 44 -62 20 -62C0 -62 -20 -70 -40 -65Z"
        fill={light}
      />
      <Shade d={soft('-100,-50 -102,-30 -107,-17 -94,-23 -90,-36')} fill={dark} />
      <Lines d="M34 -92L30 -84M44 -88L42 -78M54 -92L53 -82M48 -74L48 -66M60 -80L60 -70M38 -74L37 -68" stroke={dark} />
      <Lines d="M-40 -58C-34 -68 -38 -78 -46 -84M-66 -46Q-58 -44 -56 -34" stroke={dark} />
      <path d={soft('88,-92 100,-92 116,-93 118,-90 108,-87 96,-84 86,-79 78,-84')} fill={light} />
      <path d={soft('113,-100 120,-98 120,-93 115,-94')} fill={paint.ink} />
      <Lines d="M118 -91Q108 -88 98 -91M54 -2V-6M59 -2V-6M-58 -2V-6M-53 -2V-6" stroke={paint.ink} width={1.5} />
      <path d={soft('66,-112 66,-126 72,-136 80,-128 82,-114')} fill={fill} {...edge} />
      <path d={soft('70,-116 70,-125 73,-130 77,-124 77,-116')} fill={dark} />
      <path {...line} d="M86 -109Q92 -110 96 -104" strokeWidth={1.8} />
      <Eye x={91} y={-104} r={2.2} />
    </>
  )
}
