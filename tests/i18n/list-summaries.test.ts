import { describe, expect, it } from 'vitest'
import { enUS } from '#i18n/en-us/core.ts'
import { jaJP } from '#i18n/ja-jp/core.ts'

describe('the summary above a list', () => {
  it('appends the search in parentheses to the count', () => {
    expect(enUS.lists.matching(enUS.lists.movies(1), 'al')).toBe('1 movie (matching "al")')
  })

  it('has no space before a full-width parenthesis, which includes one', () => {
    expect(jaJP.lists.matching(jaJP.lists.movies(1), 'al')).toBe('映画1本（「al」の検索結果）')
  })

  it('names the genre by which the list is filtered', () => {
    const { watched } = enUS
    expect(watched.ofGenre(watched.count(4), 1, 'Horror')).toBe('4 movies watched (1 in Horror)')
  })
})
