import { useEffect, useMemo, useState } from 'react'
import { FailedNotice } from '#components/async-boundary.tsx'
import { Page } from '#components/page.tsx'
import { useResetScroll } from '#components/use-reset-scroll.ts'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { WhenRecordsReady } from '#components/when-records-ready.tsx'
import { ProviderError } from '#domain/provider-error.ts'
import { startingConditions } from '#domain/stored-tonight.ts'
import type { TonightConditions } from '#domain/tonight.ts'
import { rememberedTonight, rememberTonight } from '#stores/tonight.ts'
import { css } from '#styled/css'
import { useTonight } from '#wiring/flows/tonight.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { Conditions } from './conditions.tsx'
import { Empty } from './empty.tsx'
import { Films, FilmsSkeleton } from './films.tsx'

// One light behind the three films.
const room = css({
  position: 'relative',
  isolation: 'isolate',
  _before: {
    content: '""',
    position: 'absolute',
    zIndex: '[-1]',
    insetInline: '[-1rem]',
    top: '0',
    height: '[min(46rem, 100%)]',
    background: '[radial-gradient(50% 50% at 50% 50%, {colors.accent.soft}, transparent)]',
    pointerEvents: 'none',
  },
})
const stage = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '4', md: '6' },
  paddingTop: { base: '4', md: '8' },
  paddingBottom: '4',
})

export const TonightScreen = () => {
  useResetScroll()
  const messages = useSectionMessages('tonight')
  return (
    <Page heading={messages.question}>
      <WhenRecordsReady loading={<FilmsSkeleton />}>
        <Choosing />
      </WhenRecordsReady>
    </Page>
  )
}

const Choosing = () => {
  const { watchlist, collections, myServices, preferences, notForMe } = useApp()
  const ids = useValue(notForMe.ids)
  const hidden = useMemo(() => [...ids], [ids])
  const [start] = useState(() =>
    startingConditions(rememberedTonight(preferences), {
      hasUnwatched: watchlist.counts.peek().unwatched > 0,
      collections: collections.items.peek(),
      services: myServices.peek(),
    }),
  )
  const [snapshot, send] = useTonight({ conditions: start, hidden })
  useEffect(() => send({ type: 'hidden films changed', hidden }), [send, hidden])
  const { conditions, films, deal, obstacle, problem } = snapshot.context
  const change = (changed: TonightConditions) => {
    rememberTonight(preferences, changed)
    send({ type: 'conditions changed', conditions: changed })
  }
  return (
    <div className={room}>
      <Conditions conditions={conditions} onChange={change} />
      <div className={stage}>
        {snapshot.matches('showing') ? (
          <Films
            films={films}
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
          <FilmsSkeleton />
        )}
      </div>
    </div>
  )
}
