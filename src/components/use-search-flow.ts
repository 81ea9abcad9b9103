import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MovieId } from '#domain/movie.ts'
import type { SearchBoxEvent } from '#machines/search-box.ts'
import type { SearchBoxFlow } from '#wiring/flows/search-box.ts'
import { useApp } from '#wiring/use-app.ts'
import type { SearchResults } from './search-results.tsx'

interface Ways {
  readonly openMovie: (id: MovieId) => void
  readonly showAll: (query: string) => void
}

const load = () => Promise.all([import('#wiring/flows/search-box.ts'), import('./search-results.tsx')] as const)

interface Running {
  readonly flow: SearchBoxFlow
  readonly snapshot: ReturnType<SearchBoxFlow['getSnapshot']>
  /** The drop-down. */
  readonly Results: typeof SearchResults
}

/**
 * The search box's machine and its drop-down, whose code is loaded when the browser is idle; the machine is started when
 * the field is entered. What is typed until then is kept and handed over.
 */
export const useSearchFlow = ({ openMovie, showAll }: Ways) => {
  const { queries, queryClient, reportOnce } = useApp()
  const [early, setEarly] = useState('')
  const [isEntered, setEntered] = useState(false)
  const [running, setRunning] = useState<Running | null>(null)

  const onOpen = useEffectEvent(openMovie)
  const onShowAll = useEffectEvent(showAll)
  const typedEarly = useEffectEvent(() => early)
  useEffect(() => {
    if (!isEntered) return
    let started: SearchBoxFlow | undefined
    let isGone = false
    load().then(
      ([{ startSearchBox }, { SearchResults: Results }]) => {
        if (isGone) return
        const flow = startSearchBox(typedEarly(), {
          queries,
          queryClient,
          openMovie: (id) => onOpen(id),
          showAll: (query) => onShowAll(query),
        })
        started = flow
        const show = () => setRunning({ flow, snapshot: flow.getSnapshot(), Results })
        // Synchronously: a key pressed between the start and a later render would be lost.
        flushSync(show)
        flow.subscribe(show)
      },
      (error: unknown) => {
        reportOnce(error)
        setEntered(false)
      },
    )
    return () => {
      isGone = true
      started?.stop()
      setRunning(null)
    }
  }, [isEntered, queries, queryClient, reportOnce])

  const flow = running?.flow
  const send = useCallback((event: SearchBoxEvent) => flow?.send(event), [flow])

  const context = running?.snapshot.context
  return {
    /** Null until the field is entered and the code has loaded. */
    running,
    send,
    text: context?.text ?? early,
    isOpen: running?.snapshot.matches('open') ?? false,
    highlighted: context?.highlighted ?? null,
    enter: () => setEntered(true),
    confirm: () => {
      if (flow) flow.send({ type: 'entered' })
      else if (early.trim()) {
        setEarly('')
        showAll(early.trim())
      }
    },
    type: (text: string) => {
      if (flow) return flow.send({ type: 'typed', text })
      setEarly(text)
      setEntered(true)
    },
  }
}
