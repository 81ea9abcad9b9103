import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { FranchiseMessages } from './messages.ts'

const plural = pluralOf('it-IT')
const { number } = numbersOf('it-IT')

export const itIT = {
  part: (part: number, parts: number) => `Parte ${part} di ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `Aggiungi ${number(count)} film mancante`,
      many: `Aggiungi ${number(count)} di film mancanti`,
      other: `Aggiungi ${number(count)} film mancanti`,
    }),
  announced: 'Annunciati',
  seen: 'Visto',
} satisfies FranchiseMessages
