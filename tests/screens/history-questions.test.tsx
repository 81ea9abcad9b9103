import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSettings } from '#tests/support/import-history.ts'
import { tablesInOldEncodings } from '#tests/support/old-encodings.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

const chosen = async (content: string | Uint8Array<ArrayBuffer>) => {
  const { I } = await renderApp({ path: '/settings' })
  await I.see('button', 'Import Data')
  const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'))
  fireEvent.change(field, { target: { files: [new File([content], 'mine.csv')] } })
  await I.see('heading', 'Import your history')
  return I
}
const column = (name: string) => within(screen.getByRole('dialog')).getByRole('combobox', { name })
const put = (name: string, field: string) => fireEvent.change(column(name), { target: { value: field } })

describe('the questions of an import', () => {
  it('are not left without a column that names the movies', async () => {
    const I = await chosen('Nazwa,Rok\nObcy,1979\n')
    await I.click('button', 'Continue')
    expect(screen.getByRole('alert')).toHaveTextContent('Choose the column that holds the titles')
    put('Nazwa', 'title')
    expect(screen.queryByRole('alert')).toBeNull()
    await I.click('button', 'Continue')
    await I.see('heading', 'Finding your movies')
  })

  it('are asked again with the answers given', async () => {
    const I = await chosen('Nazwa,Rok\nObcy,1979\n')
    expect(I.sees('button', 'Back')).toBe(false)
    put('Nazwa', 'title')
    await I.click('radio', 'Movies I like')
    await I.click('button', 'Continue')
    await I.click('button', 'Back')
    expect(column('Nazwa')).toHaveValue('title')
    expect(screen.getByRole('radio', { name: 'Movies I like' })).toBeChecked()
  })

  it('begin with the encoding, shown by a line of the file in each', async () => {
    const { base64 } = tablesInOldEncodings.shift_jis
    const I = await chosen(Uint8Array.from(Buffer.from(base64, 'base64')))
    expect(screen.getByRole('group', { name: /^mine\.csv is in an older encoding/ })).toBeVisible()
    expect(screen.getByRole('radio', { name: 'タイトル,年,鑑賞日 · Shift-JIS' })).toBeChecked()
    await I.click('button', 'Continue')
    await until(() => screen.queryByRole('combobox', { name: 'タイトル' }))
  })

  it('say when a scale leaves ratings out', async () => {
    await chosen('Title,Rating\nAlien,8\n')
    expect(screen.getByRole('radio', { name: '5, leaving out higher ratings' })).not.toBeChecked()
    expect(screen.getByRole('radio', { name: '10' })).toBeChecked()
  })

  it('ask what numbers count where dates should be', async () => {
    const { I, choose, review, plays } = await openSettings()
    await choose('Title,Year,Watched\nAlien,1979,30000\n', 'mine.csv')
    await I.see('heading', "What's in the columns of mine.csv?")
    const group = screen.getByRole('group', { name: 'How are dates such as 30000 written?' })
    expect(
      within(group)
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual([
      'Days since 1900, as spreadsheets count · February 18, 1982',
      'Days since 1904, as spreadsheets count · February 19, 1986',
      'Not used',
    ])
    await I.click('button', 'Continue')
    await review()
    await I.click('button', 'Import 1 movie')
    await I.see('heading', 'Import complete')
    expect(plays()).toEqual([['Alien', '1982-02-18']])
  })

  it('ask what letters are worth, and the review says what ratings are out of', async () => {
    const { I, choose, review } = await openSettings()
    await choose('Title,Year,Rating\nAlien,1979,A-\nPsycho,1960,9/10\n', 'mine.csv')
    await I.see('heading', "What's in the columns of mine.csv?")
    expect(
      within(screen.getByRole('group', { name: 'What is each letter worth, out of 10?' })).getByRole('combobox'),
    ).toHaveValue('9')
    put('A-', '7')
    await I.click('button', 'Continue')
    await review()
    expect(screen.getByText('mine.csv: a table, 2 rows · ratings out of 10')).toBeVisible()
  })
})
