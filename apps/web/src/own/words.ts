/** The words of one's own gladiators. */
import { capital, counted, listed, t } from '@harena/engine'
import { kindOf } from '../games/kinds.ts'
import { dayWords } from '../ui/dates.ts'
import { type Bout, type BoutEnd, isDeadly, lastBout, type OwnMan, type Scar, tallyOf } from './men.ts'

export function kindWords({ kind }: Pick<OwnMan, 'kind'>): string {
  return kindOf(kind)?.name ?? t('A gladiator')
}

/** What is at stake for whoever fights. */
export function riskWords({ isWoman }: Pick<OwnMan['look'], 'isWoman'>): string {
  return isWoman ? t('She can die in a bout, and stays dead.') : t('He can die in a bout, and stays dead.')
}

/** What a book is called. */
export type TitleOf = (ruleset: string) => string

const outcomeWords = { won: t('won'), lost: t('lost'), drawn: t('drawn') } as const

const endWords: Readonly<Record<string, string>> = {
  missus: t('was let go'),
  spared: t('was spared'),
  surrendered: t('surrendered, but lived'),
  stans: t('left standing'),
  beaten: t('lived'),
  killed: t('was killed'),
  dispatched: t('was put to death'),
  dead: t('died'),
  mortallyWounded: t('was mortally wounded'),
  incapacitated: t('was carried out'),
  unconscious: t('was carried out'),
  dismissed: t('left standing'),
}

/** `Won against Verus.`, `Lost against Verus and was spared.` */
function endInWords({ outcome, end, against }: BoutEnd): string {
  const how = end === null ? undefined : endWords[end]
  const what = capital(outcomeWords[outcome])
  const foes = listed(against)
  if (foes === '') return how ? t`${what} and ${how}.` : `${what}.`
  return how ? t`${what} against ${foes} and ${how}.` : t`${what} against ${foes}.`
}

/** One bout as a line of his life. */
export function boutWords({ end, ruleset }: Bout, titleOf: TitleOf): string {
  if (!end) return t`In the arena now: ${titleOf(ruleset)}.`
  // The dead have no scars.
  return end.scar && !isDeadly(end.end) ? `${endInWords(end)} ${scarWords(end.scar)}` : endInWords(end)
}

function scarWords({ where, by }: Scar): string {
  if (where && by) return t`A scar from ${by}: ${t(where)}.`
  if (where) return t`A scar: ${t(where)}.`
  return by ? t`A scar from ${by}.` : t('A scar.')
}

/** What stands on his stone. */
export function epitaphOf(man: OwnMan, titleOf: TitleOf): string {
  const { fought, won, kills } = tallyOf(man)
  const deeds = t`${counted(fought, 'bout')}, ${won} won, ${counted(kills, 'kill')}.`
  return [
    deeds,
    fallWords(man, titleOf),
    man.look.isWoman ? t('May the earth lie light on her.') : t('May the earth lie light on him.'),
  ]
    .filter(Boolean)
    .join(' ')
}

function fallWords(man: OwnMan, titleOf: TitleOf): string {
  const last = lastBout(man)
  if (!last) return ''
  const [by] = last.end!.against
  const [game, day] = [titleOf(last.ruleset), dayWords(last.at)]
  return by ? t`Fell to ${by} in ${game}, ${day}.` : t`Fell in ${game}, ${day}.`
}
