import type { FranchiseMessages } from '../messages/franchise.ts'
import { number, plural } from './grammar.ts'

export const ptBR = {
  part: (part: number, parts: number) => `Parte ${part} de ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `Adicionar ${number(count)} filme que falta`,
      many: `Adicionar ${number(count)} de filmes que faltam`,
      other: `Adicionar ${number(count)} filmes que faltam`,
    }),
  announced: 'Anunciados',
  seen: 'Assistido',
} satisfies FranchiseMessages
