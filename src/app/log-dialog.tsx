import { useDiaryCommands } from '#components/diary/use-diary-commands.ts'
import { ViewingDialog } from '#components/diary/viewing-dialog.tsx'
import type { MovieSnapshot } from '#domain/movie/movie.ts'
import { useApp } from '#wiring/app/use-app.ts'

export const LogDialog = ({ movie, onClose }: { movie: MovieSnapshot; onClose: () => void }) => {
  const { diary } = useApp().lists
  const commands = useDiaryCommands()
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
