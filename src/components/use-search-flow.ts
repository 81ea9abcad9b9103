import { useEffect, useState } from 'react'
import type { MovieId } from '#domain/movie.ts'
import { useApp } from '#wiring/use-app.ts'
import { useFlow } from '#wiring/use-flow.ts'

interface Destinations {
  readonly openMovie: (id: MovieId) => void
  readonly showAll: (query: string) => void
}

const load = async () => {
  const [{ createSearchBox }, { SearchResults }] = await Promise.all([
    import('#wiring/flows/search-box.ts'),
    import('./search-results.tsx'),
  ])
  return { createSearchBox, SearchResults }
}

/** Loads the drop-down when the field is entered, and then hands over the text typed so far. */
export const useSearchFlow = ({ openMovie, showAll }: Destinations) => {
  const { reportOnce, memory } = useApp()
  const [early, setEarly] = useState(() => memory.searchText.read() ?? '')
  const [isEntered, setEntered] = useState(false)
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null)
  const [snapshot, send] = useFlow(code?.createSearchBox ?? null, { text: early, openMovie, showAll })

  useEffect(() => memory.searchText.forget(), [memory])
  useEffect(() => {
    if (!isEntered) return
    let isGone = false
    load().then(
      (loaded) => {
        if (!isGone) setCode(loaded)
      },
      (error: unknown) => {
        reportOnce(error)
        setEntered(false)
      },
    )
    return () => {
      isGone = true
    }
  }, [isEntered, reportOnce])

  return {
    /** Null until the field was entered and the code has loaded. */
    snapshot,
    Results: code?.SearchResults,
    send,
    text: snapshot?.context.text ?? early,
    isOpen: snapshot?.matches('open') ?? false,
    highlighted: snapshot?.context.highlighted ?? null,
    enter: () => setEntered(true),
    confirm: () => {
      if (snapshot) send({ type: 'entered' })
      else if (early.trim()) {
        setEarly('')
        showAll(early.trim())
      }
    },
    type: (text: string) => {
      if (snapshot) return send({ type: 'typed', text })
      setEarly(text)
      setEntered(true)
    },
  }
}
