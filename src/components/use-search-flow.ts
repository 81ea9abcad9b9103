import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { MovieId } from '#domain/movie.ts'
import type { SearchBoxEvent } from '#machines/search-box.ts'
import type { SearchBoxFlow } from '#wiring/flows/search-box.ts'
import { useApp } from '#wiring/use-app.ts'

interface Ways {
  readonly openMovie: (id: MovieId) => void
  readonly showAll: (query: string) => void
}

const loadFlow = () => import('#wiring/flows/search-box.ts')
const ahead = () => {
  // A load that fails is tried again when the field gets the focus.
  loadFlow().catch(() => {})
}

/**
 * The search box's machine, whose code is loaded when the browser is idle and started when the field is entered;
 * what is typed until then is kept and handed over.
 */
export const useSearchFlow = ({ openMovie, showAll }: Ways) => {
  const { queries, queryClient, reportOnce, start } = useApp()
  const [early, setEarly] = useState('')
  const [isEntered, setEntered] = useState(false)
  const [flow, setFlow] = useState<SearchBoxFlow | null>(null)

  useEffect(() => start.after(ahead), [start])

  const onOpen = useEffectEvent(openMovie)
  const onShowAll = useEffectEvent(showAll)
  const typedEarly = useEffectEvent(() => early)
  useEffect(() => {
    if (!isEntered) return
    let started: SearchBoxFlow | undefined
    let isGone = false
    loadFlow().then(
      (module) => {
        if (isGone) return
        const running = module.startSearchBox(typedEarly(), {
          queries,
          queryClient,
          openMovie: (id) => onOpen(id),
          showAll: (query) => onShowAll(query),
        })
        started = running
        // Synchronously: a key pressed between the start and a later render would be lost.
        flushSync(() => setFlow(running))
      },
      (error: unknown) => {
        reportOnce(error)
        setEntered(false)
      },
    )
    return () => {
      isGone = true
      started?.stop()
      setFlow(null)
    }
  }, [isEntered, queries, queryClient, reportOnce])

  const subscribe = useCallback(
    (notify: () => void) => {
      const subscription = flow?.subscribe(notify)
      return () => subscription?.unsubscribe()
    },
    [flow],
  )
  const snapshot = useSyncExternalStore(subscribe, () => flow?.getSnapshot() ?? null)
  const send = useCallback((event: SearchBoxEvent) => flow?.send(event), [flow])

  return {
    snapshot,
    send,
    text: snapshot ? snapshot.context.text : early,
    isOpen: snapshot?.matches('open') ?? false,
    highlighted: snapshot?.context.highlighted ?? null,
    enter: () => setEntered(true),
    confirm: () => {
      if (flow) flow.send({ type: 'entered' })
      else if (early.trim() !== '') {
        setEarly('')
        showAll(early.trim())
      }
    },
    type: (text: string) => (flow ? flow.send({ type: 'typed', text }) : setEarly(text)),
  }
}
