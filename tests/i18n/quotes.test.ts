import { expect, it } from 'vitest'
import { quotesOf } from '#i18n/quotes.ts'

const russian = quotesOf('«', '»', '„', '“')
const french = quotesOf('«\u00a0', '\u00a0»', '“', '”')

it.each([
  [russian('Сталкер'), '«Сталкер»'],
  [russian('Операция «Ы» и другие приключения Шурика'), '«Операция „Ы“ и другие приключения Шурика»'],
  [russian('«А» и «Б»'), '«„А“ и „Б“»'],
  [french('Vacances'), '«\u00a0Vacances\u00a0»'],
  [french('Le «\u00a0Cercle\u00a0» rouge'), '«\u00a0Le “Cercle” rouge\u00a0»'],
  [quotesOf('『', '』', '「', '」')('劇場版「鬼滅の刃」無限列車編'), '『劇場版「鬼滅の刃」無限列車編』'],
  [quotesOf('《', '》', '〈', '〉')('《红楼梦》之后'), '《〈红楼梦〉之后》'],
])('%s has inner marks that differ from the outer ones', (said, expected) => {
  expect(said).toBe(expected)
})

it('a mark without its pair stays as it is', () => {
  expect([russian('12» и более'), russian('Начало «конца')]).toEqual(['«12» и более»', '«Начало «конца»'])
})
