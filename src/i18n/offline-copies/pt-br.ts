import type { OfflineCopiesMessages } from './messages.ts'

export const ptBR = {
  heading: 'Disponível off-line',
  note: 'Os pôsteres e detalhes dos seus filmes que você já abriu, para vê-los mesmo sem rede. Os que não aparecem há mais tempo saem primeiro.',
  posters: 'Pôsteres',
  answers: 'Detalhes',
  remove: 'Remover',
} satisfies OfflineCopiesMessages
