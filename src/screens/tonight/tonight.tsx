import { Telescope } from 'lucide-react'
import { useState } from 'react'
import { FailedNotice } from '#components/loading/async-boundary.tsx'
import { Page } from '#components/loading/page.tsx'
import { WhenRecordsReady } from '#components/loading/when-records-ready.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { ProviderError } from '#domain/movie/provider-error.ts'
import { startingConditions, tonightConditionsFrom } from '#domain/stored/stored-tonight.ts'
import { type Condition, type Obstacle, type TonightConditions, withoutCondition } from '#domain/tonight/tonight.ts'
import { parseJson } from '#domain/values/attempt.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useTonight } from '#wiring/flows/tonight.ts'
import { Conditions } from './conditions.tsx'
import { Movies, MoviesSkeleton } from './movies.tsx'
import { useTexts } from './use-texts.ts'

// One light behind the three movies.
const room = css({
  position: 'relative',
  isolation: 'isolate',
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: 'behind',
    insetInline: '-4',
    top: '0',
    height: '[min(46rem, 100%)]',
    background: '[radial-gradient(50% 50% at 50% 50%, {colors.accent.soft}, transparent)]',
    pointerEvents: 'none',
  },
})
const stage = css({
  stack: { base: '4', md: '6' },
  paddingTop: { base: '4', lg: '8' },
  paddingBottom: '4',
})

export const TonightScreen = () => {
  useResetScroll()
  const messages = useMessages().tonight
  return (
    <Page heading={messages.question}>
      <WhenRecordsReady loading={<MoviesSkeleton />}>
        <Choosing />
      </WhenRecordsReady>
    </Page>
  )
}

const Choosing = () => {
  const { lists, settings, memory, records } = useApp()
  const [start] = useState(() =>
    startingConditions(tonightConditionsFrom(parseJson(memory.preferences.tonight.value.peek())), {
      hasUnwatched: lists.watchlist.counts.peek().unwatched > 0,
      collections: lists.collections.items.peek(),
      services: settings.myServices.peek(),
      friends: records.friends.peek(),
    }),
  )
  const [snapshot, send] = useTonight(start)
  const { conditions, hidden, movies, deal, obstacle, problem } = snapshot.context
  const change = (changed: TonightConditions) => {
    memory.preferences.tonight.set(JSON.stringify(changed))
    send({ type: 'conditions changed', conditions: changed })
  }
  return (
    <div className={room}>
      <Conditions conditions={conditions} onChange={change} />
      <div className={stage}>
        {snapshot.matches('showing') ? (
          <Movies
            movies={movies}
            conditions={conditions}
            slots={deal.slots}
            hidden={hidden}
            isNewRound={snapshot.matches({ showing: 'all again' })}
            onAnother={() => send({ type: 'another three requested' })}
          />
        ) : snapshot.matches('empty') ? (
          <Empty conditions={conditions} obstacle={obstacle} onChange={change} />
        ) : snapshot.matches('failed') ? (
          <FailedNotice
            error={problem && new ProviderError({ ...problem, path: '' })}
            retry={() => send({ type: 'retry requested' })}
          />
        ) : (
          <MoviesSkeleton />
        )}
      </div>
    </div>
  )
}

interface EmptyProps {
  readonly conditions: TonightConditions
  readonly obstacle: Obstacle | null
  readonly onChange: (conditions: TonightConditions) => void
}

/** Names the condition that leaves no movie, and offers to drop it. */
const Empty = ({ conditions, obstacle, onChange }: EmptyProps) => {
  const { empty } = useMessages().tonight
  const texts = useTexts()
  const titleOf = (condition: Condition): string => {
    if (condition === 'maxRuntime') return empty.maxRuntime({ length: texts.length(conditions.maxRuntime ?? 0) })
    return condition === 'taste' ? empty.taste({ taste: texts.taste(conditions.taste ?? '') }) : empty.services
  }
  const icon = <Telescope aria-hidden="true" />
  if (!obstacle) {
    return (
      <Notice icon={icon} title={empty[conditions.source.kind]}>
        {conditions.source.kind === 'unlisted' ? null : (
          <Button variant="solid" onClick={() => onChange({ ...conditions, source: { kind: 'unlisted' } })}>
            {empty.lookElsewhere}
          </Button>
        )}
      </Notice>
    )
  }
  const { condition, movies } = obstacle
  return (
    <Notice icon={icon} title={titleOf(condition)} hint={movies ? empty.without({ count: movies }) : undefined}>
      <Button variant="solid" onClick={() => onChange(withoutCondition(conditions, condition))}>
        {empty.drop[condition]}
      </Button>
    </Notice>
  )
}
