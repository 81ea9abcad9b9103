import { numbersOf } from '../numbers.ts'
import { pluralOf } from '../plural.ts'

const plural = pluralOf('en-US')
const { number } = numbersOf('en-US')

export const enUS = {
  part: (part: number, parts: number) => `Part ${part} of ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `Add ${number(count)} missing movie`,
      other: `Add ${number(count)} missing movies`,
    }),
  announced: 'Announced',
  seen: 'Watched',
}
