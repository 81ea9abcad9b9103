import type { FranchiseMessages } from '../messages/franchise.ts'
import { number, plural } from './grammar.ts'

export const esES = {
  part: (part: number, parts: number) => `Parte ${part} de ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `Añadir ${number(count)} película que falta`,
      many: `Añadir ${number(count)} de películas que faltan`,
      other: `Añadir ${number(count)} películas que faltan`,
    }),
  announced: 'Anunciadas',
  seen: 'Vista',
} satisfies FranchiseMessages
