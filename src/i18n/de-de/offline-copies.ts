import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const deDE = {
  heading: 'Offline verfügbar',
  note: 'Poster und Daten deiner Filme, deren Seite du geöffnet hast, damit du sie auch offline siehst. Was am längsten nicht angezeigt wurde, wird zuerst entfernt.',
  posters: 'Poster',
  answers: 'Filmdaten',
  remove: 'Entfernen',
} satisfies OfflineCopiesMessages
