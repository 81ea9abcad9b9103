import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { titleKeys } from '#domain/collation.ts'

const languages = ['en-US', 'es-ES', 'fr-FR', 'de-DE', 'it-IT', 'ja-JP', 'ko-KR', 'pt-BR', 'zh-CN', 'ru-RU']

const titles = [
  'Alien',
  'alien',
  'Álien',
  'Alien 3',
  'Alien 10',
  'Alien³',
  'Alien: Covenant',
  'Aliens',
  'The 400 Blows',
  'Æon Flux',
  'España',
  'Espana',
  'Straße',
  'Strasse',
  'L’Avventura',
  "L'Avventura",
  '2001: A Space Odyssey',
  '007',
  '7',
  'Ночной дозор',
  '七人の侍',
  '기생충',
  'WALL·E',
  'Se7en',
  '',
]
const character = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...' abcABCzZ0129') },
  { weight: 3, arbitrary: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)) },
  { weight: 2, arbitrary: fc.integer({ min: 0xa0, max: 0x24f }).map((code) => String.fromCharCode(code)) },
  { weight: 1, arbitrary: fc.constantFrom('я', 'Ж', '映', 'の', '가', 'e\u0301') },
)
const text = fc.oneof(
  fc.constantFrom(...titles),
  fc.array(character, { maxLength: 8 }).map((all) => all.join('')),
)

describe.each(languages)('comparing titles by their keys in %s', (language) => {
  const collator = new Intl.Collator(language, { numeric: true })
  const keys = titleKeys(collator)
  const compare = (one: string, other: string) => keys.compare(keys.keyOf(one), keys.keyOf(other))

  it('says of any two texts what the collator says', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect([one, other, Math.sign(compare(one, other))]).toEqual([
          one,
          other,
          Math.sign(collator.compare(one, other)),
        ])
      }),
      { numRuns: 2000 },
    )
  })

  it('sorts titles as the collator does', () => {
    expect(titles.toSorted(compare)).toEqual(titles.toSorted(collator.compare))
  })
})
