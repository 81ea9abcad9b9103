import { BookmarkPlus, Check, Pencil } from 'lucide-react'
import { createSavedFilterCommands } from '#commands/saved-filters.ts'
import { css, cx } from '#styled/css'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { ListView } from './use-list-view.ts'

// Looks 32 px high; the touch target is 44 px.
const action = css({
  position: 'relative',
  display: 'inline-flex',
  row: '1.5',
  minHeight: '8',
  color: 'accent',
  fontWeight: 'semibold',
  cursor: 'pointer',
  textAlign: 'start',
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1.5' },
  _hover: { textDecoration: 'underline' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})

// Only the icon on a phone, where two labels would take a second line.
const second = css({ mdDown: { minWidth: '11', '& > span': { display: 'none' } } })

interface ViewActionsProps {
  readonly view: Pick<ListView, 'list' | 'conditions' | 'order' | 'current' | 'isChanged'>
  /** Opens the dialog. */
  readonly onName: () => void
}

/** Saves what narrows the list as a tab, or changes the tab that is open; on Discover, the same of shelves. */
export const ViewActions = ({ view: { list, current, isChanged, conditions, order }, onName }: ViewActionsProps) => {
  const { filters: messages, shelves } = useMessages()
  const edit = list === 'discover' ? shelves.edit : messages.edit
  const commands = useLazy(createSavedFilterCommands)
  if (!current) {
    return (
      <button type="button" className={action} onClick={onName}>
        <BookmarkPlus aria-hidden="true" />
        {list === 'discover' ? shelves.keep : messages.save}
      </button>
    )
  }
  return (
    <>
      {isChanged ? (
        <button type="button" className={action} onClick={() => void commands.change(current, { conditions, order })}>
          <Check aria-hidden="true" />
          {messages.update}
        </button>
      ) : null}
      <button type="button" className={cx(action, isChanged && second)} aria-label={edit} onClick={onName}>
        <Pencil aria-hidden="true" />
        <span>{edit}</span>
      </button>
    </>
  )
}
