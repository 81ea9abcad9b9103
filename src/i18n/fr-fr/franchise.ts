import type { FranchiseMessages } from '../messages/franchise.ts'
import { number, plural } from './grammar.ts'

export const frFR = {
  part: (part: number, parts: number) => `Volet ${part} sur ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `Ajouter ${number(count)} film manquant`,
      many: `Ajouter ${number(count)} de films manquants`,
      other: `Ajouter ${number(count)} films manquants`,
    }),
  announced: 'Annoncés',
  seen: 'Vu',
} satisfies FranchiseMessages
