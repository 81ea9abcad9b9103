import { describe, expect, it } from 'vitest'
import type { FileAnswers } from '#domain/imports/questions.ts'
import { csv, historyOf, linesIn, read } from '#tests/support/history-files.ts'

const columns = ['title', 'rating'] as const
const table = (...ratings: readonly string[]) =>
  csv('mine.tsv', 'Title\tRating', ...ratings.map((rating) => `Alien\t${rating}`))
const questionOf = (file: ReturnType<typeof csv>, answers: FileAnswers = { columns }) => {
  const reading = read(file, { [file.name]: answers })
  return reading.kind === 'asked' ? reading.questions[0] : undefined
}
const lines = (file: ReturnType<typeof csv>, answers: FileAnswers = {}) =>
  linesIn(file, { [file.name]: { columns, ...answers } })

describe('ratings in letters', () => {
  it('are asked about, the best first, with what magazines give for them', () => {
    expect(questionOf(table('B', 'a-', 'A+', 'B', 'C−'))).toEqual({
      file: 'mine.tsv',
      letters: { suggested: { 'A+': 10, 'A-': 9, B: 8, 'C-': 4 } },
    })
  })

  it('are what the user says of them, or none', () => {
    expect(lines(table('A-', 'F', 'Good'), { letters: { 'A-': 7, F: null } })).toEqual([
      'Alien: seen, ★7',
      'Alien: seen (wrong rating)',
      'Alien: seen (wrong rating)',
    ])
  })

  it('are asked about in a column that was chosen only then', () => {
    const file = csv('mine.csv', 'Name,Verdict', 'Alien,A')
    expect(questionOf(file, { columns })?.letters).toEqual({ suggested: { A: 10 } })
    expect(questionOf(file, { columns, letters: { B: 8 } })?.letters).toEqual({ suggested: { A: 10 } })
  })
})

describe('the scale of ratings', () => {
  it.each([
    ['8/10', '★8'],
    ['4.5/5', '★9'],
    ['4.5/5.0', '★9'],
    ['85 %', '★9'],
    ['★★★½☆', '★7'],
    ['★★★☆☆☆☆☆☆☆', '★3'],
  ])('is named by %s', (rating, stars) => {
    expect(lines(table(rating))[0]).toContain(`Alien: seen, ${stars}`)
  })

  it.each([
    ['7.5', 10, '★8'],
    ['2,25', 5, '★5'],
    ['65', 100, '★7'],
  ] as const)('rounds a half of %s upwards', (rating, ratingScale, stars) => {
    expect(lines(table(rating), { ratingScale })).toEqual([`Alien: seen, ${stars} (rounded rating)`])
  })

  it('is told of the file that was read', () => {
    const [file] = historyOf(table('8/10', '85 %', '4', 'A'), {
      'mine.tsv': { columns, ratingScale: 5, letters: { A: 10 } },
    }).files
    expect(file).toEqual({ name: 'mine.tsv', source: 'csv', rows: 4, scales: [5, 10, 100] })
    const bare = csv('mine.csv', 'Title,Rating', 'Alien,A')
    const [lettered] = historyOf(bare, { 'mine.csv': { columns, letters: { A: 10 } } }).files
    expect(lettered?.scales).toBeUndefined()
  })
})
