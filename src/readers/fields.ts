import type { GivenScale, LetterRatings } from '#domain/imports/questions.ts'
import type { RowDoubt } from '#domain/imports/read-history.ts'
import { isTmdbId, type MovieId } from '#domain/movie/movie.ts'

/** A value of a row, and what is doubtful about it. */
export interface Read<Value> {
  readonly value: Value
  readonly doubt?: RowDoubt
}

export const textOf = (value: unknown): string => {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'string' ? value.trim().normalize('NFC') : ''
}

const absent = new Set(['', '0', 'null', 'none', 'unknown', 'n/a', '-'])

export const isAbsent = (text: string): boolean => absent.has(text.toLowerCase())

/** From `348`, `movie:348` or a link to a movie. */
export const tmdbIdFrom = (value: unknown): Read<MovieId | undefined> => {
  const text = textOf(value)
  if (isAbsent(text)) return { value: undefined }
  const id = Number(
    /^(?:movie[:/]|https?:\/\/(?:www\.)?themoviedb\.org\/movie\/)?(\d+)(?:\.0)?(?:$|[-/?#])/.exec(text)?.[1],
  )
  return isTmdbId(id) ? { value: id } : { value: undefined, doubt: 'wrong id' }
}

/** From `tt0078748`, `78748` or a link to a title. */
export const imdbIdFrom = (value: unknown): Read<string | undefined> => {
  const text = textOf(value)
  if (isAbsent(text)) return { value: undefined }
  const digits = /^(?:https?:\/\/(?:\w+\.)?imdb\.com\/(?:\w\w\/)?title\/)?(?:tt)?(\d{1,10})(?:$|[/?#])/.exec(text)?.[1]
  return digits ? { value: `tt${digits.padStart(7, '0')}` } : { value: undefined, doubt: 'wrong id' }
}

/** The first of a range such as '2013–2023', or that of a day such as '25/05/1979'. */
export const yearFrom = (value: unknown): number | undefined => {
  const [, first, last] = /^(\d{4})(?!\d)|^\d{1,2}[./-]\d{1,2}[./-](\d{4})$/.exec(textOf(value)) ?? []
  const year = Number(first ?? last)
  return year >= 1870 && year <= 2200 ? year : undefined
}

interface GivenRating {
  /** NaN for other text. */
  readonly given: number
  /** Where the rating itself names it, as in '8/10' and '85 %'. */
  readonly scale?: number
}

const countIn = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0

const onlyStars = /^[★⭐✭*☆✩½\s]+$/
const amongStars = /^[★⭐\s]*(\d+(?:[.,]\d+)?)?\s*(½)?\s*(?:[★⭐]*|stars?)$/i

/** Empty stars show how many there may be. */
const starsIn = (text: string): GivenRating => {
  const [full, half, empty] = [countIn(text, /[★⭐✭*]/g), countIn(text, /½/g), countIn(text, /[☆✩]/g)]
  return { given: full + half / 2, ...(empty > 0 && { scale: full + half + empty }) }
}

const numberIn = (text: string): number => Number(text.replace(',', '.'))

/** From `4.5`, `4,5`, `9/10`, `85 %`, `★★★★½`, `4½` or `4.5 ★`. */
export const givenRating = (written: string): GivenRating => {
  const value = written.replaceAll('\uFE0F', '')
  if (onlyStars.test(value)) return starsIn(value)
  const [, number = '', half] = amongStars.exec(value) ?? []
  if (number || half) return { given: numberIn(number) + (half ? 1 / 2 : 0) }
  const text = value.normalize('NFKC')
  const [, given, best] = /^([\d.,]+)\s*(?:\/|of|out of|von|sur|de|di|из)\s*(\d+(?:[.,]0)?)$/i.exec(text) ?? []
  if (given && best) return { given: numberIn(given), scale: numberIn(best) }
  const [, percent] = /^([\d.,]+)\s*%$/.exec(text) ?? []
  return percent ? { given: numberIn(percent), scale: 100 } : { given: numberIn(text) }
}

/** 'A-' of `a−`; null for what is no such letter. */
export const letterIn = (text: string): string | null => {
  const [, letter, sign = ''] = /^([a-fs])\s?([+−–-]?)$/i.exec(text) ?? []
  return letter ? letter.toUpperCase() + sign.replace(/[−–]/, '-') : null
}

/** Rounded to an integer from 1 to 10, halves upwards. `scale` and `letters` are those of the file. */
export const ratingFrom = (
  value: unknown,
  scale: GivenScale = 10,
  letters: LetterRatings = {},
): Read<number | undefined> => {
  const text = textOf(value)
  if (isAbsent(text)) return { value: undefined }
  const ofLetter = letters[letterIn(text) ?? '']
  if (ofLetter) return { value: ofLetter }
  const { given, scale: own = scale } = givenRating(text)
  if (given === 0) return { value: undefined }
  const rating = (given * 10) / own
  if (rating > 10) return { value: undefined, doubt: 'rating above scale' }
  if (!(rating > 0)) return { value: undefined, doubt: 'wrong rating' }
  const rounded = Math.max(1, Math.round(rating))
  return rounded === rating ? { value: rounded } : { value: rounded, doubt: 'rounded rating' }
}

const wordOf = (value: unknown): string => textOf(value).toLowerCase().replace('\uFE0F', '')

const yes = new Set([
  ...[
    'yes',
    'true',
    '1',
    'y',
    'x',
    'ja',
    'wahr',
    'oui',
    'vrai',
    'sí',
    'si',
    'sì',
    'verdadero',
    'vero',
    'sim',
    'verdadeiro',
  ],
  ...['да', 'истина', 'はい', '예', '네', '是', 'tak', 'evet', '✓', '✔', '☑', '✅'],
])

export const isYes = (value: unknown): boolean => value === true || yes.has(wordOf(value))

const no = new Set([
  ...['no', 'false', '0', 'n', 'nein', 'falsch', 'non', 'faux', 'falso', 'não', 'нет', 'ложь', 'いいえ', '아니요'],
  ...['아니오', '否', 'nee', 'nej', 'nie', 'hayır', '✗', '✘', '☐', '❌'],
])

export const isNo = (value: unknown): boolean => value === false || no.has(wordOf(value))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

const entityOf = (whole: string, name: string): string => {
  if (!name.startsWith('#')) return entities[name.toLowerCase()] ?? whole
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole
}

/** Without tags; paragraphs and line breaks become lines. */
export const plainTextOf = (html: unknown): string =>
  textOf(html)
    .replace(/\r\n?/g, '\n')
    .replace(/<(script|style)\b[\s\S]*?(<\/\1\s*>|$)/gi, '')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/(p|div|blockquote|li)\s*>/gi, '\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, entityOf)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
