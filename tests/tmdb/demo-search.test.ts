import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOneEditApart, normalizeText } from '#domain/values/normalize-text.ts'
import { runs } from '#tests/support/properties.ts'
import { movies } from '#tmdb/demo/catalog.ts'
import { searchMovies } from '#tmdb/demo/search.ts'
import { ask, read, search } from './demo-responses.ts'

describe('a search ranks first', () => {
  it.each([
    ['the exact title', 'alien', ['Alien', 'Aliens']],
    ['the exact title before a more popular prefix', 'batman', ['Batman']],
    ['a title of one letter', 'm', ['M', 'Minions: The Rise of Gru']],
    ['the title without its article', 'matrix', ['The Matrix']],
    ['the more popular of two movies with the same title', 'frankenstein', ['Frankenstein', 'Frankenstein']],
    ['titles with that prefix, the most popular first', 'rocky', ['Rocky', 'Rocky II', 'Rocky IV']],
    ['the sequel by its number', 'rocky 2', ['Rocky II']],
    ['the sequel by its Roman numeral', 'inside out ii', ['Inside Out 2']],
    ['words in any order', 'knight dark', ['The Dark Knight', 'The Dark Knight Rises']],
    ['incomplete words', 'lord ret', ['The Lord of the Rings: The Return of the King']],
    ['a word inside the title after one at its start', 'up', ['Up', 'Once Upon a Time in the West', 'Step Up']],
    ['words joined together after the first', 'lostark', ['Raiders of the Lost Ark']],
    ['a title without its accents', 'amelie', ['Amélie']],
    ['a title with wrong accents', 'ALÏÉN', ['Alien', 'Aliens']],
    ['a title without its hyphen', 'spider man', ['Spider-Man: No Way Home']],
    ['a title without its spaces', 'spiderman', ['Spider-Man: No Way Home']],
    ['a title without its apostrophe', 'schindlers list', ["Schindler's List"]],
    ['a title with "and" instead of &', 'oliver and company', ['Oliver & Company']],
    ['a title with its fraction written out', '8 1/2', ['8½']],
    ['an original title', '千と千尋', ['Spirited Away']],
    ['an original title in another alphabet', 'сталкер', ['Stalker']],
    ['an original title without its accents', 'la mala educacion', ['Bad Education']],
    ['a word with a missing letter', 'godfater', ['The Godfather', 'The Godfather Part II']],
    ['a word with a wrong letter', 'intersteller', ['Interstellar']],
    ['a word with an extra letter', 'casablancaa', ['Casablanca']],
    ['a word with two letters swapped', 'vertgio', ['Vertigo']],
  ])('%s: %s', async (_, query, expected) => {
    expect((await search(query)).slice(0, expected.length)).toEqual(expected)
  })
})

describe('a search finds nothing', () => {
  it.each([
    ['for blank text', '   '],
    ['for punctuation only', '?!'],
    ['for a person, like the movie search of TMDB', 'Sigourney Weaver'],
    ['for a short word with a typo', 'upp jawz'],
    ['for a word with two typos', 'intrestelar'],
    ['for letters inside a word', 'angelove'],
  ])('%s: %s', async (_, query) => {
    expect(await ask(`/search/movie?${new URLSearchParams({ query })}`)).toEqual({
      status: 200,
      body: { page: 1, results: [], total_pages: 1, total_results: 0 },
    })
  })

  it('without a query', async () => {
    expect(await ask('/search/movie')).toEqual({
      status: 200,
      body: { page: 1, results: [], total_pages: 1, total_results: 0 },
    })
  })
})

describe('a search for people', () => {
  const people = async (query: string) => {
    const path = `/search/person?${new URLSearchParams({ query })}`
    return (await read<{ results: { name: string; known_for: { title: string }[] }[] }>(path)).results
  }

  it.each([
    ['the name', 'sigourney weaver', ['Sigourney Weaver']],
    ['a last name', 'hanks', ['Tom Hanks']],
    ['the most popular first', 'tom h', ['Tom Hanks', 'Tom Holland', 'Tom Hardy']],
    ['incomplete words in any order', 'nolan chr', ['Christopher Nolan']],
    ['a name without its accents', 'lea seydoux', ['Léa Seydoux']],
    ['a word with a wrong letter', 'speilberg', ['Steven Spielberg']],
  ])('finds %s: %s', async (_, query, expected) => {
    const names = (await people(query)).map(({ name }) => name)
    expect(names.slice(0, expected.length)).toEqual(expected)
  })

  it('takes nothing for a typo that is a word of a name or title', async () => {
    expect((await people('hanks')).map(({ name }) => name)).toEqual(['Tom Hanks'])
    expect(await people('alien')).toEqual([])
  })

  it('says what they are known for', async () => {
    const [nolan] = await people('christopher nolan')
    expect(nolan?.known_for.map(({ title }) => title)).toEqual([
      'Interstellar',
      'The Dark Knight',
      'The Dark Knight Rises',
    ])
  })

  it.each(['', '  ', '?!', 'xyzzy'])('finds nobody for %j', async (query) => {
    expect(await people(query)).toEqual([])
  })
})

it('matches at the start of words, never across the end of one', async () => {
  const found = await search('star')
  expect(found).not.toContain('Raiders of the Lost Ark')
  expect(found.filter((title) => !/\bstar/i.test(title))).toEqual([])
})

it('ranks typos after all exact matches', async () => {
  const found = await search('black')
  const isTrue = (title: string) => title.toLowerCase().includes('black')
  expect(found.slice(0, 4).sort()).toEqual([
    'Black Hawk Down',
    'Black Mirror: Bandersnatch',
    'Black Phone 2',
    'Black Swan',
  ])
  expect(found.findLastIndex(isTrue)).toBeLessThan(found.findIndex((title) => !isTrue(title)))
})

it.each([
  ['Amélie', 'amelie'],
  ['Spider-Man: No Way Home', 'spider man no way home'],
  ['WALL·E', 'wall e'],
  ["Schindler's List", 'schindlers list'],
  ['Große Ærø Łódź', 'grosse aero lodz'],
  ['8½', '8 1 2'],
  ['  ', ''],
])('folds %s to %s', (text, folded) => {
  expect(normalizeText(text)).toBe(folded)
})

it('leaves folded text unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => normalizeText(normalizeText(text)) === normalizeText(text)),
  )
})

it.each([
  ['alien', 'alien', false],
  ['alien', 'alen', true],
  ['alien', 'aliens', true],
  ['alien', 'alian', true],
  ['alien', 'alein', true],
  ['alien', 'laine', false],
  ['a', '', true],
  ['ab', 'ba', true],
  ['abc', 'cba', false],
])('%s and %s are one edit apart: %s', (a, b, expected) => {
  expect([isOneEditApart(a, b), isOneEditApart(b, a)]).toEqual([expected, expected])
})

describe('every movie', () => {
  it('is found first by its own title', () => {
    for (const movie of movies()) expect(searchMovies(movie.title)[0]?.title).toBe(movie.title)
  })

  it('is found by its original title', () => {
    for (const movie of movies()) expect(searchMovies(movie.originalTitle)).toContain(movie)
  })

  const typos = fc
    .record({
      movie: fc.constantFrom(...movies()),
      place: fc.nat(),
      letter: fc.constantFrom(...'aeiourst'),
      kind: fc.constantFrom('add', 'drop', 'change', 'swap'),
      which: fc.nat(),
    })
    .map(({ movie, place, letter, kind, which }) => {
      const words = normalizeText(movie.title).split(' ')
      const word = words[which % words.length] ?? ''
      const at = place % Math.max(1, word.length)
      const [before, after] = [word.slice(0, at), word.slice(at)]
      const typed = {
        add: before + letter + after,
        drop: before + after.slice(1),
        change: before + letter + after.slice(1),
        swap: before + (after[1] ?? '') + (after[0] ?? '') + after.slice(2),
      }[kind]
      return { movie, typed }
    })
    .filter(({ typed }) => (typed?.length ?? 0) >= 5)

  it('is found by any long word of its title with one typo', () => {
    fc.assert(
      fc.property(typos, ({ movie, typed }) => {
        expect(searchMovies(typed ?? '')).toContain(movie)
      }),
      { numRuns: runs(300) },
    )
  })
})
