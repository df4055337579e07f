/** A suit of armour, drawn on a body and said in words; its codes come after. */
import { type Area, areas } from '@harena/colosseum'
import { capital, listed, t } from '@harena/engine'
import { bodies } from '../colosseum/combat/area-bodies.ts'

type Letter = 'A' | 'B' | 'C' | '-'

const pieceWords: Readonly<Record<Area, Readonly<Record<Letter, string>>>> = {
  1: { A: t('a strong helmet'), B: t('a sound helmet'), C: t('a light helmet'), '-': t('a bare head') },
  2: { A: t('a strong cuirass'), B: t('a sound cuirass'), C: t('a light cuirass'), '-': t('a bare chest') },
  3: { A: t('a strong groin guard'), B: t('a sound groin guard'), C: t('a light groin guard'), '-': t('a bare groin') },
  4: { A: t('strong arm guards'), B: t('sound arm guards'), C: t('light arm guards'), '-': t('bare arms') },
  5: { A: t('strong greaves'), B: t('sound greaves'), C: t('light greaves'), '-': t('bare legs') },
}

const letterOf = (piece: string) => piece.charAt(0) as Letter

/** "A strong helmet, a light cuirass, a bare groin and …". */
export function suitWords(suit: readonly string[]): string {
  return capital(listed(areas.map((area) => pieceWords[area][letterOf(suit[area - 1]!)])))
}

const classes: Readonly<Record<Letter, string>> = { A: 'strong', B: 'sound', C: 'light', '-': 'bare' }

export function SuitPicture({ suit }: { readonly suit: readonly string[] }) {
  return (
    <svg className="suit-picture" viewBox="8 0 114 184" aria-hidden="true">
      {areas.flatMap((area) =>
        bodies.man.shapes[area].map((d) => (
          <path key={d} d={d} className={`suit-${classes[letterOf(suit[area - 1]!)]}`} />
        )),
      )}
    </svg>
  )
}
