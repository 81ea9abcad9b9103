import { describe, expect, it } from 'vitest'
import type { FileAnswers, FileQuestion } from '#domain/imports/questions.ts'
import type { GivenFile } from '#readers/messages.ts'
import { csv, givenFile, json, linesIn, read } from '#tests/support/history-files.ts'

const questionIn = (file: GivenFile): FileQuestion => {
  const reading = read(file)
  const [question] = reading.kind === 'asked' ? reading.questions : []
  if (question === undefined) throw new Error(`There is no question: ${reading.kind}`)
  return question
}

/** What the question suggests, with some of it corrected. */
const accepted = (file: GivenFile, corrected: FileAnswers = {}) => {
  const question = questionIn(file)
  const answers: FileAnswers = {
    ...(question.columns && { columns: question.columns.map(({ field }) => field) }),
    ...(question.ratingScale && { ratingScale: question.ratingScale.suggested }),
    ...(question.dateOrder && { dateOrder: question.dateOrder.suggested }),
    ...(question.meaning && { meaning: question.meaning.suggested }),
    ...corrected,
  }
  return { [file.name]: answers }
}
const acceptedLines = (file: GivenFile, corrected?: FileAnswers) => linesIn(file, accepted(file, corrected))

describe('any CSV', () => {
  it('shows its columns, to be corrected, with what they seem to hold', () => {
    const file = csv(
      'mine.csv',
      'Movie,Released,TMDB_ID,My Rating,Watched At,Where',
      'Alien,1979,348,4.5,2020-01-02,Cinema',
    )
    expect(read(file)).toEqual({
      kind: 'asked',
      questions: [
        {
          file: 'mine.csv',
          columns: [
            { header: 'Movie', samples: ['Alien'], field: 'title' },
            { header: 'Released', samples: ['1979'], field: 'year' },
            { header: 'TMDB_ID', samples: ['348'], field: 'tmdb id' },
            { header: 'My Rating', samples: ['4.5'], field: 'rating' },
            { header: 'Watched At', samples: ['2020-01-02'], field: 'watched at' },
            { header: 'Where', samples: ['Cinema'], field: null },
          ],
          ratingScale: { highest: 4.5, suggested: 5 },
        },
      ],
    })
    expect(acceptedLines(file)).toEqual(['Alien 1979 tmdb 348: viewed 2020-01-02, ★9'])
  })

  it('shows the start of long cells', () => {
    const [column] = questionIn(csv('mine.csv', `${'Head'.repeat(50)},Title`, `${'x'.repeat(900)},Alien`)).columns ?? []
    expect([column?.header.length, column?.samples.map(({ length }) => length)]).toEqual([80, [80]])
  })

  it.each([
    ['Film name', 'Year', 'Watched on'],
    ['Filmtitel', 'Jahr', 'Gesehen am'],
    ['Titre', 'Année', 'Vu le'],
    ['Название', 'Год', 'Просмотрено'],
    ['タイトル', '年', '鑑賞日'],
    ['邦題', '公開年', '視聴日'],
    ['Titolo', 'Anno', 'Visto il'],
    ['Título', 'Ano', 'Assistido em'],
    ['Película', 'Año', 'Fecha'],
    ['제목', '연도', '관람일'],
    ['片名', '年份', '观影日期'],
    ['nameEng', 'year', 'date'],
  ])('knows the headers %s, %s, %s', (title, year, date) => {
    const file = csv('mine.csv', `${title},${year},${date}`, 'Alien,1979,2020-01-02')
    expect(questionIn(file).columns?.map(({ field }) => field)).toEqual(['title', 'year', 'watched at'])
  })

  it('takes a column Note of numbers for the rating, and looks for the note in the others', () => {
    const file = givenFile('mine.csv', 'Film;Note;Kommentar\nAlien;4,5;Gut\n')
    expect(questionIn(file).columns?.map(({ field }) => field)).toEqual(['title', 'rating', 'note'])
  })

  it('asks for the scale of ratings with a decimal comma, or in stars, too', () => {
    const scaleOf = (...ratings: readonly string[]) =>
      questionIn(givenFile('mine.csv', ['Film;Rating', ...ratings.map((rating) => `Alien;${rating}`)].join('\n')))
        .ratingScale
    expect(scaleOf('4,5', '3,5')).toEqual({ highest: 4.5, suggested: 5 })
    expect(scaleOf('7,5', '10')).toEqual({ highest: 10, suggested: 10 })
    expect(scaleOf('★★★½', '★★')).toEqual({ highest: 3.5, suggested: 5 })
  })

  it.each([
    ['Bewertung', '8'],
    ['Note', '8'],
    ['Nota', '7,5'],
    ['Mi puntuación', '8'],
    ['Il mio voto', '8'],
    ['Моя оценка', '8'],
    ['評価', '8'],
    ['내 별점', '8'],
    ['我的评分', '8'],
  ])('knows the rating in %s', (name, rating) => {
    const file = givenFile('mine.csv', `Film;${name}\nAlien;${rating}\n`)
    expect(questionIn(file).columns?.map(({ field }) => field)).toEqual(['title', 'rating'])
  })

  it('tells a note from a rating where the word is the same', () => {
    const file = csv('mine.csv', 'Film,Nota', 'Alien,Muy buena')
    expect(questionIn(file).columns?.map(({ field }) => field)).toEqual(['title', 'note'])
  })

  it('takes an English name for the original one beside another', () => {
    const file = csv('mine.csv', 'nameRu,nameEng,year', 'Чужой,Alien,1979')
    expect(questionIn(file).columns?.map(({ field }) => field)).toEqual(['title', 'original title', 'year'])
  })

  it('is read as the columns were corrected', () => {
    const file = csv('mine.csv', 'Name,Note,Points', 'x,Alien,90')
    expect(acceptedLines(file, { columns: [null, 'title', 'rating'], ratingScale: 100 })).toEqual(['Alien: seen, ★9'])
  })

  it.each<[string, 5 | 10 | 100, string]>([
    ['3', 5, '★6'],
    ['3', 10, '★3'],
    ['7,5', 10, '★8'],
    ['85', 100, '★9'],
    ['★★★½', 5, '★7'],
    ['8/10', 5, '★8'],
    ['4.5/5', 10, '★9'],
    ['4,25 / 5', 10, '★9'],
    ['7 out of 10', 5, '★7'],
    ['85 %', 10, '★9'],
  ])('reads the rating %s of %s', (rating, ratingScale, stars) => {
    const file = givenFile('mine.csv', `Title;Rating\nAlien;${rating}\n`)
    const answers = { 'mine.csv': { columns: ['title', 'rating'], ratingScale } as const }
    expect(linesIn(file, answers)[0]?.startsWith(`Alien: seen, ${stars}`)).toBe(true)
  })

  it('does not ask for a scale that the ratings name', () => {
    const file = csv(
      'mine.csv',
      'Title,Year,TMDB ID,My Rating',
      'Inception,2010,27205,8/10',
      'The Matrix,1999,603,10/10',
    )
    expect(questionIn(file).ratingScale).toBeUndefined()
    expect(acceptedLines(file)).toEqual(['Inception 2010 tmdb 27205: seen, ★8', 'The Matrix 1999 tmdb 603: seen, ★10'])
  })

  it('has years in its titles, articles after them, and brackets that belong to them', () => {
    const titles = [
      'Se7en (1995)',
      '"Matrix, The (1999)"',
      'Psycho [1998]',
      '(500) Days of Summer (2009)',
      '1917 (2019)',
    ]
    const file = csv('movies.csv', 'movieId,title,genres', ...titles.map((title) => `1,${title},Crime`))
    expect(acceptedLines(file, { meaning: 'watched' })).toEqual([
      'Se7en 1995: seen',
      'The Matrix 1999: seen',
      'Psycho 1998: seen',
      '(500) Days of Summer 2009: seen',
      '1917 2019: seen',
    ])
    expect(
      acceptedLines(csv('mine.csv', 'Title,Year', 'Alien (1979),1979', '2012 (2009),2012'), { meaning: 'watched' }),
    ).toEqual(['Alien 1979: seen', '2012 (2009) 2012: seen'])
  })

  it('says which ratings are above the scale', () => {
    const file = csv('mine.csv', 'Title,Rating', 'Alien,4', 'Dune,8')
    const answers = { 'mine.csv': { columns: ['title', 'rating'], ratingScale: 5, meaning: 'watched' } } as const
    expect(linesIn(file, answers)).toEqual(['Alien: seen, ★8', 'Dune: seen (rating above scale)'])
  })

  it('asks for the order of its dates only where nothing tells', () => {
    const either = csv('mine.csv', 'Title,Date', 'Alien,3/4/2020', 'Dune,5/6/2020', 'x,1/1/2020')
    const dates = csv('mine.csv', 'Title,Watched', 'Alien,3/4/2020', 'Dune,13/6/2020')
    expect(questionIn(givenFile('netflix.csv', either.bytes)).dateOrder).toEqual({
      samples: ['3/4/2020', '5/6/2020', '1/1/2020'],
      suggested: 'day first',
      readings: { 'day first': '2020-04-03', 'month first': '2020-03-04' },
    })
    expect(questionIn(dates).dateOrder).toBeUndefined()
    expect(acceptedLines(dates)).toEqual(['Alien: viewed 2020-04-03', 'Dune: viewed 2020-06-13'])
  })

  it('asks what it means when it holds titles alone', () => {
    const file = csv('Space films.csv', 'Title,Year', 'Alien,1979', 'Dune,2021')
    expect(questionIn(file).meaning).toEqual({ suggested: 'watched' })
    expect(acceptedLines(file, { meaning: 'list' })).toEqual([
      'Alien 1979: on Space films #2',
      'Dune 2021: on Space films #3',
    ])
  })

  it('reads lists, likes and yes or no', () => {
    const file = csv('mine.csv', 'Title,Watched,Liked,List', 'Alien,yes,1,Space', 'Dune,no,,Space')
    expect(acceptedLines(file)).toEqual(['Alien: seen, liked, on Space', 'Dune: on Space'])
  })

  it('finds ids in links, under any header', () => {
    const file = csv('mine.csv', 'Title,Link', 'Alien,https://www.imdb.com/title/tt0078748/?ref_=x')
    expect(acceptedLines(file)).toEqual(['Alien tt0078748: seen'])
  })

  it('may be a JSON list of records', () => {
    const file = json('export.json', [{ movie: { title: 'Alien', year: 1979, ids: { tmdb: 348 } }, rating: 8 }])
    expect(acceptedLines(file)).toEqual(['Alien 1979 tmdb 348: seen, ★8'])
  })

  it('of unknown headers is shown too', () => {
    const file = csv('filmy.csv', 'Cím,Év', 'Idegen,1979')
    expect(questionIn(file).columns?.map(({ field }) => field)).toEqual([null, null])
    expect(acceptedLines(file, { columns: ['title', 'year'], meaning: 'watched' })).toEqual(['Idegen 1979: seen'])
  })
})
