import type { FranchiseMessages } from '../messages/franchise.ts'
import { number, plural } from './grammar.ts'

export const deDE = {
  part: (part: number, parts: number) => `Teil ${part} von ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `${number(count)} fehlenden Film hinzufügen`,
      other: `${number(count)} fehlende Filme hinzufügen`,
    }),
  announced: 'Angekündigt',
  seen: 'Gesehen',
} satisfies FranchiseMessages
