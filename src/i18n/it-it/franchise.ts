import type { FranchiseMessages } from '../messages/franchise.ts'
import { number, plural } from './grammar.ts'

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
