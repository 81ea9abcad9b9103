import { describe, expect, it } from 'vitest'
import { parseJson } from '#domain/values/attempt.ts'

describe('parsed JSON', () => {
  it('is undefined for invalid text', () => {
    expect([parseJson('[1]'), parseJson('null'), parseJson('[1')]).toEqual([[1], null, undefined])
  })
})
