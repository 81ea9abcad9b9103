import { screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { tmdbNotice } from '#i18n/tmdb-notice.ts'
import { other } from '#messages/zh-CN/other.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { settled, until } from '#tests/support/until.ts'
import { credits, person as personOf } from '#tests/support/wire-details.ts'
import { listed } from '#tests/support/wire-movies.ts'

const { settings: zhCN } = other

const offer = 'Matinee gibt es auch auf Deutsch.'
const austrian = { languages: ['de-AT', 'en'] }

beforeAll(loadSettings, 120_000)

describe('a first visitor whose browser prefers one of the other languages', () => {
  it('is offered that language, in that language, above a page in English', async () => {
    const { I } = await renderApp(austrian)
    const line = await I.seeText(offer)
    expect(line.closest('[lang]')).toHaveAttribute('lang', 'de-DE')
    expect(document.documentElement.lang).toBe('en-US')
    expect(I.sees('link', 'Home')).toBe(true)
  })

  it('switches to it with one click, and is not offered it again', async () => {
    const { I, app, asked } = await renderApp(austrian)
    await I.click('button', 'Auf Deutsch umstellen')
    await I.see('link', 'Startseite')
    expect(await I.seeToast('Benachrichtigungen')).toEqual([
      'Einstellungen gespeichert',
      'Sprache: Änderung übernommen',
    ])
    expect(app.settings.current.peek().language).toBe('de-DE')
    expect(screen.queryByText(offer)).toBe(null)
    expect(asked()).toContain('/genre/movie/list?language=de-DE')
    await until(() => document.documentElement.lang === 'de-DE')
  })

  it('can dismiss the offer for good', async () => {
    const { I, app, storage } = await renderApp(austrian)
    await I.click('button', 'Hinweis schließen')
    expect(screen.queryByText(offer)).toBe(null)
    expect(storage.getItem('language-notice')).toBe('dismissed')
    expect(app.settings.current.peek().language).toBe(undefined)
  })
})

const offered = async (options: Parameters<typeof renderApp>[0]) => {
  const { app } = await renderApp(options)
  await settled()
  return app.language.offered.peek()
}

describe('no language is offered', () => {
  it.each([
    ['English first', ['en-GB', 'de']],
    ['none of the ten', ['nl-NL', 'sv']],
    ['nothing', []],
  ])('to a browser that prefers %s', async (_, languages) => {
    expect(await offered({ languages })).toBe(null)
  })

  it('to someone who has chosen one, even English', async () => {
    expect(await offered({ ...austrian, stored: { settings: { language: 'en-US' } } })).toBe(null)
  })

  it('except the first of the ten that the browser prefers', async () => {
    expect(await offered({ languages: ['nl-NL', 'de-CH', 'en'] })).toBe('de-DE')
  })
})

describe('in German', () => {
  const german = (options: Parameters<typeof renderApp>[0] = {}) =>
    renderApp({ ...options, stored: { settings: { language: 'de-DE' }, ...options.stored } })

  it('genres are named by the message catalog until the provider has answered', async () => {
    const silent = () => new Promise<Response>(() => {})
    const { I } = await german({ path: '/discover?tab=search', answers: { '/genre/movie/list': silent } })
    await I.see('button', 'Abenteuer')
  })

  it('ratings have a comma', async () => {
    const { I } = await german()
    await I.see('article')
    expect(screen.getAllByTitle(/^Mit \d,\d von 10 bewertet$/).length).toBeGreaterThan(0)
  })

  it('the jobs of a director are listed once each, in German where they are known', async () => {
    const crew = ['Director', 'Writer', 'Screenplay', 'Thanks'].map((job) => ({ ...listed('Larry Crowne'), job }))
    const { I } = await german({
      path: '/person/31',
      answers: { '/person/31': personOf(31, 'Tom Hanks'), '/person/31/movie_credits': credits([], crew) },
    })
    await I.click('tab', 'Regie (1)')
    await I.seeText('Regie, Drehbuch, Thanks')
  })

  it('an error of the provider is shown in German', async () => {
    const broken = () => new Response('{}', { status: 500 })
    const { I } = await german({ answers: { '/trending/movie/week': broken } })
    expect(await I.see('alert')).toHaveTextContent('TMDB-API-Fehler: 500 Internal Server Error')
    expect(I.sees('button', 'Erneut versuchen')).toBe(true)
  })
})

describe('in Chinese', () => {
  it("the provider's notice is shown in its original English too, marked as such", async () => {
    const { I } = await renderApp({ path: '/settings', stored: { settings: { language: 'zh-CN' } } })
    const notice = await I.seeText(tmdbNotice)
    expect(notice).toHaveAttribute('lang', 'en-US')
    expect(await I.seeText(zhCN.attribution)).not.toHaveAttribute('lang')
  })
})
