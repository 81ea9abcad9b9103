import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DrawnLogo } from '#components/pictures/drawn-logo.tsx'
import { DrawnPortrait } from '#components/pictures/drawn-portrait.tsx'
import { DrawnPoster } from '#components/pictures/drawn-poster.tsx'
import { genreNames } from '#domain/movie/genres.ts'
import type { ListedMovie } from '#domain/movie/movie.ts'
import { compose } from '#poster-art/compositions.ts'
import type { TitleStyle } from '#poster-art/fit-title.ts'
import { createRandom, hashOf } from '#poster-art/hash.ts'
import { type Color, mixInks, moodOf } from '#poster-art/palette.ts'
import type { Picture } from '#poster-art/picture.ts'
import { initialsOf, logoOf, portraitOf } from '#poster-art/portrait-picture.ts'
import { backdropOf, posterOf } from '#poster-art/poster-picture.ts'
import { movies as demoMovies } from '#tmdb/demo/catalog.ts'

const genres = Object.values(genreNames)
const titles = [
  'Up',
  'Alien',
  'The Third Man',
  'Amélie',
  'Spider-Man: No Way Home',
  'Сталкер',
  '千と千尋の神隠し',
  'ואלס עם באשיר',
  '',
]

const movie = (id: number): ListedMovie => ({
  id,
  title: titles[id % titles.length] ?? '',
  posterPath: '/matinee-1.svg',
  releaseDate: id % 7 === 0 ? '' : `${1920 + (id % 100)}-05-01`,
  genres: [genres[id % 19], genres[(id * 7) % 19]].filter((genre) => genre !== undefined),
  voteAverage: 7,
})
const movies = Array.from({ length: 400 }, (_, index) => movie(index + 1))
const nodesOf = (markup: string) => markup.match(/<[a-z]/gu)?.length ?? 0

/** WCAG contrast of two colors given in OKLCH, each clamped to sRGB. */
const luminance = ([lightness, chroma, hue]: Color): number => {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const clamp = (value: number) => Math.min(1, Math.max(0, value))
  const red = clamp(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)
  const green = clamp(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)
  const blue = clamp(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: Color, two: Color) => {
  const [low = 0, high = 0] = [luminance(one), luminance(two)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const texts = ({ parts }: Picture) => parts.flatMap((part) => ('text' in part ? [part.text] : []))
const numbers = (picture: Picture) => JSON.stringify(picture).match(/NaN|Infinity|null/gu) ?? []

describe('a drawn poster', () => {
  it('is the same for the same movie', () => {
    expect(movies.map(posterOf)).toEqual(movies.map((movie) => posterOf({ ...movie })))
  })

  it('is the same whatever the order of its genres, as is the backdrop', () => {
    const drawn = (movie: ListedMovie) => JSON.stringify([posterOf(movie), backdropOf(movie)])
    const turned = movies.filter((movie) => drawn({ ...movie, genres: movie.genres.toReversed() }) !== drawn(movie))
    expect(turned.map(({ id }) => id)).toEqual([])
  })

  it('differs between movies of one title and genre', () => {
    const drawn = Array.from({ length: 30 }, (_, id) => JSON.stringify(posterOf({ ...movie(1), id })))
    expect(new Set(drawn).size).toBe(30)
  })

  it('has an aspect ratio of 2:3, and the backdrop one of 16:9', () => {
    expect(
      movies.map((movie) => [posterOf(movie).w / posterOf(movie).h, backdropOf(movie).w / backdropOf(movie).h]),
    ).toEqual(movies.map(() => [2 / 3, 16 / 9]))
  })

  it('has only valid numbers', () => {
    expect(movies.flatMap((movie) => [...numbers(posterOf(movie)), ...numbers(backdropOf(movie))])).toEqual([])
  })

  it('is drawn, or set in the serif face: no title of the demo catalog falls back to a system font', () => {
    const fonts = demoMovies().map(({ id, title, releaseDate, genreIds }) =>
      texts(posterOf({ id, title, releaseDate, genres: genreIds.map((genre) => genreNames[genre] ?? '') })).map(
        ({ face }) => face,
      ),
    )
    expect(fonts.flat().filter((face) => face !== 'roman')).toEqual([])
  })

  it('is small: fewer than 60 nodes and 20 kB', () => {
    const heavy = movies
      .map((movie) => renderToStaticMarkup(<DrawnPoster movie={movie} />))
      .filter((markup) => nodesOf(markup) >= 60 || markup.length > 20_000)
    expect(heavy).toEqual([])
  })

  it('is decoration that a strict content security policy allows: no style, script, link, id or URL', () => {
    const markup = movies.map((movie) => renderToStaticMarkup(<DrawnPoster movie={movie} />)).join('')
    expect(
      markup.match(/\sstyle=|<style|<script|href|url\(|data:|\sid=|https?:(?!\/\/www\.w3\.org\/2000\/svg)/gu),
    ).toBeNull()
    expect(markup.match(/<svg[^>]*>/gu)?.filter((tag) => !tag.includes('aria-hidden="true"'))).toEqual([])
  })

  it('keeps text lines between its edges, below the buttons and above the badges', () => {
    const outside = movies
      .flatMap((movie) => texts(posterOf(movie)))
      .filter(({ transform }) => transform === undefined)
      .filter(({ x, y, width, rightToLeft }) => {
        const [left, right] = rightToLeft ? [x - width, x] : [x, x + width]
        return left < 10 || right > 190 || y < 24 || y > 258
      })
    expect(outside).toEqual([])
  })

  it.each(['Minions: The Rise of Gru', 'Maverick', 'Rosemary’s Baby Is Back', 'Gone'])(
    'has no large letter over the year: %s',
    (title) => {
      const random = { ...createRandom(1), next: () => 0.15 }
      const inks = mixInks(moodOf('Comedy', random), moodOf('Comedy', random), 'night')
      const faces = ['gothic', 'slim', 'round', 'wide'] as const
      const gaps = faces.map((face) => {
        const styles: TitleStyle[] = [{ kind: 'drawn', face, justified: true }]
        const { parts } = compose({ title, year: '2022', motif: () => [], styles, inks, inset: inks, random })
        const tops = parts.flatMap((part) =>
          'path' in part ? [Number(/ ([\d.]+)\)$/.exec(part.path.transform ?? '')?.[1])] : [],
        )
        const [letter = 0, year = 0] = [tops[0], tops.at(-1)]
        return letter - (year + 8.4)
      })
      expect(Math.min(...gaps)).toBeGreaterThan(4)
    },
  )

  it('falls back to text for titles whose letters it cannot draw', () => {
    const lines = texts(posterOf({ ...movie(1), title: 'Сталкер' })).map(({ text }) => text)
    expect(lines.join('')).toBe('Сталкер')
  })
})

describe('the inks', () => {
  it.each(genres)('of %s have a contrast of at least 4.5:1 with the background of a title', (genre) => {
    const mixes = Array.from({ length: 12 }, (_, seed) => moodOf(genre, createRandom(seed))).flatMap((mood) =>
      (['night', 'day', 'paper'] as const).map((ground) => mixInks(mood, mood, ground)),
    )
    expect(Math.min(...mixes.map(({ ink, ground }) => contrast(ink, ground)))).toBeGreaterThanOrEqual(4.5)
  })

  it('have a fallback for a movie with an unknown genre or none', () => {
    expect([['Noir'], []].map((known) => posterOf({ ...movie(3), genres: known }).ground)).toEqual([
      expect.stringMatching(/^oklch\(/u),
      expect.stringMatching(/^oklch\(/u),
    ])
  })
})

describe('the motifs', () => {
  it('are different for every genre', () => {
    const drawn = genres.map((genre) => backdropOf({ ...movie(1), genres: [genre] }).parts)
    const ofDrama = backdropOf({ ...movie(1), genres: ['Drama'] }).parts
    const paths = (parts: Picture['parts']) => JSON.stringify(parts).match(/"d":"[^"]*"/gu)
    const likeDrama = genres.filter((_, index) => String(paths(drawn[index] ?? [])) === String(paths(ofDrama)))
    expect(likeDrama).toEqual(['Drama'])
  })
})

describe('a portrait', () => {
  it.each([
    ['Ingrid Bergman', 'IB'],
    ['Cher', 'C'],
    ['  Jean-Luc  Godard ', 'JG'],
    ['Robert Downey Jr.', 'RJ'],
    ["Lupita Nyong'o", 'LN'],
    ['宮崎 駿', '宮駿'],
    ['"Weird Al" Yankovic', 'WY'],
    ['…', ''],
    ['', ''],
  ])('of %s shows the initials "%s"', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })

  it('is the same for the same person, and handles any name', () => {
    const names = ['Ingrid Bergman', '', 'Ж', '宮崎 駿', 'Æ Ø', 'محمد علي']
    expect(names.map((name) => portraitOf(name, 7))).toEqual(names.map((name) => portraitOf(name, 7)))
    const markup = names.map((name) => renderToStaticMarkup(<DrawnPortrait name={name} id={7} />))
    expect(markup.filter((svg) => !svg.startsWith('<svg') || nodesOf(svg) > 20)).toEqual([])
  })
})

describe('the tile of a service', () => {
  it.each(['Netflix', 'Amazon Prime Video', 'Movistar Plus+ Ficción Total', 'O', '', 'ＷＯＷＯＷ', 'Яндекс'])(
    'fits "%s"',
    (name) => {
      const picture = logoOf(name, 8)
      expect(texts(picture).filter(({ x, width }) => x < 0 || x + width > 100)).toEqual([])
      expect(renderToStaticMarkup(<DrawnLogo name={name} id={8} />)).toContain('viewBox="0 0 100 100"')
    },
  )
})

describe('the random numbers', () => {
  it('are the same for the same seed, within their bounds, and different for the next seed', () => {
    const one = createRandom(hashOf('1'))
    const again = createRandom(hashOf('1'))
    const other = createRandom(hashOf('2'))
    const row = (random: ReturnType<typeof createRandom>) => Array.from({ length: 20 }, () => random.integer(1, 6))
    const [first, second, third] = [row(one), row(again), row(other)]
    expect(second).toEqual(first)
    expect(third).not.toEqual(first)
    expect([...first, ...third].every((pips) => pips >= 1 && pips <= 6)).toBe(true)
  })
})
