import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const zhCN = {
  heading: '离线可用',
  note: '你自己的电影中打开过的，海报和详情会保存下来，离线时也能查看。最久未显示的会先被移除。',
  posters: '海报',
  answers: '详情',
  remove: '移除',
} satisfies OfflineCopiesMessages
