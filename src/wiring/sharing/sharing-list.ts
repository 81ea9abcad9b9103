import type { SnapshotFrom } from 'xstate'
import type { SharedList } from '#domain/sharing/shared-list.ts'
import {
  type MadeShare,
  type PictureShape,
  type ShareRequest,
  type SharingEvent,
  sharingListMachine,
} from '#machines/sharing-list.ts'
import type { App } from '../app/app.ts'
import { createFlow, reporting } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { linkOf } from './list-link.ts'

export type SharingSnapshot = SnapshotFrom<typeof sharingListMachine>
export type SendToSharing = (event: SharingEvent) => void

/** What is handed over: a text, which may be a link, or a file. */
export type Share =
  | { readonly kind: 'link' | 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly name: string; readonly content: Blob }

/** What the dialog does. */
export interface SharingInput {
  readonly listFor: (about: Pick<ShareRequest, 'name' | 'from' | 'note'>) => SharedList
  readonly textOf: (list: SharedList) => string
  /** Rejects when the browser cannot make it. */
  readonly drawPicture: (list: SharedList, shape: PictureShape) => Promise<Share & { readonly kind: 'file' }>
  /** `link` is '' where the list is too long for one. */
  readonly pageOf: (list: SharedList, link: string) => Promise<Share & { readonly kind: 'file' }>
  /** Shows what was made. */
  readonly keep: (share: Share) => void
}

interface Made {
  readonly share: Share
  readonly made: Omit<MadeShare, 'canBeShared'>
}

/** Where a link with a list leads. */
const pageAddress = (): string => new URL(`${import.meta.env.BASE_URL}share`, window.location.origin).href

const make = async ({ kind, shape, ...about }: ShareRequest, input: SharingInput): Promise<Made> => {
  const sent = input.listFor(about)
  // What is no link names the sender in its title.
  const list = { ...sent, name: [sent.name, sent.from].filter(Boolean).join(' · ') }
  if (kind === 'text') return { share: { kind, text: input.textOf(list) }, made: { kind, detail: 'whole' } }
  if (kind === 'picture') return { share: await input.drawPicture(list, shape), made: { kind, detail: 'whole' } }
  const link = await linkOf(sent, pageAddress())
  if (kind === 'link' && link) return { share: { kind, text: link.url }, made: { kind, detail: link.detail } }
  const detail = kind === 'link' ? 'instead of a link' : 'whole'
  return { share: await input.pageOf(list, link?.url ?? ''), made: { kind: 'page', detail } }
}

const createSharing = (app: App, _: SharingInput, latest: () => SharingInput) => {
  const { files } = app
  let share: Share | undefined
  const handOver = (): Share => {
    if (!share) throw new Error('Nothing was made.')
    return share
  }
  const textOf = (made: Share): string => (made.kind === 'file' ? '' : made.text)
  return createFlow(app, sharingListMachine, undefined, {
    'make share': async (input) => {
      const { share: next, made } = await reporting(app)(make(input, latest()))
      share = next
      latest().keep(next)
      const canBeShared = next.kind === 'file' ? files.canShareFile(next.name) : files.canShareText()
      return { ...made, canBeShared }
    },
    'copy text': () => files.copyText(textOf(handOver())),
    'share it': () => {
      const made = handOver()
      return made.kind === 'file' ? files.shareFile(made.name, made.content) : files.shareText(made)
    },
    'download file': () => {
      const made = handOver()
      if (made.kind === 'file') files.downloadFile(made.name, made.content)
    },
  })
}

export const useSharing = (input: SharingInput) => useFlow(createSharing, input)
