import type { OfflineCopiesMessages } from '../messages/offline-copies.ts'

export const ptBR = {
  heading: 'Disponível off-line',
  note: 'Os pôsteres e detalhes dos seus filmes que você já abriu, para vê-los mesmo off-line. Os que você não vê há mais tempo são removidos primeiro.',
  posters: 'Pôsteres',
  answers: 'Detalhes',
  remove: 'Remover',
} satisfies OfflineCopiesMessages
