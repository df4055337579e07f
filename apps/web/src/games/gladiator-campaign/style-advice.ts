/** Which style to take: what each is good at, how hard it is to lead, and how often it wins. */
import { groupOf, type StyleId, styles, type Talents } from '@harena/colosseum'
import { t } from '@harena/engine'

interface Advice {
  /** What it is good at, and how hard it is for a beginner. */
  readonly text: string
  /** Bouts that it won of a hundred against all other styles: docs/balance/colosseum.md. */
  readonly wins: number
}

/** From the easiest to the hardest. */
const advice: Readonly<Partial<Record<StyleId, Advice>>> = {
  myrmillo: {
    text: t('Good at everything a little: armour, a shield and a fair pace. Easy: one weapon, nothing to look up.'),
    wins: 54.3,
  },
  gallus: { text: t('In the rules a Myrmillo in all but name: only the crest differs. As easy as he is.'), wins: 55 },
  provocator: {
    text: t('Good at taking blows, behind iron and a large shield. Easy, but slow: let the others come to you.'),
    wins: 64.6,
  },
  secutor: {
    text: t('Good against nets, behind a large shield. Easy, but his helmet gives his foes one CF more.'),
    wins: 54.4,
  },
  parmularius: {
    text: t(
      'Good at being where the other does not strike: quick, with a sword and a shield. Easy, but thinly armoured.',
    ),
    wins: 43.6,
  },
  crupellarius: {
    text: t('Good at not being wounded: the better of two suits of iron. Not hard, if you can wait: nobody is slower.'),
    wins: 63.2,
  },
  dimachaerus: {
    text: t('Good at attack: two swords give him more CF and come sooner. Harder: he has no shield to hide behind.'),
    wins: 48.1,
  },
  hoplomachus: {
    text: t('Good at two hexes: the spear reaches that far. Harder: with the shield its attacks are halved.'),
    wins: 49.6,
  },
  scissores: {
    text: t(
      'Good at disarming others, in heavy armour. Harder: no shield, and a dagger that strikes soon but at half CF.',
    ),
    wins: 55.3,
  },
  thraex: {
    text: t(
      'Good at two hexes, though at half strength there. Harder: the scimitar strikes late, and little covers him.',
    ),
    wins: 35.4,
  },
  cataphractarius: {
    text: t(
      'Good at two or three hexes with the pike. Hard: it strikes nobody who stands beside him, and he has no shield.',
    ),
    wins: 53.8,
  },
  velite: {
    text: t('Good at throwing and running away: nobody is quicker. Hard: no armour, and few javelins.'),
    wins: 46.8,
  },
  retiarius: {
    text: t(
      'Good at catching others, who are then at a loss. Hard: the net has rules of its own, and he has no shield.',
    ),
    wins: 40.9,
  },
  laquearius: {
    text: t('Good at catching and dragging others. The hardest: lasso first, then the sword, and no shield.'),
    wins: 34.8,
  },
}

export function adviceOn(style: StyleId): string {
  return advice[style]?.text ?? ''
}

export const winsOf = (style: StyleId): number | null => advice[style]?.wins || null

/** What the numbers of the report may be off by: whoever is not behind by more is as good. */
const ERROR = 2

/** The easiest among the best of those whose weapons he knows. */
export function firstChoice(open: readonly StyleId[], talents: Talents): StyleId | null {
  const isKnown = (style: StyleId) =>
    styles[style].hands.every((kind) => {
      const group = groupOf(kind)
      return group === null || talents[group] !== undefined
    })
  const known = open.filter((style) => winsOf(style) !== null && isKnown(style))
  const most = Math.max(...known.map((style) => winsOf(style)!))
  const easiest = Object.keys(advice) as StyleId[]
  return easiest.find((style) => known.includes(style) && winsOf(style)! >= most - ERROR) ?? null
}

/** Why, in numbers that the report has. */
export function whyFirst(style: StyleId): string {
  const wins = Math.round(winsOf(style)!)
  return t`A good first choice: of the styles here whose weapons he knows, none has clearly won more. It won ${wins} of 100 bouts when the standard opponent played every style against every other.`
}
