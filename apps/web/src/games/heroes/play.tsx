/** One match of Heroes at this screen. */
import type { Heroes, View } from '@harena/heroes'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { MatchController } from '../../match/controller.ts'
import { EndPanel } from '../../match/end.tsx'
import type { Line } from '../../match/timeline.ts'
import { RulesProvider } from '../../ui/rules-context.tsx'
import { heroesBook } from './book.ts'
import { MatchScreen } from './match-screen.tsx'
import { useReveal } from './playback.ts'
import { appealBefore } from './verdict.tsx'

export function HeroesPlay({ controller }: { readonly controller: MatchController<View> }) {
  const snapshot = useSyncExternalStore(controller.subscribe, controller.get)
  useEffect(() => {
    controller.resume()
    return () => controller.leave()
  }, [controller])
  const { lines } = snapshot
  const isStop = useCallback((line: Line) => appealBefore(lines, line).length > 0, [lines])
  const reveal = useReveal(controller, snapshot, isStop)
  const isFree = !reveal.isRunning && !reveal.stop
  const { view } = reveal
  const task = isFree ? snapshot.task : null
  return (
    <RulesProvider guide={heroesBook} options={controller.options}>
      <MatchScreen
        controller={controller}
        title={view.gladiators.map((one) => one.name).join(' against ')}
        view={view}
        lines={reveal.lines}
        sitters={controller.sitters}
        task={task}
        question={task?.kind === 'answer' ? (task.question as Heroes['question']) : null}
        handOver={snapshot.handOver}
        refusal={snapshot.refusal}
        isKept={snapshot.isKept}
        isRunning={reveal.isRunning}
        stop={reveal.stop}
        onSkip={reveal.skip}
        onPass={reveal.pass}
        end={isFree && snapshot.isOver && <EndPanel guide={heroesBook} controller={controller} snapshot={snapshot} />}
      />
    </RulesProvider>
  )
}
