import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const ruRU = {
  heading: 'Доступно без сети',
  note: 'Постеры и сведения о ваших фильмах, которые вы уже открывали: их видно и без сети. Первыми удаляются те, что дольше всего не показывались.',
  posters: 'Постеры',
  answers: 'Сведения',
  remove: 'Удалить',
} satisfies OfflineCopiesMessages
