/** Horse, zebra and gazelle from the side. */
import { coatOf, horn } from '../../board/beasts/coats.ts'
import { paint } from '../../board/paint.ts'
import { Rod } from '../../board/rod.tsx'
import { Eye, edge, Far, Lines, line, Shade, soft, Whole } from './parts.tsx'

const trunk = soft(
  '-80,-84 -72,-101 -50,-108 -20,-101 8,-101 30,-109 48,-105 61,-90 58,-70 42,-58 8,-55 -26,-61 -54,-66 -76,-66',
)
const neck = soft('18,-104 38,-126 56,-146 74,-155 86,-148 84,-132 73,-114 65,-96 58,-78 34,-80')
const head = soft('64,-154 76,-161 88,-156 96,-142 106,-126 112,-114 109,-106 99,-105 90,-112 80,-124 70,-132')
const legs = [
  soft('32,-70 54,-76 57,-58 51,-42 51,-34 48,-14 51,-8 54,0 40,0 40,-10 40,-34 37,-50'),
  soft('-82,-84 -48,-88 -40,-68 -50,-54 -61,-44 -60,-30 -58,-12 -54,-7 -51,0 -66,0 -68,-10 -71,-30 -73,-43 -80,-62'),
]
const farHind = soft('-70,-72 -48,-72 -50,-56 -70,-46 -80,-38 -80,-12 -76,-7 -73,0 -88,0 -90,-10 -91,-38 -84,-50')
/** Lifted to paw the sand. */
const lifted = soft('46,-74 62,-70 76,-58 84,-50 81,-40 74,-26 77,-20 72,-12 60,-20 66,-30 70,-42 54,-50')
const straight = soft('48,-74 66,-70 70,-52 66,-40 66,-32 64,-14 67,-8 70,0 56,0 56,-10 55,-34 50,-52')
const muscles =
  'M-46 -66C-40 -76 -44 -88 -54 -96M34 -68C28 -78 32 -92 40 -98M-72 -44Q-66 -42 -61 -44M40 -36Q46 -33 51 -36'

function Hooves({ d }: { readonly d: string }) {
  return <path {...line} d={d} strokeWidth={7} strokeLinecap="butt" />
}

/** Eye, nostril and mouth of horse and zebra. */
function LongFace({ muzzle }: { readonly muzzle: string }) {
  return (
    <>
      <path d={soft('98,-124 107,-124 112,-114 109,-106 99,-105 93,-110')} fill={muzzle} />
      <circle cx={107} cy={-113} r={1.9} fill={paint.ink} />
      <path {...line} d="M108 -107Q102 -108 97 -112" strokeWidth={1.4} />
      <path {...line} d="M80 -147Q86 -149 90 -143" strokeWidth={1.8} />
      <Eye x={85} y={-142} r={2.4} />
    </>
  )
}

export function Horse() {
  const coat = coatOf('horse')
  const { fill, dark, light } = coat
  return (
    <>
      <path
        d={soft('-76,-101 -92,-100 -104,-84 -108,-58 -116,-34 -108,-36 -106,-22 -97,-32 -92,-52 -88,-72 -78,-84')}
        fill={dark}
        {...edge}
      />
      <Far d={[lifted, farHind]} coat={coat} />
      <path d={soft('76,-156 77,-168 82,-174 86,-164 86,-154')} fill={dark} {...edge} />
      <Whole d={[trunk, neck, head, ...legs]} fill={fill} />
      <Shade d="M-40 -63C-20 -56 10 -52 40 -58C20 -66 -20 -70 -40 -63Z" fill={dark} />
      <Lines d={muscles} stroke={dark} />
      <Lines d="M-40 -98Q-16 -92 6 -94M70 -128Q66 -112 60 -100" stroke={light} width={2} />
      <Hooves d="M40 -3.4H54M-66 -3.4H-51M-88 -3.4H-73M60 -20L74 -12" />
      <LongFace muzzle={dark} />
      <path
        d={soft(
          '72,-164 62,-160 50,-150 38,-134 24,-118 14,-104 22,-98 30,-104 32,-94 42,-102 44,-114 52,-114 54,-126 62,-126 62,-138 70,-140 70,-150 78,-150 84,-146 82,-158',
        )}
        fill={dark}
        {...edge}
      />
      <Lines d="M66 -154Q56 -144 52 -132M52 -142Q42 -130 38 -116M36 -126Q28 -116 26 -108" stroke={fill} width={1.5} />
      <path d={soft('68,-156 68,-168 73,-175 78,-166 78,-155')} fill={fill} {...edge} />
    </>
  )
}

export function Zebra() {
  const coat = coatOf('zebra')
  const { fill } = coat
  return (
    <>
      <Rod d="M-78 -98C-92 -94 -94 -76 -92 -58" colour={fill} width={4} />
      <path d={soft('-94,-62 -89,-60 -86,-44 -91,-32 -98,-44')} fill={paint.ink} {...edge} />
      <Whole d={[straight, farHind]} fill={fill} />
      <path d={[straight, farHind].join('')} fill={paint.ink} opacity={0.3} />
      <path
        d="M10 -104L14 -116L22 -114L24 -127L33 -124L36 -138L45 -134L49 -147L57 -143L62 -155L70 -150L75 -162L80 -154L60 -130Z"
        fill={paint.ink}
        {...edge}
      />
      <path d={soft('76,-156 77,-166 82,-172 86,-162 86,-154')} fill={fill} {...edge} />
      <Whole d={[trunk, neck, head, ...legs]} fill={fill} />
      <path
        {...line}
        d="M22 -109L36 -92M31 -120L49 -98M40 -131L62 -104M50 -141L70 -118M60 -149L77 -132M50 -92Q54 -82 50 -72M24 -98Q32 -86 28 -64M40 -84Q42 -76 40 -66M12 -101Q18 -86 14 -62M-2 -100Q4 -84 0 -62M-16 -100Q-10 -84 -14 -64M-30 -103Q-22 -88 -28 -68M-44 -106Q-36 -92 -42 -76M-58 -105Q-44 -96 -44 -84M-70 -99Q-56 -92 -52 -80M-78 -88Q-66 -84 -58 -74M-80 -74Q-70 -72 -62 -64M-74 -60L-60 -56M-72 -48L-58 -47M-71 -38H-60M-70 -28H-59M-68 -18H-58M38 -60L54 -58M39 -48H52M40 -38H51M41 -28H50M41 -18H49"
        strokeWidth={4}
      />
      <path
        {...line}
        d="M74 -152L82 -136M84 -154L92 -140M78 -132L88 -132M84 -124L98 -126M94 -138L100 -132"
        strokeWidth={2.6}
      />
      <Hooves d="M40 -3.4H54M-66 -3.4H-51M-88 -3.4H-73M56 -3.4H70" />
      <LongFace muzzle={paint.ink} />
      <circle cx={107} cy={-113} r={1.9} fill={fill} />
      <path d={soft('68,-155 68,-165 73,-172 78,-163 78,-154')} fill={fill} {...edge} />
      <path d={soft('71,-160 71,-166 73,-169 76,-164 75,-159')} fill={paint.ink} />
    </>
  )
}

const gazelle = [
  soft('-66,-82 -58,-97 -38,-102 -8,-98 18,-98 36,-104 48,-96 52,-82 40,-68 10,-62 -20,-64 -46,-70 -64,-70'),
  soft('22,-98 38,-114 47,-132 56,-144 67,-142 66,-126 58,-106 50,-84 34,-82'),
  soft('50,-142 60,-151 71,-148 81,-140 91,-132 93,-126 85,-122 73,-124 60,-128 52,-134'),
  soft('32,-78 48,-80 49,-64 43,-46 43,-38 41,-10 45,0 35,0 36,-12 36,-40 34,-58'),
  soft('-67,-80 -42,-84 -34,-70 -44,-56 -54,-46 -53,-36 -52,-10 -47,0 -58,0 -59,-10 -61,-36 -62,-47 -66,-64'),
]
const gazelleFar = [
  soft('42,-78 58,-74 60,-58 56,-46 60,-36 66,-12 72,-4 64,0 58,-10 52,-34 48,-44'),
  soft('-56,-72 -38,-70 -40,-56 -56,-48 -68,-40 -72,-12 -68,0 -79,0 -79,-12 -77,-42 -68,-52'),
]

export function Gazelle() {
  const coat = coatOf('gazelle')
  const { fill, dark, light } = coat
  return (
    <g transform="scale(0.92)">
      <Rod d="M64 -148C70 -160 50 -166 58 -182" colour={horn} width={3.6} />
      <Far d={gazelleFar} coat={coat} />
      <path d={soft('-64,-90 -74,-88 -80,-76 -78,-66 -72,-76 -64,-80')} fill={dark} {...edge} />
      <Whole d={gazelle} fill={fill} />
      <path d={soft('-60,-70 -46,-70 -20,-64 10,-62 38,-68 30,-72 0,-70 -30,-76')} fill={light} />
      <Lines d="M-40 -80C-16 -72 12 -70 40 -78" stroke={dark} width={4.4} />
      <path d={soft('-66,-84 -60,-92 -54,-84 -56,-72 -64,-70')} fill={light} />
      <Lines d="M36 -80C30 -88 34 -96 40 -100M-62 -48Q-58 -46 -54 -47M36 -41H43" stroke={dark} />
      <path d={soft('78,-134 90,-131 93,-126 85,-122 74,-124')} fill={light} />
      <path {...line} d="M73 -141Q78 -134 84 -130" stroke={dark} strokeWidth={2.4} />
      <circle cx={90} cy={-129} r={1.5} fill={paint.ink} />
      <path {...line} d="M90 -124Q84 -125 79 -127" strokeWidth={1.3} />
      <Eye x={70} y={-140} r={2.6} />
      <Rod d="M58 -149C62 -162 38 -166 46 -184" colour={horn} width={4} />
      <path
        {...line}
        d="M56 -155L61 -157M54 -160L58 -163M49 -164L52 -168M44 -169L48 -171M42 -175L47 -176"
        stroke={light}
        strokeWidth={1.2}
      />
      <path d={soft('54,-146 42,-152 32,-150 40,-140 52,-138')} fill={fill} {...edge} />
      <path d={soft('50,-145 42,-148 38,-148 43,-142 50,-141')} fill={light} />
      <path {...line} d="M35 -3H45M-58 -3H-47M-79 -3H-68M62 -4L71 -2" strokeWidth={5.4} strokeLinecap="butt" />
    </g>
  )
}
