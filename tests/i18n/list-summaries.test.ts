import { describe, expect, it } from 'vitest'
import { core as enUS } from '#messages/en-US/core.ts'
import { core as jaJP } from '#messages/ja-JP/core.ts'

describe('the summary above a list', () => {
  it('appends the search in parentheses to the count', () => {
    expect(enUS.lists.matching({ counted: enUS.lists.movies({ count: 1 }), term: 'al' })).toBe(
      '1 movie (matching "al")',
    )
  })

  it('has no space before a full-width parenthesis, which includes one', () => {
    expect(jaJP.lists.matching({ counted: jaJP.lists.movies({ count: 1 }), term: 'al' })).toBe(
      '映画1本（「al」の検索結果）',
    )
  })

  it('names the genre by which the list is filtered', () => {
    const { watched } = enUS
    expect(watched.ofGenre({ counted: watched.count({ count: 4 }), count: 1, genre: 'Horror' })).toBe(
      '4 movies watched (1 in Horror)',
    )
  })
})
