import { expect, it } from 'vitest'
import { enUS } from '#i18n/en-us/core.ts'
import type { Messages } from '#i18n/messages/core.ts'
import { pluralOf } from '#i18n/plural.ts'

// An unused `@ts-expect-error` fails the type check (`npm run check:types`).

it('a translation with a missing or an extra message does not compile', () => {
  // @ts-expect-error: 'seeAll' is missing
  const less: Messages['home'] = { recommended: 'Empfehlungen', empty: 'Leer' }
  // @ts-expect-error: there is no 'more'
  const more: Messages['home'] = { ...enUS.home, more: 'Mehr' }
  // @ts-expect-error: the twentieth genre
  const genres: Messages['genres'] = { ...enUS.genres, 1: 'Neu' }
  expect([less, more, genres]).toHaveLength(3)
})

it('a plural with a missing or an extra form for the language does not compile', () => {
  // @ts-expect-error: 'many' is missing
  pluralOf('ru-RU')(5, { one: 'фильм', few: 'фильма', other: 'фильма' })
  // @ts-expect-error: Japanese has no 'one'
  pluralOf('ja-JP')(1, { one: '映画', other: '映画' })
  expect(pluralOf('ru-RU')(5, { one: 'фильм', few: 'фильма', many: 'фильмов', other: 'фильма' })).toBe('фильмов')
})
