import type { OfflineCopiesMessages } from './messages.ts'

export const jaJP = {
  heading: 'オフライン用の保存データ',
  note: '表示したことのある、あなたの映画のポスターと詳細です。ネットワークがなくても見られます。最後に表示してから長いものから順に削除されます。',
  posters: 'ポスター',
  answers: '詳細',
  remove: '削除',
} satisfies OfflineCopiesMessages
