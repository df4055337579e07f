/** Switches of what 1981, Billings and the Tables V2.0 say between matches. */
import type { ChoiceOption, Preset } from '@harena/engine'
import { t } from '@harena/engine'

export const campaignEditionOptions = [
  {
    id: 'classicHealing',
    rule: 'C-14',
    title: t('A wounded area heals'),
    values: {
      no: t('with two dice not below its wounds'),
      yes: t('with two dice more than one above them, as in 1981'),
    },
    default: 'no',
  },
  {
    id: 'boughtOnce',
    rule: 'A-9',
    title: t('Ratings'),
    values: { no: t('rise from match to match'), yes: t('rise once in a career, TR twice') },
    default: 'no',
  },
  {
    id: 'billingsPurchases',
    rule: 'B-7',
    title: t('Between two matches'),
    values: { no: t('each rating has its limit'), yes: t('two TR may rise, or one TR and one other, or one other') },
    default: 'no',
  },
  {
    id: 'survivalXp',
    rule: 'H-11',
    title: t('Ten XP'),
    values: { no: t('for a kill'), yes: t('for surviving a match instead') },
    default: 'no',
  },
  {
    id: 'championBy',
    rule: 'C.00',
    title: t("Ten matches make the Emperor's Champion"),
    values: { victories: t('that he has won'), survived: t('that he has survived, as in 1981') },
    default: 'victories',
  },
] as const satisfies readonly ChoiceOption[]

/** Between matches as in 1981, with Springsteen's clarifications. */
const classic = { classicHealing: 'yes', boughtOnce: 'yes', championBy: 'survived', centurionRow2: 'chart1981' }

/** One word for what an edition says between matches; the matches are those of the Colosseum Edition. */
export const campaignPresets: Readonly<Record<string, Preset>> = {
  book: { switches: {}, note: t('chapters 31 to 39 as printed: what is played when nobody says otherwise') },
  classic1981: {
    switches: classic,
    note: t('between matches as in 1981: its healing, ratings that rise once, ten survived matches for the Champion'),
  },
  billings: {
    switches: { ...classic, trCost: '25', billingsPurchases: 'yes' },
    note: t('as in 1981, with the purchases of the Billings Rules'),
  },
  tablesV2: {
    switches: { ...classic, survivalXp: 'yes' },
    note: t('as in 1981, with the experience of the Tables V2.0: for surviving, not for the kill'),
  },
}
