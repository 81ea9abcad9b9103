import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const jaJP = {
  heading: 'オフラインで表示可能',
  note: '自分の映画のうち、開いたことのある映画のポスターと詳細です。オフラインでも見られます。長い間表示していないものから順に削除されます。',
  posters: 'ポスター',
  answers: '詳細',
  remove: '削除',
} satisfies OfflineCopiesMessages
