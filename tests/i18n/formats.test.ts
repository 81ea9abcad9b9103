import { describe, expect, it } from 'vitest'
import { formatsOf } from '#i18n/formats.ts'

const [english, german] = [formatsOf('en-US'), formatsOf('de-DE')]

describe('the formats of a language', () => {
  it('join names as all of them or any of them', () => {
    expect(english.allOf(['Ana', 'Ben', 'Cem'])).toBe('Ana, Ben, and Cem')
    expect(german.anyOf(['Drama', 'Krimi'])).toBe('Drama oder Krimi')
    expect(german.allOf(['Ana'])).toBe('Ana')
    expect(german.anyOf([])).toBe('')
  })

  it('write numbers and lengths', () => {
    expect([english.minutes(95), german.minutes(95)]).toEqual(['95 min', '95 Min.'])
    expect([english.number(4.5), german.number(4.5)]).toEqual(['4.5', '4,5'])
  })

  it('name a country, or leave its code', () => {
    expect(german.country('AT')).toBe('Österreich')
    expect(german.country('somewhere')).toBe('somewhere')
  })

  it('leave the year of a date out that is the current one', () => {
    expect(english.shortDate('2026-11-23', '2026-12-31')).toBe('Nov 23')
    expect(english.shortDate('2025-11-23', '2026-12-31')).toBe('Nov 23, 2025')
  })

  it('say how long ago a day was', () => {
    expect([0, 1, 3].map(english.daysAgo)).toEqual(['today', 'yesterday', '3 days ago'])
  })

  it('order names as the language does, and numbers by their value', () => {
    const names = ['Ñu', 'Nz', 'Alien 10', 'Alien 2', 'Árbol']
    expect(names.toSorted(formatsOf('es-ES').compare)).toEqual(['Alien 2', 'Alien 10', 'Árbol', 'Nz', 'Ñu'])
    expect(names.toSorted(english.compare)).toEqual(['Alien 2', 'Alien 10', 'Árbol', 'Ñu', 'Nz'])
  })
})
