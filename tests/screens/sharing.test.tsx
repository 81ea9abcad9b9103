import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'
import { linkOf } from '#wiring/sharing/list-link.ts'

const openDialog = async () => {
  const shared: string[] = []
  const { I } = await renderApp({
    path: '/watchlist',
    stored: { watchlist: watchlistOf('Alien', 'Heat') },
    change: (services) => ({
      ...services,
      files: {
        ...services.files,
        canShareText: () => true,
        shareText: async ({ text }) => {
          shared.push(text)
          return true
        },
      },
    }),
  })
  await I.click('button', 'Share')
  await I.see('dialog', 'Share this list')
  return { I, shared }
}

describe('the dialog that shares a list', () => {
  it('names the list and what narrows it', async () => {
    const { I } = await renderApp({ path: '/watchlist?filter=al', stored: { watchlist: watchlistOf('Alien', 'Heat') } })
    await I.click('button', 'Share')
    expect(await I.see('textbox', 'Name')).toHaveValue('My Watchlist: al')
  })

  it('names the list alone where the filters leave no room', async () => {
    const { I } = await renderApp({
      path: `/watchlist?filter=${'alien '.repeat(16)}`,
      stored: { watchlist: watchlistOf('alien '.repeat(16), 'Heat') },
    })
    await I.click('button', 'Share')
    expect(await I.see('textbox', 'Name')).toHaveValue('My Watchlist')
  })

  it('offers two shapes of a picture', async () => {
    const { I } = await openDialog()
    await I.click('radio', 'Picture')
    expect(await I.see('radio', 'Portrait')).toBeChecked()
    await I.click('radio', 'Landscape')
    expect(await I.see('radio', 'Landscape')).toBeChecked()
  })

  it('shares a text, goes back to the choices, and closes', async () => {
    const { I, shared } = await openDialog()
    await I.click('radio', 'Text')
    await I.click('button', 'Create')
    await I.see('textbox', 'Text')
    await I.click('button', 'Share')
    await I.seeText('Done.')
    expect(shared[0]).toContain('Alien')
    await I.click('button', 'Back')
    expect(await I.see('radio', 'Text')).toBeChecked()
    await I.click('button', 'Cancel')
    await I.notSee('dialog')
  })
})

describe('a link whose movies TMDB does not find at first', () => {
  it('looks them up again on Retry', async () => {
    const link = await linkOf({ name: 'Night', note: '', movies: [{ id: 348, title: 'Alien', year: 1979 }] }, '/share')
    const refused = () => new Response('{}', { status: 403 })
    const { I, answers } = await renderApp({ path: link?.url ?? '', answers: { '/movie/348': refused } })
    await until(() => screen.queryByText(/TMDB didn't answer for all of them/) !== null)
    answers.delete('/movie/348')
    await I.click('button', 'Retry')
    await until(() => screen.queryByText('Nothing is stored until you add something.') !== null)
  })
})
