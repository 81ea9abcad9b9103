import { describe, expect, it } from 'vitest'
import { languages } from '#domain/movie/languages.ts'
import { allMessages } from './all-messages.ts'
import { type Line, linesOf, said } from './lines.ts'

const counts = [0, 1, 2, 5, 11, 21, 101]

/** The forms of nouns and participles that follow a count, and the counts that they follow. */
const forms: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  'en-US': {
    'result movie change collection entry rating': [1],
    'results movies changes collections entries ratings': [0, 2, 5, 11, 21, 101],
  },
  'es-ES': {
    'resultado película cambio colección entrada valoración vista seleccionada año': [1],
    'resultados películas cambios colecciones entradas valoraciones vistas seleccionadas años': [0, 2, 5, 11, 21, 101],
  },
  'fr-FR': {
    'résultat film modification collection ligne note vu sélectionné an': [0, 1],
    'résultats films modifications collections lignes notes vus sélectionnés ans': [2, 5, 11, 21, 101],
  },
  'de-DE': {
    'Ergebnis Film Änderung Sammlung Eintrag Bewertung Jahr weiteren': [1],
    'Ergebnisse Filme Änderungen Sammlungen Einträge Bewertungen Jahre Jahren': [0, 2, 5, 11, 21, 101],
  },
  'it-IT': {
    'risultato modifica collezione riga voto visto selezionato anno altro altra': [1],
    'risultati modifiche collezioni righe voti visti selezionati anni altri altre': [0, 2, 5, 11, 21, 101],
  },
  'pt-BR': {
    'resultado filme alteração coleção item nota assistido selecionado ano': [1],
    'resultados filmes alterações coleções itens notas assistidos selecionados anos': [0, 2, 5, 11, 21, 101],
  },
  'ru-RU': {
    'результат фильм изменение подборка запись оценка год': [1, 21, 101],
    'результата фильма изменения подборки записи оценки года': [2],
    'результатов фильмов изменений подборок записей оценок лет': [0, 5, 11],
  },
}

const rendered = (line: Line, count: number): string => String(said(line, count))

const wordsAfter = (text: string, count: number): readonly string[] =>
  [...text.matchAll(new RegExp(`(?<!\\p{Nd})${count}\\s(\\p{L}+)`, 'gu'))].map(([, word = '']) => word)

const withoutCount = (line: Line, count: number): string => rendered(line, count).replaceAll(String(count), '#')

const loaded = await Promise.all(languages.map(async (language) => ({ language, texts: await allMessages(language) })))
const inflected = loaded.filter(({ language }) => language in forms)

/** A genre follows the number there, a genitive, another number, or the number is a year. */
const otherwiseInflected: ReadonlySet<string> = new Set([
  'discoverFilter.atLeast',
  'lists.noneOfGenre',
  'history.movies.onlyOnes',
  'statistics.charts.calendar',
  'statistics.facts.missing',
  'statistics.review.heading',
  'statistics.review.open',
  'filters.unknownRuntimes',
  'statistics.watchlist.amount',
  'statistics.watchlist.unknown',
])

const counted = linesOf(await allMessages('en-US'))
  .filter((line) => typeof line.value === 'function' && withoutCount(line, 1) !== withoutCount(line, 2))
  .map(({ path }) => path)

it('every language that inflects nouns has its forms here', () => {
  const inflects = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories.length > 1
  expect(Object.keys(forms).sort()).toEqual(languages.filter(inflects).sort())
  expect(counted).toEqual(expect.arrayContaining(['lists.movies', 'toasts.mixed', 'search.found', 'import.leftOut']))
})

describe.each(inflected)('the counts of $language', ({ language, texts }) => {
  const lines = linesOf(texts)

  it.each(counts)('agree with their nouns: %i', (count) => {
    const wrong = Object.entries(forms[language] ?? {})
      .filter(([, goesWith]) => !goesWith.includes(count))
      .flatMap(([words]) => words.split(' '))
    const said = lines
      .filter(({ path, value }) => typeof value === 'function' && !otherwiseInflected.has(path))
      .flatMap((line) => wordsAfter(rendered(line, count), count).map((word) => `${count} ${word} in ${line.path}`))
    expect(said.filter((each) => wrong.includes(each.split(' ')[1] ?? ''))).toEqual([])
  })

  it('inflect what English inflects, unless the count is set apart', () => {
    const rigid = lines
      .filter(({ path }) => counted.includes(path) && !otherwiseInflected.has(path))
      .filter((line) => withoutCount(line, 1) === withoutCount(line, 5))
      // 'Movie' has one form in Italian.
      .filter((line) => wordsAfter(rendered(line, 5), 5).some((word) => !(language === 'it-IT' && word === 'film')))
    expect(rigid.map(({ path }) => path)).toEqual([])
  })
})

it.each([
  ['ja-JP', '映画1本', '映画5本'],
  ['ko-KR', '영화 1편', '영화 5편'],
  ['zh-CN', '1 部电影', '5 部电影'],
])('%s has one form for every count', (language, one, five) => {
  const texts = loaded.find((each) => each.language === language)?.texts
  expect([texts?.lists.movies({ count: 1 }), texts?.lists.movies({ count: 5 })]).toEqual([one, five])
})
