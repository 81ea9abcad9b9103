import { CalendarClock, Ellipsis, Undo2, X } from 'lucide-react'
import { css } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { useIsNarrow } from '#ui/hooks/use-screen-width.ts'
import { Menu } from '#ui/menu.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { HistoryImportSnapshot, SendToHistory } from '#wiring/flows/history-import.ts'
import { BackToQuestions } from './back-to-questions.tsx'

const likely = css({ flexGrow: { base: '1', md: '0' } })

interface ReviewActionsProps {
  readonly snapshot: HistoryImportSnapshot
  readonly send: SendToHistory
  /** What the button that imports says. */
  readonly confirm: string
  readonly isDisabled: boolean
}

/** On a phone one row, with a menu of what is done less often. */
export const ReviewActions = ({ snapshot, send, confirm, isDisabled }: ReviewActionsProps) => {
  const { cancel, later, back } = useMessages().history
  const { moreActions } = useCoreMessages().app
  const isNarrow = useIsNarrow()
  const isWriting = snapshot.matches('writing')
  const putOff = () => send({ type: 'put off' })
  const end = () => send({ type: 'canceled' })
  const reopen = snapshot.can({ type: 'questions reopened' })
    ? [{ id: 'back', label: back, icon: <Undo2 />, onChoose: () => send({ type: 'questions reopened' }) }]
    : []
  return (
    <DialogActions inView>
      {isNarrow ? (
        <Menu
          items={[
            { id: 'later', label: later, icon: <CalendarClock />, onChoose: putOff },
            ...reopen,
            { id: 'cancel', label: cancel, icon: <X />, onChoose: end },
          ]}
          placement="top-end"
        >
          {(trigger) => (
            <IconButton {...trigger} label={moreActions} icon={<Ellipsis aria-hidden="true" />} disabled={isWriting} />
          )}
        </Menu>
      ) : (
        <>
          <Button variant="quiet" disabled={isWriting} onClick={end}>
            {cancel}
          </Button>
          <BackToQuestions snapshot={snapshot} send={send} />
          <Button disabled={isWriting} onClick={putOff}>
            {later}
          </Button>
        </>
      )}
      <Button className={likely} variant="solid" disabled={isDisabled} onClick={() => send({ type: 'confirmed' })}>
        {confirm}
      </Button>
    </DialogActions>
  )
}
