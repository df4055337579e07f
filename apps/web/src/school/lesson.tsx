/** One lesson: the match shell with a trainer in it. The match itself is not kept, only that the lesson is done. */

import { type MatchRecord, readyScenario, t } from '@harena/engine'
import { type CoachedStep, isCoached, type Lesson, lessons, openingOf } from '@harena/games/lessons'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Page } from '../app/frame.tsx'
import { surroundings } from '../app/open-matches.ts'
import { hashOf } from '../app/route.ts'
import type { Sitter } from '../app/saved-match.ts'
import { viewerOf } from '../app/sitters.ts'
import { useLoaded } from '../app/use-loaded.ts'
import { CoachedContext } from '../board/coached.ts'
import { type LoadedGame, loadGame } from '../games/index.ts'
import { MatchController } from '../match/controller.ts'
import { EndScene } from '../match/end-scene.tsx'
import { MatchScreen } from '../match/screen.tsx'
import { isCampaign, type ScreenSlots, type Slots } from '../match/slots.ts'
import type { Snapshot } from '../match/snapshot.ts'
import { sittersOf } from '../pages/scenarios/play.ts'
import { RulesProvider } from '../ui/rules-context.tsx'
import { Coach } from './coach.tsx'
import { useCoaching } from './coaching.ts'
import { LessonEnd } from './lesson-end.tsx'
import { progress } from './progress.ts'
import './school.css'

export function LessonById({ id }: { readonly id: string }) {
  const lesson = lessons.find(({ scenario }) => scenario.id === id)
  return lesson ? <LoadedLesson lesson={lesson} /> : <NoLesson />
}

export function NoLesson() {
  return (
    <Page title={t('No such lesson')}>
      <p>{t('The school does not teach that.')}</p>
      <a className="button" href={hashOf({ screen: 'school', game: null })}>
        {t('To the school')}
      </a>
    </Page>
  )
}

interface Opened {
  readonly slots: LoadedGame
  readonly record: MatchRecord
  readonly sitters: readonly Sitter[]
}

async function opened(lesson: Lesson): Promise<Opened> {
  const { ruleset } = lesson.scenario
  const [{ gameOf }, slots] = await Promise.all([import('@harena/games'), loadGame(ruleset)])
  const game = gameOf(ruleset)
  const sitters = sittersOf(readyScenario(lesson.scenario, game))
  return { slots: slots!, record: openingOf(lesson, game), sitters }
}

function LoadedLesson({ lesson }: { readonly lesson: Lesson }) {
  const { id } = lesson.scenario
  const { slots, record, sitters } = useLoaded(`lesson ${id}`, () => opened(lesson))
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round is a match of its own
  const controller = useMemo(() => controllerOf(`lesson-${id}`, slots, record, sitters), [id, slots, round])
  return (
    <LessonPlay key={round} lesson={lesson} slots={slots} controller={controller} onAgain={() => setRound(round + 1)} />
  )
}

/** Nothing of it is saved: it is begun again in a moment. */
export function controllerOf(
  id: string,
  slots: LoadedGame,
  record: MatchRecord,
  sitters: readonly Sitter[],
): MatchController {
  const save = () => ({ kept: 'kept', dropped: [] }) as const
  return new MatchController(slots, { id, record, sitters, isQuick: true }, { ...surroundings, save, tell: () => {} })
}

interface LessonPlayProps {
  readonly lesson: Lesson
  readonly slots: LoadedGame
  readonly controller: MatchController
  readonly onAgain: () => void
}

function LessonPlay({ lesson, slots, controller, onAgain }: LessonPlayProps) {
  const snapshot = useSyncExternalStore(controller.subscribe, controller.get)
  useEffect(() => {
    controller.resume()
    return () => controller.leave()
  }, [controller])
  const coaching = useCoaching(lesson, controller, snapshot)
  const { isOver, task } = snapshot
  useEffect(() => {
    if (isOver) progress.add(lesson.scenario.id)
  }, [isOver, lesson])
  const isAsked = task !== null
  const coach = !isOver && <Coach lesson={lesson} coaching={coaching} isAsked={isAsked} />
  const end = <LessonEnd lesson={lesson} result={snapshot.result} onAgain={onAgain} />
  return (
    <RulesProvider book={slots.book} options={controller.options} isEager>
      <CoachedContext value={coaching.coached}>
        <div className="lesson" data-point={pointOf(coaching.step, isAsked)}>
          {isCampaign(slots) ? (
            <CampaignLesson
              slots={slots}
              controller={coaching.controller}
              snapshot={snapshot}
              coach={coach}
              end={end}
            />
          ) : (
            <MatchLesson slots={slots} controller={coaching.controller} snapshot={snapshot} coach={coach} end={end} />
          )}
        </div>
      </CoachedContext>
    </RulesProvider>
  )
}

function pointOf(step: unknown, isAsked: boolean): string | undefined {
  return isAsked && isCoached(step as CoachedStep) ? (step as CoachedStep).point : undefined
}

interface ShownProps<S> {
  readonly slots: S
  readonly controller: MatchController
  readonly snapshot: Snapshot<unknown>
  readonly coach: ReactNode
  readonly end: ReactNode
}

function MatchLesson({ slots, controller, snapshot, coach, end }: ShownProps<Slots<unknown>>) {
  return (
    <MatchScreen
      slots={slots}
      actions={controller}
      snapshot={snapshot}
      sitters={controller.sitters}
      goal={controller.options.goal}
      coach={coach}
      end={end}
      endScene={
        <EndScene slots={slots} controller={controller} snapshot={snapshot} seat={viewerOf(controller.sitters)} />
      }
    />
  )
}

/** A campaign has screens of its own: the trainer stands above them. */
function CampaignLesson({ slots, controller, snapshot, coach, end }: ShownProps<ScreenSlots<unknown>>) {
  return (
    <div className="campaign-lesson">
      {snapshot.isOver ? end : coach}
      <div className="campaign-screen">
        <slots.Screen controller={controller} snapshot={snapshot} />
      </div>
    </div>
  )
}
