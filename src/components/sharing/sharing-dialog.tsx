import { useRef, useState } from 'react'
import { fileNameFor, listText } from '#domain/sharing/list-text.ts'
import { maxName, sharedListOf } from '#domain/sharing/shared-list.ts'
import { isText } from '#domain/values/schema.ts'
import { formatList } from '#i18n/numbers.ts'
import type { Form } from '#stores/drafts.ts'
import { TitledDialog } from '#ui/dialog-parts.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useDraft } from '#wiring/app/use-draft.ts'
import { useFlowEnd } from '#wiring/app/use-flow.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { pageFile } from '#wiring/sharing/page-file.ts'
import { type Share, useSharing } from '#wiring/sharing/sharing-list.ts'
import { drawList, pictureSizes } from './draw-list.ts'
import { MadeShare } from './made-share.tsx'
import type { ListToShare } from './share-button.tsx'
import { type ShareForm, ShareOptions } from './share-options.tsx'

const shownCanvas = { maxWidth: '100%', maxHeight: '45dvh', borderRadius: 12, marginInline: 'auto' }
const hiddenCanvas = { display: 'none' }

const form: Form<ShareForm> = { name: 'share', fields: { name: isText, from: isText, note: isText } }

interface SharingDialogProps extends ListToShare {
  readonly onClose: () => void
}

export const SharingDialog = ({ name: listName, narrowedBy = [], movies, onClose }: SharingDialogProps) => {
  const app = useApp()
  const messages = useMessages().sharing
  const { app: appMessages, lists } = useCoreMessages()
  const language = useValue(app.language.loaded)
  const { number } = useFormats()
  const narrowed =
    narrowedBy.length === 0
      ? listName
      : messages.narrowed({ name: listName, filters: formatList(language, narrowedBy) })
  const proposed = narrowed.length > maxName ? listName : narrowed
  const draft = useDraft(form, proposed, { name: proposed, from: '', note: '' })
  const [fields, setFields] = useState(draft.fields)
  const hasNotes = movies.some(({ note }) => note !== undefined)
  const [sharesNotes, setSharesNotes] = useState(hasNotes)
  const [share, setShare] = useState<Share | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const breathe = () => new Promise<void>((resolve) => void app.platform.timeout(resolve, 0))
  const [snapshot, send] = useSharing({
    listFor: (about) => sharedListOf(about, sharesNotes ? movies : movies.map(({ note: _, ...movie }) => movie)),
    textOf: (list) => listText(list),
    drawPicture: async (list, shape) => {
      if (!canvas.current) throw new Error('There is no canvas.')
      const texts = {
        count: lists.movies({ count: list.movies.length }),
        more: (count: number) => `+${number(count)}`,
        brand: appMessages.name,
      }
      const content = await drawList(canvas.current, { app, list, movies, shape, texts, breathe })
      return { kind: 'file', name: fileNameFor(list.name, 'png'), content }
    },
    pageOf: async (list, link) => ({
      kind: 'file',
      name: fileNameFor(list.name, 'html'),
      content: await pageFile(
        list,
        {
          language,
          link,
          texts: {
            count: lists.movies({ count: list.movies.length }),
            open: messages.openInApp,
            made: messages.madeWith,
          },
        },
        breathe,
      ),
    }),
    keep: (made) => {
      draft.drop()
      setShare(made)
    },
  })
  useFlowEnd(snapshot, onClose)
  const { shape, made } = snapshot.context
  const isMade = snapshot.matches('made') || snapshot.matches('copying') || snapshot.matches('sharing')
  const isPicture = made?.kind === 'picture'
  return (
    <TitledDialog open onClose={() => send({ type: 'closed' })} title={messages.title} size="form">
      <canvas
        ref={canvas}
        {...pictureSizes[shape]}
        style={isMade && isPicture ? shownCanvas : hiddenCanvas}
        role="img"
        aria-label={fields.name.trim() || messages.title}
      />
      {isMade && share && made ? (
        <MadeShare snapshot={snapshot} send={send} share={share} made={made} />
      ) : (
        <ShareOptions
          snapshot={snapshot}
          send={send}
          draft={draft}
          fields={fields}
          notes={hasNotes ? { areShared: sharesNotes, onChange: setSharesNotes } : null}
          onChange={setFields}
        />
      )}
    </TitledDialog>
  )
}
