import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { FranchiseMessages } from './messages.ts'

const plural = pluralOf('pt-BR')
const { number } = numbersOf('pt-BR')

export const ptBR = {
  part: (part: number, parts: number) => `Parte ${part} de ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `Adicionar ${number(count)} filme que falta`,
      many: `Adicionar ${number(count)} de filmes que faltam`,
      other: `Adicionar ${number(count)} filmes que faltam`,
    }),
  announced: 'Anunciados',
  seen: 'Visto',
} satisfies FranchiseMessages
