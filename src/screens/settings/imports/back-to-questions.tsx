import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'

/** Where the files can be read again with other answers. */
export const BackToQuestions = ({ snapshot, send }: { snapshot: HistoryImportSnapshot; send: SendToHistory }) => {
  const { back } = useMessages().history
  if (!snapshot.can({ type: 'questions reopened' })) return null
  return <Button onClick={() => send({ type: 'questions reopened' })}>{back}</Button>
}
