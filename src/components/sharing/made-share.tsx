import { Copy, Download, Share2 } from 'lucide-react'
import { type FocusEvent, useEffect, useId, useRef } from 'react'
import type { MadeShare as Made } from '#machines/sharing-list.ts'
import { css, cx } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button } from '#ui/button.tsx'
import { DialogActions } from '#ui/dialog-parts.tsx'
import { problem } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { SendToSharing, Share, SharingSnapshot } from '#wiring/sharing/sharing-list.ts'

const styles = field()
const area = css({ paddingBlock: '2.5', resize: 'vertical', fontSize: 'sm', overflowWrap: 'anywhere' })
const text = css({ color: 'fg.muted', overflowWrap: 'anywhere' })

const selectAll = (event: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => event.target.select()

interface MadeShareProps {
  readonly snapshot: SharingSnapshot
  readonly send: SendToSharing
  readonly share: Share
  readonly made: Made
}

/** What was made, to be copied, shared or downloaded. */
export const MadeShare = ({ snapshot, send, share, made }: MadeShareProps) => {
  const messages = useMessages().sharing
  const id = useId()
  const first = useRef<HTMLButtonElement>(null)
  // The button that was pressed is gone.
  useEffect(() => first.current?.focus(), [])
  const notes = { titles: '', whole: '', ids: messages.idsOnly, 'instead of a link': messages.tooLong }
  const note = notes[made.detail]
  const canBeShared = made.canBeShared
  const status = snapshot.matches({ made: 'copied' })
    ? messages.copied
    : snapshot.matches({ made: 'handed over' })
      ? messages.handedOver
      : ''
  return (
    <>
      {note === '' ? null : <p className={text}>{note}</p>}
      {share.kind === 'file' ? (
        <p className={text}>
          <bdi>{share.name}</bdi>
        </p>
      ) : (
        <div className={styles.root}>
          <label className={styles.label} htmlFor={id}>
            {messages.kinds[share.kind]}
          </label>
          {share.kind === 'link' ? (
            <input id={id} className={styles.input} dir="ltr" readOnly value={share.text} onFocus={selectAll} />
          ) : (
            <textarea
              id={id}
              className={cx(styles.input, area)}
              dir="auto"
              rows={8}
              readOnly
              value={share.text}
              onFocus={selectAll}
            />
          )}
        </div>
      )}
      <p role="status">{status}</p>
      {snapshot.matches({ made: 'refused' }) ? (
        <p className={problem} role="alert">
          {messages.refused}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={() => send({ type: 'went back' })}>{messages.back}</Button>
        {canBeShared ? (
          <Button onClick={() => send({ type: 'share requested' })}>
            <Share2 aria-hidden="true" />
            {messages.share}
          </Button>
        ) : null}
        {share.kind === 'file' ? (
          <Button ref={first} variant="solid" onClick={() => send({ type: 'download requested' })}>
            <Download aria-hidden="true" />
            {messages.download}
          </Button>
        ) : (
          <Button ref={first} variant="solid" onClick={() => send({ type: 'copy requested' })}>
            <Copy aria-hidden="true" />
            {messages.copy}
          </Button>
        )}
      </DialogActions>
    </>
  )
}
