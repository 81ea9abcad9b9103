import { core as enUS } from '#messages/en-US/core.ts'
import { languageNames } from '#messages/language-names.ts'
import { languageOffers } from '#messages/language-offers.ts'
import { loaders } from '#messages/loaders.ts'
import { choose } from '../browser/choose.ts'
import { cutOff, screens } from '../browser/cut-off.ts'
import { expect } from '../browser/fixtures.ts'
import { test } from '../browser/journey.ts'
import { givenStored } from '../browser/stored-watchlist.ts'
import { places } from '../browser/visitor.ts'
import { allMessages } from '../i18n/all-messages.ts'
import { englishOn, noteTexts } from './spoken-text.ts'

/** The languages under test, each with the locale of a browser that prefers it. */
const travelled = [
  ['de-DE', 'de-AT'],
  ['ja-JP', 'ja'],
] as const

test.use({ build: 'demo' })

for (const [language, browser] of travelled) {
  test.describe(`in ${language}`, () => {
    const given = { settings: JSON.stringify({ language, region: 'US' }) }

    const tag = ['de-DE', 'ja-JP'].includes(language) ? ['@gate'] : []
    test('a user finds a movie, adds it, watches it and puts it into a collection without reading English', {
      tag,
    }, async ({ I }) => {
      const words = await allMessages(language)
      const readsNoEnglish = async () => expect(await englishOn(I.page, language)).toEqual([])
      const { modal, toasts, navigation } = places(I.page)
      const see = (text: string) => expect(I.page.getByText(text, { exact: true }).first()).toBeVisible()
      const press = (name: string) => I.page.getByRole('button', { name, exact: true }).first().click()
      const goTo = (name: string) => I.page.getByRole('link', { name, exact: true }).first().click()

      await givenStored(I.page, given)
      await noteTexts(I.page)
      await I.open('/')
      await I.seeHeading(words.home.recommended)
      await I.seeCardCount(20)
      await expect(I.page.locator('html')).toHaveAttribute('lang', language)
      expect(await I.page.evaluate(() => window.everLang)).toEqual([language])
      const everSaid = (await I.page.evaluate(() => window.everSaid)) ?? []
      expect(everSaid.filter((text) => text === enUS.home.recommended || text in enUS.genres)).toEqual([])
      await readsNoEnglish()

      await I.page.getByRole('combobox', { name: words.search.label }).fill('alien')
      await I.page.getByRole('grid', { name: words.search.results }).getByRole('gridcell').first().click()
      await expect(modal.getByRole('heading', { name: words.movie.cast })).toBeVisible()
      await see(words.movie.inEnglish)
      await expect(modal.locator('p[lang=en-US]')).toBeVisible()
      await readsNoEnglish()
      const title = (await modal.getByRole('heading', { level: 2 }).textContent()) ?? ''
      await press(words.movie.addNamed({ title }))
      await expect(toasts.or(I.page.getByRole('region', { name: words.toasts.region })).first()).toContainText(
        words.toasts.added.description({ title }),
      )
      await press(words.movieCollections.add)
      const dialog = I.page.getByRole('dialog', { name: words.movieCollections.dialog({ title }) })
      await expect(dialog).toBeVisible()
      await readsNoEnglish()
      await dialog.getByRole('button', { name: words.collectionDialog.cancel }).click()
      await expect(dialog).toBeHidden()
      await modal.getByRole('button', { name: words.movie.close }).click()
      await I.seeNoModal()

      await goTo(words.navigation.watchlist)
      await I.seeHeading(words.watchlist.heading)
      await see(words.watchlist.all({ count: 1 }))
      await places(I.page).cards.first().hover()
      await press(words.card.markWatched({ title }))
      await see(words.toasts.marked.watched)
      await readsNoEnglish()

      await goTo(words.navigation.watched)
      await I.seeHeading(words.watched.heading)
      await see(words.watched.count({ count: 1 }))
      await readsNoEnglish()

      await goTo(words.navigation.collections)
      await I.seeHeading(words.collections.heading)
      await press(words.collections.create)
      await I.page.getByLabel(words.collectionDialog.name).fill('א 1')
      await readsNoEnglish()
      await I.page.getByRole('dialog').getByRole('button', { name: words.collectionDialog.confirmCreate }).click()
      await see(words.toasts.collectionCreated.title)
      await goTo(words.navigation.discover)
      await I.seeHeading(words.discover.heading)
      await I.seeCardCount(20)
      await readsNoEnglish()

      await goTo(words.navigation.settings)
      await I.seeHeading(words.settings.heading)
      await readsNoEnglish()
      await I.open('/nope')
      await I.seeHeading(words.notFound.title)
      await readsNoEnglish()
      await expect(navigation).toHaveCount(0)
    })

    test('changing the language in Settings translates the page at once, without a reload, and back', async ({ I }) => {
      const [words, english] = [await allMessages(language), await allMessages('en-US')]
      await noteTexts(I.page)
      await I.open('/settings')
      await I.page.evaluate(() => window.everSaid?.push('the same page'))
      await choose(I.page, english.settings.language, languageNames[language])
      await I.seeHeading(words.settings.heading)
      // The toast may be gone by the time that a slow machine has found the heading.
      const everSaid = () => I.page.evaluate(() => window.everSaid)
      await expect.poll(everSaid).toContain(words.toasts.settingsSaved.title)
      await expect(I.page.locator('html')).toHaveAttribute('lang', language)
      // The messages of a section arrive after those of the page.
      await expect.poll(() => englishOn(I.page, language)).toEqual([])
      await choose(I.page, words.settings.language, languageNames['en-US'])
      await I.seeHeading(english.settings.heading)
      await expect(I.page.locator('html')).toHaveAttribute('lang', 'en-US')
      expect(await everSaid()).toContain('the same page')
    })

    test('its messages are requested once, and no other language is', async ({ I }) => {
      const words = await loaders[language].core()
      await givenStored(I.page, given)
      const scripts: string[] = []
      I.page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
      await I.open('/watchlist')
      await I.seeHeading(words.watchlist.heading)
      const chunks = Object.keys(loaders)
        .filter((tag) => tag !== 'en-US')
        .map((tag) => `/assets/${tag.toLowerCase()}-`)
      expect(scripts.filter((path) => chunks.some((chunk) => path.startsWith(chunk)))).toEqual([
        expect.stringContaining(`/assets/${language.toLowerCase()}-`),
      ])
    })

    test('every screen has room for its texts at 390 and 1440 pixels', async ({ I }) => {
      test.slow()
      await givenStored(I.page, given)
      for (const [name, path] of screens) {
        await test.step(name, async () => {
          await I.open(path)
          await expect(I.page.getByRole('heading').first()).toBeVisible()
          for (const width of [390, 1440]) {
            await I.page.setViewportSize({ width, height: 844 })
            await expect.poll(() => cutOff(I.page), `${name}, ${width} wide`).toEqual([])
          }
        })
      }
    })

    test.describe('a first visitor whose browser prefers this language', () => {
      test.use({ locale: browser })
      const offer = languageOffers[language]

      test('accepts the offer and reads it from then on', async ({ I }) => {
        const words = await loaders[language].core()
        await I.open('/')
        await I.see(new RegExp(offer.line), enUS.home.recommended)
        await I.click(offer.accept)
        await I.seeHeading(words.home.recommended)
        await I.dontSee(new RegExp(offer.line))
        await I.page.reload()
        await I.seeHeading(words.home.recommended)
        await I.dontSee(new RegExp(offer.line))
      })

      test('declines the offer and reads English from then on', async ({ I }) => {
        await I.open('/')
        await I.click(offer.dismiss)
        await I.dontSee(new RegExp(offer.line))
        await I.page.reload()
        await I.seeHeading(enUS.home.recommended)
        await I.seeCardCount(20)
        await I.dontSee(new RegExp(offer.line))
      })

      for (const width of [390, 1440]) {
        test(`sees the offer in the space reserved since the first paint, ${width} px wide`, async ({ I }) => {
          await I.page.setViewportSize({ width, height: 844 })
          await I.page.addInitScript(() =>
            document.addEventListener('DOMContentLoaded', () => {
              window.everSaid = [`${document.querySelector('.shell-offer')?.getBoundingClientRect().bottom}`]
            }),
          )
          await I.open('/')
          await I.see(new RegExp(offer.line))
          const [bottom] = (await I.page.evaluate(() => window.everSaid)) ?? []
          const said = places(I.page).main.getByRole('status').filter({ hasText: offer.line })
          await expect
            .poll(() => said.evaluate((element) => element.getBoundingClientRect().bottom))
            .toBe(Number(bottom))
        })
      }
    })
  })
}
