import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'
import type { FranchiseMessages } from './messages.ts'

const plural = pluralOf('de-DE')
const { number } = numbersOf('de-DE')

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
