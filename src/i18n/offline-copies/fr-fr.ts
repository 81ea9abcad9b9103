import type { OfflineCopiesMessages } from './messages.ts'

export const frFR = {
  heading: 'Disponible hors connexion',
  note: 'Les affiches et les fiches de vos films que vous avez consultées, pour les retrouver sans réseau. Celles qui n’ont pas été affichées depuis le plus longtemps partent en premier.',
  posters: 'Affiches',
  answers: 'Fiches',
  remove: 'Supprimer',
} satisfies OfflineCopiesMessages
