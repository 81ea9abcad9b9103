import { describe, expect, it } from 'vitest'
import { formatList } from '#i18n/numbers.ts'

describe('several names in one line', () => {
  it.each([
    ['en-US', 'A, B, C'],
    ['de-DE', 'A, B, C'],
    ['fr-FR', 'A, B, C'],
    ['ru-RU', 'A, B, C'],
    ['ko-KR', 'A, B, C'],
    ['ja-JP', 'A、B、C'],
    ['zh-CN', 'A、B、C'],
  ])('are kept apart as %s does, without a closing "and"', (language, line) => {
    expect(formatList(language, ['A', 'B', 'C'])).toBe(line)
  })
})
