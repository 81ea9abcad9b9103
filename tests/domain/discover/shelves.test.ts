import { describe, expect, it } from 'vitest'
import { noFilter } from '#domain/discover/discover-filter.ts'
import { filterOfShelf, isOnHome, newShelf, placedOnHome, shelfOf, shelvesIn } from '#domain/discover/shelves.ts'
import { putSavedFilter, type SavedFilter } from '#domain/lists/saved-filters.ts'
import { defaultSettings } from '#domain/records/library.ts'

const korean = { ...noFilter, genre: 'Thriller', language: 'ko', year: '2000-2009', seen: 'no' } as const
const labels = { genre: 'Thriller', language: 'Korean', year: '2000–2009', seen: 'Not seen' }
const kept = (shelf: Omit<SavedFilter, 'id'>, id = 1): SavedFilter => ({ id, ...shelf })
const shelf = kept(newShelf({ ...korean, sort: 'vote_average.desc' }, labels, []))
const tab = kept({ list: 'watchlist', name: 'Short', order: 'newest', conditions: { runtime: '-90' } }, 2)

describe('a shelf', () => {
  it('is called as the filter says it, what the movies are first', () => {
    expect(shelf.name).toBe('Thriller · Korean · 2000–2009 · Not seen')
  })

  it('has a name that no other shelf has, and that is not too long', () => {
    const second = newShelf(korean, labels, [shelf])
    expect(second.name).toBe('Thriller · Korean · 2000–2009 · Not se 2')
    expect(second.name).toHaveLength(40)
    expect(newShelf({ ...noFilter, genre: 'Drama' }, { genre: 'x'.repeat(60) }, []).name).toBe('x'.repeat(40))
  })

  it('shows the movies of its filter, in its order', () => {
    expect(filterOfShelf(shelf)).toEqual({ ...korean, sort: 'vote_average.desc' })
    expect(shelfOf([tab, shelf], { ...korean, sort: 'vote_average.desc' })).toBe(shelf)
    expect(shelfOf([shelf], korean)).toBeUndefined()
  })

  it('is on Home if wished, and loses nothing by it', () => {
    const later = { ...shelf, conditions: { ...shelf.conditions, mood: 'dark' } }
    const onHome = { ...later, conditions: placedOnHome(later, true) }
    expect([isOnHome(later), isOnHome(onHome)]).toEqual([false, true])
    expect(filterOfShelf(onHome)).toEqual(filterOfShelf(shelf))
    expect(placedOnHome(onHome, false)).toEqual(later.conditions)
  })

  it('is among the saved filters, apart from the tabs of lists', () => {
    const settings = putSavedFilter(putSavedFilter(defaultSettings, tab), shelf)
    expect(shelvesIn(settings)).toEqual([shelf])
    expect(shelvesIn(settings).some(isOnHome)).toBe(false)
    const onHome = putSavedFilter(settings, { ...shelf, conditions: placedOnHome(shelf, true) })
    expect(shelvesIn(onHome).some(isOnHome)).toBe(true)
    expect(shelvesIn(putSavedFilter(defaultSettings, tab))).toEqual([])
    const odd = { ...defaultSettings, savedFilters: 'odd' }
    expect(shelvesIn(odd)).toEqual([])
  })
})
