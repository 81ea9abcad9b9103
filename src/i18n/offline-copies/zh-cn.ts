import type { OfflineCopiesMessages } from './messages.ts'

export const zhCN = {
  heading: '离线可用',
  note: '你的影片中看过的海报和详情，没有网络时也能查看。最久未显示的会先被移除。',
  posters: '海报',
  answers: '详情',
  remove: '移除',
} satisfies OfflineCopiesMessages
