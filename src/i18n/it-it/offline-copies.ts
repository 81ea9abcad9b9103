import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const itIT = {
  heading: 'Disponibile offline',
  note: 'Le locandine e i dettagli dei tuoi film che hai già aperto, per vederli anche offline. Quelli mostrati meno di recente vengono rimossi per primi.',
  posters: 'Locandine',
  answers: 'Dettagli',
  remove: 'Rimuovi',
} satisfies OfflineCopiesMessages
