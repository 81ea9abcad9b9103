import type { FranchiseMessages } from '../messages/franchise.ts'
import { number, plural } from './grammar.ts'

export const ruRU = {
  part: (part: number, parts: number) => `Часть ${part} из ${parts}`,
  addMissing: (count: number) =>
    plural(count, {
      one: `Добавить ${number(count)} недостающий фильм`,
      few: `Добавить ${number(count)} недостающих фильма`,
      many: `Добавить ${number(count)} недостающих фильмов`,
      other: `Добавить ${number(count)} недостающего фильма`,
    }),
  announced: 'Анонсированы',
  seen: 'Просмотрен',
} satisfies FranchiseMessages
