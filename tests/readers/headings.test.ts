import { expect, it } from 'vitest'
import { csv, read } from '#tests/support/history-files.ts'

it.each([
  ['Swedish', 'Titel,År,Betyg,Sedd'],
  ['Dutch', 'Titel,Jaar,Beoordeling,Gezien op'],
  ['Polish', 'Tytuł,Rok,Ocena,Data obejrzenia'],
  ['Turkish', 'Başlık,Yıl,Puan,İzlenme tarihi'],
  ['European Portuguese', 'Título,Ano,Classificação,Visto em'],
  ['traditional Chinese', '片名,年份,評分,觀看日期'],
])('columns with %s headings are known', (_, header) => {
  const reading = read(csv('mine.csv', header, 'Alien,1979,8,2020-01-02'))
  const [question] = reading.kind === 'asked' ? reading.questions : []
  expect(question?.columns?.map(({ field }) => field)).toEqual(['title', 'year', 'rating', 'watched at'])
})
