import { createDiaryCommands } from '#commands/diary.ts'
import { ViewingDialog } from '#components/diary/viewing-dialog.tsx'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'

export const LogDialog = ({ movie, onClose }: { movie: MovieSnapshot; onClose: () => void }) => {
  const { diary } = useApp().lists
  const commands = useLazy(createDiaryCommands)
  return (
    <ViewingDialog
      record={`new-${movie.id}`}
      title={movie.title}
      viewing={null}
      liked={diary.byMovie.peek().get(movie.id)?.liked === true}
      save={(viewing) => commands.log(movie, viewing)}
      onClose={onClose}
    />
  )
}
