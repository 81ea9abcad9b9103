import { X } from 'lucide-react'
import { css } from '#styled/css'
import { dialog } from '#styled/recipes/dialog.js'
import { field } from '#styled/recipes/field.js'
import { IconButton } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { DialogBody } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const list = css({
  display: 'grid',
  gridTemplateColumns: '[fit-content(45%) minmax(0, 1fr)]',
  alignItems: 'center',
  columnGap: { base: '3', sm: '4' },
  rowGap: '3',
})
const row = css({ display: 'contents' })
const meaningLook = css({ overflowWrap: 'anywhere' })
const keys = css({ wrap: '1', justifyContent: 'flex-end' })
const key = css({
  minWidth: '8',
  paddingInline: '2',
  paddingBlock: '1',
  borderWidth: 'thin',
  borderColor: 'control',
  borderRadius: 'chip',
  background: 'raised',
  textStyle: 'note',
  textAlign: 'center',
})

const { note } = field()

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

export const KeyListDialog = ({ onClose }: { onClose: () => void }) => {
  const { settings, memory } = useApp()
  const messages = useMessages().keys
  const { keyShortcuts } = useValue(settings.current)
  const scale = useValue(memory.preferences.ratingScale.value)
  const control = isApple ? '⌘' : messages.control
  const rows: readonly (readonly [keys: readonly string[], meaning: string])[] = [
    ...(keyShortcuts ? [[['/'], messages.search] as const] : []),
    [[control, 'K'], messages.search],
    [['↑', '↓', messages.enter], messages.choose],
    [['←', '→', '↑', '↓'], messages.posters],
    [[messages.escape], messages.close],
    [[control, 'Z'], messages.undo],
    [isApple ? [control, '⇧', 'Z'] : [control, 'Y'], messages.redo],
    ...(keyShortcuts ? [[['?'], messages.list] as const] : []),
  ]
  const movieRows: typeof rows = [
    [['W'], messages.watched],
    [['A'], messages.add],
    [['1', '…', '9', '0'], messages.rate[scale]],
    [['L'], messages.log],
    [['O'], messages.open],
  ]
  const shown = keyShortcuts ? [...rows, ...movieRows] : rows
  return (
    <Dialog open onClose={onClose} label={messages.title} size="small">
      <IconButton
        className={dialog().close}
        label={messages.closeList}
        icon={<X aria-hidden="true" />}
        onClick={onClose}
      />
      <DialogBody title={messages.title}>
        <dl className={list}>
          {shown.map(([pressed, meaning]) => (
            <div key={pressed.join(' ')} className={row}>
              <dt className={keys}>
                {pressed.map((each) => (
                  <kbd key={each} className={key}>
                    {each}
                  </kbd>
                ))}
              </dt>
              <dd className={meaningLook}>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className={note}>{keyShortcuts ? messages.canBeOff : messages.areOff}</p>
      </DialogBody>
    </Dialog>
  )
}
