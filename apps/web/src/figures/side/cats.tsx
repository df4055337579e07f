/** Lion, tiger and leopard from the side. */
import { coatOf } from '../../board/beasts/coats.ts'
import { paint } from '../../board/paint.ts'
import { Rod } from '../../board/rod.tsx'
import { Eye, edge, Far, Lines, line, Shade, soft, Whole } from './parts.tsx'

const trunk = soft(
  '-86,-86 -70,-97 -40,-98 -8,-94 20,-98 46,-108 70,-100 80,-76 74,-54 50,-44 10,-46 -24,-54 -44,-58 -70,-50 -90,-66',
)
const legs = [
  soft('52,-70 74,-66 76,-44 72,-24 73,-10 84,-6 86,0 62,0 58,-10 56,-28 50,-46'),
  soft(
    '-88,-78 -60,-88 -42,-70 -36,-52 -44,-38 -56,-26 -54,-10 -42,-6 -41,0 -64,0 -68,-8 -72,-22 -74,-32 -70,-42 -84,-56',
  ),
]
const farLegs = [
  soft('66,-70 86,-60 92,-40 94,-20 98,-9 108,-6 109,0 87,0 83,-10 79,-28 70,-46'),
  soft('-80,-72 -56,-80 -54,-60 -58,-46 -72,-34 -86,-22 -88,-10 -78,-6 -77,0 -99,0 -102,-10 -98,-26 -90,-38 -88,-50'),
]
const toes = 'M68 -2V-6M74 -2V-6M-58 -2V-6M-52 -2V-6'
const muscles = 'M52 -92C46 -80 48 -66 56 -56M-48 -60C-44 -70 -48 -80 -56 -86M-70 -42Q-62 -40 -57 -30'
const belly = 'M-36 -58C-10 -50 20 -44 50 -48C30 -58 -10 -60 -36 -58Z'

export function Lion() {
  const coat = coatOf('lion')
  const { fill, dark } = coat
  return (
    <>
      <Rod d="M-86 -84C-104 -80 -104 -56 -100 -44C-98 -34 -104 -28 -110 -30" colour={fill} width={5} />
      <path d={soft('-106,-38 -102,-28 -106,-20 -118,-18 -116,-28 -112,-36')} fill={dark} {...edge} />
      <Far d={farLegs} coat={coat} />
      <Whole d={[trunk, ...legs]} fill={fill} />
      <Shade d={belly} fill={dark} />
      <Lines d={muscles} stroke={dark} />
      <Lines d={toes} stroke={paint.ink} width={1.5} />
      <path
        d={soft(
          '28,-112 36,-118 38,-128 48,-132 52,-142 64,-144 70,-150 82,-147 96,-140 98,-124 92,-108 94,-94 88,-84 90,-70 80,-64 78,-50 68,-54 60,-44 52,-56 44,-60 44,-72 34,-78 36,-92 26,-98',
        )}
        fill={dark}
        {...edge}
      />
      <Lines
        d="M42 -122Q40 -114 44 -106M40 -104Q38 -94 44 -88M54 -134Q50 -122 54 -112M50 -92Q48 -82 54 -74M60 -104Q58 -92 62 -82M62 -74Q60 -66 64 -60M72 -86Q70 -76 74 -68M64 -136Q60 -126 63 -116"
        stroke={fill}
      />
      <CatHead kind="lion" />
    </>
  )
}

/** Where the lion carries it; the ear is round. */
function CatHead({ kind }: { readonly kind: 'lion' | 'tiger' | 'leopard' }) {
  const { fill, dark, light } = coatOf(kind)
  return (
    <>
      <path
        d={soft('72,-134 84,-140 96,-136 104,-126 114,-118 118,-110 116,-102 108,-96 98,-94 88,-96 80,-104 74,-118')}
        fill={fill}
        {...edge}
      />
      <path d={soft('106,-116 115,-116 118,-109 116,-101 108,-96 100,-98 100,-108')} fill={light} />
      <path d={soft('110,-119 117,-117 119,-111 113,-111')} fill={paint.ink} />
      <Lines d="M116 -108Q110 -102 103 -104M108 -110L96 -106M108 -107L98 -101" stroke={paint.ink} width={1.5} />
      <Lines d="M104 -124Q107 -118 110 -116" stroke={dark} width={1.6} />
      <path {...line} d="M91 -127Q97 -130 102 -124" strokeWidth={1.8} />
      <Eye x={97} y={-122} />
      <circle cx={77} cy={-135} r={7} fill={fill} {...edge} />
      <circle cx={77} cy={-134} r={3.2} fill={dark} />
    </>
  )
}

/** The head low before the shoulders. */
const tigerNeck = soft('34,-104 52,-110 74,-108 94,-98 94,-78 80,-64 60,-60 40,-80')

export function Tiger() {
  const coat = coatOf('tiger')
  const { fill, dark, light } = coat
  const tail = 'M-84 -84C-104 -78 -106 -52 -102 -38C-99 -26 -108 -18 -115 -26'
  return (
    <>
      <Rod d={tail} colour={fill} width={7} />
      <path {...line} d={tail} strokeWidth={7} strokeLinecap="butt" strokeDasharray="4 6" />
      <Far d={farLegs} coat={coat} />
      <Whole d={[trunk, tigerNeck, ...legs]} fill={fill} />
      <path d="M-36 -57C-10 -50 20 -45 48 -46C30 -58 -10 -64 -36 -57Z" fill={light} />
      <Lines d={muscles} stroke={dark} />
      <path
        {...line}
        d="M-70 -96Q-64 -84 -68 -74M-56 -97Q-52 -84 -56 -72M-40 -97Q-34 -84 -38 -70M-26 -96Q-20 -82 -24 -66M-12 -94Q-6 -80 -10 -64M2 -95Q8 -82 4 -68M16 -97Q22 -84 18 -68M30 -101Q36 -86 32 -70M42 -106Q46 -92 42 -78M-84 -78L-72 -66M-82 -64L-68 -56M-72 -38L-60 -34M-72 -26L-62 -24M-52 -50L-42 -46M58 -52L70 -48M58 -38L68 -36M58 -26L68 -25M54 -107Q58 -98 54 -90M65 -106Q69 -96 65 -84M-18 -58L-14 -52M0 -56L4 -49M18 -54L22 -47"
        strokeWidth={3.4}
      />
      <Lines d={toes} stroke={paint.ink} width={1.5} />
      <g transform="translate(0 33) rotate(6 90 -110) scale(1.02)">
        <path d={soft('70,-128 80,-112 92,-96 84,-86 80,-92 72,-92 72,-102 64,-106')} fill={light} {...edge} />
        <CatHead kind="tiger" />
        <path
          {...line}
          d="M86 -138L90 -130M93 -136L95 -130M76 -116L84 -112M76 -108L85 -104M82 -126L88 -122"
          strokeWidth={2.6}
        />
      </g>
    </>
  )
}

/** It stalks: low before, the tail held high. */
const leopardBody = [
  soft(
    '-88,-78 -74,-90 -48,-88 -16,-78 12,-78 34,-90 50,-88 66,-80 78,-70 78,-52 62,-40 30,-38 -4,-42 -36,-48 -66,-42 -88,-56',
  ),
  soft('42,-62 64,-60 68,-44 62,-28 62,-10 73,-6 74,0 52,0 49,-10 48,-26 40,-44'),
  soft(
    '-90,-70 -62,-80 -46,-62 -40,-46 -50,-34 -62,-24 -60,-9 -48,-6 -47,0 -68,0 -72,-8 -76,-20 -79,-30 -74,-38 -88,-50',
  ),
]
const leopardFar = [
  soft('60,-60 80,-54 90,-38 96,-20 100,-9 110,-6 111,0 91,0 86,-10 80,-26 64,-42'),
  soft('-76,-66 -56,-72 -44,-52 -46,-40 -42,-28 -34,-12 -24,-6 -23,0 -42,0 -46,-8 -56,-24 -66,-40'),
]
const spots = [
  ...'-80,-72 -68,-80 -54,-80 -60,-68 -72,-62 -46,-72 -34,-78 -36,-64 -22,-72 -22,-58 -8,-68 -8,-54 6,-70 8,-56'.split(
    ' ',
  ),
  ...'20,-74 22,-60 22,-47 34,-80 36,-66 38,-52 48,-76 50,-62 54,-48 62,-68 -50,-56 -62,-54 -76,-50 -58,-42'.split(' '),
].map((pair) => pair.split(',').map(Number) as [number, number])

export function Leopard() {
  const coat = coatOf('leopard')
  const { fill, dark, light } = coat
  const tail = 'M-86 -76C-104 -74 -112 -92 -106 -108C-100 -124 -84 -124 -80 -138C-78 -146 -84 -152 -90 -150'
  return (
    <>
      <Rod d={tail} colour={fill} width={6} />
      <path {...line} d={tail} stroke={dark} strokeWidth={6} strokeLinecap="butt" strokeDasharray="3 6" />
      <Far d={leopardFar} coat={coat} />
      <Whole d={leopardBody} fill={fill} />
      <path d="M-36 -47C-10 -42 20 -39 46 -40C30 -48 -10 -52 -36 -47Z" fill={light} />
      {spots.map(([x, y]) => (
        <circle
          key={`${x} ${y}`}
          cx={x}
          cy={y}
          r={3.6}
          fill={dark}
          stroke={paint.ink}
          strokeWidth={2}
          strokeDasharray="4.6 2"
        />
      ))}
      <Lines
        d="M-66 -36L-64 -30M-72 -26L-70 -20M54 -32L56 -26M55 -20L57 -15M-62 -16L-62 -12"
        stroke={paint.ink}
        width={2.4}
      />
      <Lines d="M58 -2V-6M64 -2V-6M-62 -2V-6M-57 -2V-6" stroke={paint.ink} width={1.5} />
      <g transform="translate(9 34) rotate(10 80 -116) scale(0.9)">
        <CatHead kind="leopard" />
        <path
          {...line}
          d="M88 -134L88.1 -134M94 -132L94.1 -132M84 -127L84.1 -127M80 -118L80.1 -118M86 -115L86.1 -115M84 -106L84.1 -106M92 -100L92.1 -100M91 -108L91.1 -108"
          strokeWidth={3.2}
        />
      </g>
    </>
  )
}
