import { createDiaryCommands } from '#commands/diary.ts'
import { useOwnRating } from '#components/card/use-own-rating.ts'
import { StarRating } from '#components/diary/star-rating.tsx'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

export const ToastStars = ({ movie }: { movie: MovieSnapshot }) => {
  const { ratedMovie } = useMessages().diary
  const { rate } = useLazy(createDiaryCommands)
  return (
    <StarRating
      label={ratedMovie({ title: movie.title })}
      value={useOwnRating(movie.id) ?? null}
      onChange={(rating) => rate(movie, rating)}
    />
  )
}
