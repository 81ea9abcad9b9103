import { expect, it } from 'vitest'
import type { GivenFile } from '#readers/messages.ts'
import { csv, leftOutOf, linesOf, read, suggestedHistoryOf } from '#tests/support/history-files.ts'

const table = (...lines: readonly string[]) => csv('mine.csv', ...lines)
const ratings = csv(
  'mine.tsv',
  'Title\tRating',
  ...['4★', '3½', '***½', '⭐️⭐️⭐️', '★ 4.5', '2.5 stars', '４', 'good'].map((rating) => `Up\t${rating}`),
)

it.each<[string, GivenFile, readonly string[], readonly string[]]>([
  [
    'ratings with a number beside stars, or a half',
    ratings,
    ['★8', '★7', '★7', '★6', '★9', '★5', '★8'].map((stars) => `Up: seen, ${stars}`).concat('Up: seen (wrong rating)'),
    [],
  ],
  [
    'ratings out of twenty',
    table('Title,Rating', 'Up,14', 'Dune,19'),
    ['Up: seen, ★7', 'Dune: seen, ★10 (rounded rating)'],
    [],
  ],
  [
    'a mark for what was watched',
    table('Title,Watched,Rating', 'Up,x,8', 'Dune,,', 'Alien,✓,'),
    ['Up: seen, ★8', 'Alien: seen'],
    ['Dune: nothing said'],
  ],
  [
    'yes and no in another language',
    table('Название,Просмотрено', 'Вверх,Да', 'Дюна,Нет'),
    ['Вверх: seen'],
    ['Дюна: nothing said'],
  ],
  [
    'series in the words of other languages',
    table(
      'Title,Year,Type,Watched',
      ...['сериал', 'Serie TV', 'TV Mini Series', 'Série', 'ドラマ', '电视剧', 'Movie', 'фильм'].map(
        (kind, index) => `Shogun ${index},1980,${kind},2020-01-02`,
      ),
    ),
    ['Shogun 6 1980: viewed 2020-01-02', 'Shogun 7 1980: viewed 2020-01-02'],
    [0, 1, 2, 3, 4, 5].map((index) => `Shogun ${index} 1980: not a movie`),
  ],
  [
    'a name above the table',
    table('My movies 2024', '', 'Title,Year,Watched', 'Up,2009,2024-01-05'),
    ['Up 2009: viewed 2024-01-05'],
    [],
  ],
  [
    'a name in the first cell above the table',
    table('My movies,,', 'Title,Year,Watched', 'Up,2009,2024-01-05'),
    ['Up 2009: viewed 2024-01-05'],
    [],
  ],
  [
    'days of release for years, in either order',
    table('Title,Release Date,Watched', 'Alien,25/05/1979,2024-01-05', 'Dune,10/22/2021,2024-01-06'),
    ['Alien 1979: viewed 2024-01-05', 'Dune 2021: viewed 2024-01-06'],
    [],
  ],
  [
    'years in wide brackets',
    table('タイトル,鑑賞日', 'エイリアン（1979）,2024/1/5'),
    ['エイリアン 1979: viewed 2024-01-05'],
    [],
  ],
  [
    'two years of one title',
    table('Title,Year,Watched', 'Psycho,1960,2024-01-05', 'Psycho,1998,2024-01-05'),
    ['Psycho 1960: viewed 2024-01-05', 'Psycho 1998: viewed 2024-01-05'],
    [],
  ],
  [
    'days of additions that are none, which is said',
    csv('watchlist.csv', 'Date,Name,Year,Letterboxd URI', '2027-01-05,Up,2009,', 'soon,Dune,2021,'),
    ['Up 2009: want-to-watch (date in the future)', 'Dune 2021: want-to-watch (wrong date)'],
    [],
  ],
])('%s', (_, file, lines, leftOut) => {
  const history = suggestedHistoryOf(file)
  expect([linesOf(history), leftOutOf(history)]).toEqual([lines, leftOut])
})

it('a table without a header that names movies is not taken for a list of titles', () => {
  expect(read(table('My diary', 'Dear diary,today', 'Nothing,really')).kind).toBe('refused')
})
