import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const frFR = {
  heading: 'Disponible hors connexion',
  note: 'Les affiches et les fiches de vos films que vous avez consultées, pour les retrouver hors connexion. Celles que vous n’avez pas affichées depuis le plus longtemps sont supprimées en premier.',
  posters: 'Affiches',
  answers: 'Fiches',
  remove: 'Supprimer',
} satisfies OfflineCopiesMessages
