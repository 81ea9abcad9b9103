import { describe, expect, it } from 'vitest'
import { listed, sentence } from '#text/joining.ts'

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
    expect(listed(language, ['A', 'B', 'C'])).toBe(line)
  })
})

describe('two parts of one line', () => {
  it('have a blank between them', () => {
    expect(sentence('1 movie', '(matching "al")')).toBe('1 movie (matching "al")')
  })

  it('have none before a full-width bracket, which brings its own', () => {
    expect(sentence('映画1本', '（「al」の検索結果）')).toBe('映画1本（「al」の検索結果）')
  })

  it('are one where the other is missing', () => {
    expect(sentence('1 movie', '')).toBe('1 movie')
  })
})
