import { describe, expect, it } from 'vitest'
import { formatList } from '#i18n/numbers.ts'

describe('a list of names', () => {
  it.each([
    ['en-US', 'A, B, C'],
    ['de-DE', 'A, B, C'],
    ['fr-FR', 'A, B, C'],
    ['ru-RU', 'A, B, C'],
    ['ko-KR', 'A, B, C'],
    ['ja-JP', 'A、B、C'],
    ['zh-CN', 'A、B、C'],
  ])('uses the separator of %s, without a final "and"', (language, line) => {
    expect(formatList(language, ['A', 'B', 'C'])).toBe(line)
  })
})
