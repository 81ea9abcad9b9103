import { number, plural } from './grammar.ts'

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
