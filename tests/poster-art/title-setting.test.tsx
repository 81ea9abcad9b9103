import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breakTitle, piecesOf } from '#poster-art/break-title.ts'
import { capitals } from '#poster-art/capitals.ts'
import { canDraw, inCapitals } from '#poster-art/drawn-line.ts'
import { figures } from '#poster-art/figures.ts'
import { fitTitle, type TitleBox, type TitleStyle } from '#poster-art/fit-title.ts'

const voices: readonly TitleStyle[] = [
  { kind: 'drawn', face: 'gothic', justified: true },
  { kind: 'drawn', face: 'gothic', justified: false },
  { kind: 'drawn', face: 'slim', justified: false },
  { kind: 'drawn', face: 'wide', justified: false },
  { kind: 'drawn', face: 'round', justified: true },
  { kind: 'text', face: 'grotesk' },
  { kind: 'text', face: 'roman' },
]
const measures: readonly TitleBox[] = [
  { width: 172, height: 92, maxCapHeight: 66 },
  { width: 172, height: 150, maxCapHeight: 150 },
  { width: 204, height: 50, maxCapHeight: 44 },
  { width: 76, height: 60, maxCapHeight: 40 },
]
const titles = [
  'M',
  'Up',
  'It',
  'The Of',
  'Arrival',
  'The Third Man',
  'Léon: The Professional',
  'Ångström & Žižek',
  'Spider-Man: No Way Home',
  'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk',
  'Сталкер',
  '千と千尋の神隠し',
  '기생충',
  'جدایی نادر از سیمین',
  'ואלס עם באשיר',
  '8½',
]

const byLength = (text: string) => text.length
const bare = (text: string) => inCapitals(text).replace(/\s/gu, '')

describe('breaking a title into lines', () => {
  it.each([
    ['The Lord of the Rings', 2, ['The Lord', 'of the Rings']],
    ['Blade Runner: The Final Cut', 2, ['Blade Runner:', 'The Final Cut']],
    ['Spider-Man', 2, ['Spider-', 'Man']],
    ['Psycho', 3, ['Psycho']],
    ['君の名は。', 2, ['君の', '名は。']],
    ['   ', 2, []],
  ])('breaks "%s" into at most %i lines: %j', (title, count, lines) => {
    expect(breakTitle(piecesOf(title), count, byLength)).toEqual(lines)
  })

  it('never loses or reorders a word, however many lines are requested', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-zé]{1,9}$/u), { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 7 }),
        (words, count) => {
          const lines = breakTitle(piecesOf(words.join(' ')), count, byLength)
          expect(lines.join(' ')).toBe(words.join(' '))
          expect(lines).toHaveLength(Math.min(count, words.length))
        },
      ),
    )
  })
})

describe('fitting a title', () => {
  it.each(titles)('keeps every line of "%s" within the box, with all of its letters', (title) => {
    for (const voice of voices) {
      for (const measure of measures) {
        const setting = fitTitle(title, [voice], measure)
        const widest = Math.max(...setting.lines.map(({ width }) => width))
        expect(widest).toBeLessThanOrEqual(measure.width + 0.01)
        expect(setting.height).toBeLessThanOrEqual(measure.height + 0.01)
        if (!setting.isTruncated) {
          expect(bare(setting.lines.map(({ text }) => text).join(''))).toBe(bare(title))
        }
      }
    }
  })

  it('keeps any text within the box', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.constantFrom(...voices),
        fc.constantFrom(...measures),
        (title, voice, measure) => {
          const setting = fitTitle(title, [voice], measure)
          for (const line of setting.lines) {
            expect(line.width).toBeLessThanOrEqual(measure.width + 0.01)
            expect(line.y).toBeGreaterThanOrEqual(0)
          }
          expect(setting.height).toBeLessThanOrEqual(measure.height + 0.01)
        },
      ),
    )
  })

  it('stacks lines without overlaps', () => {
    for (const title of titles) {
      const { lines, style } = fitTitle(title, [{ kind: 'drawn', face: 'gothic', justified: true }], {
        width: 172,
        height: 150,
        maxCapHeight: 150,
      })
      const overlaps = lines.filter((line, index) => {
        const next = lines[index + 1]
        return next !== undefined && style.kind === 'drawn' && line.y + line.size > next.y
      })
      expect(overlaps).toEqual([])
    }
  })

  it('truncates a title of 300 characters with an ellipsis', () => {
    const title = 'a long and winding title '.repeat(12).trim()
    const setting = fitTitle(title, voices, { width: 172, height: 92, maxCapHeight: 66 })
    const text = setting.lines.map((line) => line.text).join(' ')
    expect({ cut: setting.isTruncated, end: text.at(-1), begins: title.startsWith(text.slice(0, -1)) }).toEqual({
      cut: true,
      end: '…',
      begins: true,
    })
  })

  it('sets short titles larger than long ones', () => {
    const sizeOf = (title: string) =>
      fitTitle(title, [{ kind: 'drawn', face: 'gothic', justified: false }], {
        width: 172,
        height: 92,
        maxCapHeight: 66,
      }).lines[0]?.size ?? 0
    expect(sizeOf('Up')).toBeGreaterThan(sizeOf('Casablanca'))
    expect(sizeOf('Casablanca')).toBeGreaterThan(sizeOf('The Good, the Bad and the Ugly'))
  })

  it('sets an article on a line of its own smaller than the word it belongs to', () => {
    const { lines } = fitTitle('The Godfather', [{ kind: 'drawn', face: 'gothic', justified: true }], {
      width: 172,
      height: 150,
      maxCapHeight: 150,
    })
    expect(lines.map(({ text }) => text)).toEqual(['THE', 'GODFATHER'])
    expect(lines[0]?.size).toBeLessThan(lines[1]?.size ?? 0)
  })

  it('sets Hebrew and Arabic from right to left', () => {
    expect(
      titles.map((title) => fitTitle(title, voices, { width: 172, height: 92, maxCapHeight: 66 }).rightToLeft),
    ).toEqual(titles.map((title) => /[\u0590-\u06ff]/u.test(title)))
  })
})

describe('the drawn typeface', () => {
  it('has the Latin capitals, digits and accents that titles use', () => {
    expect(canDraw('ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 .,:!?\'"-–·…/+()*& ÀÉÎÕÜÅČŐÇĘŻ')).toBe(true)
  })

  it('draws lower-case letters as capitals, and leaves other scripts to text', () => {
    expect(['amélie', 'Сталкер', '8½', '#1'].map(canDraw)).toEqual([true, false, false, false])
  })

  it('has a width for every letter', () => {
    const widths = Object.values({ ...capitals, ...figures }).map(([width]) => width)
    expect(widths.filter((width) => !(width >= 0 && width < 2))).toEqual([])
  })
})
