/** One match at this screen. */
import type { View } from '@harena/colosseum'
import { useEffect, useSyncExternalStore } from 'react'
import type { MatchController } from '../../match/controller.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { colosseumBook } from './book.ts'
import { MatchScreen } from './match-screen.tsx'
import { useReveal } from './playback.ts'

export function ColosseumPlay({ controller }: { readonly controller: MatchController<View> }) {
  const snapshot = useSyncExternalStore(controller.subscribe, controller.get)
  useEffect(() => {
    controller.resume()
    return () => controller.leave()
  }, [controller])
  const reveal = useReveal(controller, snapshot)
  return (
    <RulesProvider guide={colosseumBook} options={controller.options}>
      <MatchScreen controller={controller} snapshot={snapshot} reveal={reveal} />
    </RulesProvider>
  )
}
