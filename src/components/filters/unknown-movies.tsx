import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { LoadingStatus } from '#wiring/movies/define-movie-data.ts'

/** How many movies are unknown and why, with what asks about them; nothing for none. */
export const UnknownMovies = ({ count, status: { state, resume } }: { count: number; status: LoadingStatus }) => {
  const messages = useMessages().services
  if (count === 0) return null
  return (
    <>
      <span role="status">{messages.unknown({ count })}</span>
      {state === 'paused' || state === 'waiting' || state === 'failed' ? <span>{messages[state]}</span> : null}
      {state === 'paused' || state === 'failed' ? (
        <Button variant="link" onClick={resume}>
          {messages.resume}
        </Button>
      ) : null}
    </>
  )
}
