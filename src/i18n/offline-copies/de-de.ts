import type { OfflineCopiesMessages } from './messages.ts'

export const deDE = {
  heading: 'Offline verfügbar',
  note: 'Poster und Daten deiner eigenen Filme, die du dir angesehen hast – damit du sie auch ohne Netz siehst. Was am längsten nicht gezeigt wurde, weicht zuerst.',
  posters: 'Poster',
  answers: 'Filmdaten',
  remove: 'Entfernen',
} satisfies OfflineCopiesMessages
