/** How often one wants to be asked whether the gods are, among what the campaign asks. */
import { t } from '@harena/engine'
import { useSyncExternalStore } from 'react'
import { Select } from '../../ui/fields.tsx'
import { askingForFavour, type FavourWish } from './preferences.ts'

const wishes: readonly (readonly [FavourWish, string])[] = [
  ['all', t('after every roll, as far as the campaign does')],
  ['bad', t('when he would be wounded or fail')],
  ['deadly', t('when he would die, fall or lose what he holds')],
  ['never', t('never')],
]

export function AsksForFavour() {
  const wish = useSyncExternalStore(askingForFavour.subscribe, askingForFavour.get)
  return (
    <Select
      label={t('Ask me from now on')}
      value={wish}
      options={wishes}
      onChange={(next) => askingForFavour.set(next as FavourWish)}
    />
  )
}
