import { describe, expect, it } from 'vitest'
import { sentence } from '#components/movie-list.tsx'

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
