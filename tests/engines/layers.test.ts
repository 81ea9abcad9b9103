import { core as enUS } from '#messages/en-US/core.ts'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

const { app, collectionDialog, collections } = enUS

const ask = (I: Visitor, task: () => unknown) => expect.poll(() => I.ask(task))

const seeLayer = (I: Visitor, layer: number) => ask(I, () => history.state.layer).toBe(layer)

const seeNoDialog = (I: Visitor) => ask(I, () => document.querySelector('[role=dialog]')).toBeNull()

test('ten layers that are opened and closed leave no step behind', async ({ I }) => {
  await I.open('/')
  await I.click('link', 'Collections')
  // Home has such a button, too.
  await I.seeElement('heading', collections.heading)
  for (let time = 0; time < 10; time += 1) {
    await I.click('button', collections.create)
    await I.seeElement('textbox', collectionDialog.name)
    await seeLayer(I, 1)
    if (time % 2 === 0) await I.goBack()
    else await I.click('button', collectionDialog.cancel)
    await seeNoDialog(I)
    await seeLayer(I, 0)
    await I.seeAddress('/collections')
  }
  await I.goBack()
  await I.seeAddress('/')
})

test('Back closes the menu, the form that it opened and the movie, and the list is where it was', async ({ I }) => {
  await I.resize(500, 800)
  await I.open('/')
  await I.seeElement('link', /\(\d{4}\)$/)
  await I.ask(() => window.scrollTo({ top: 150, behavior: 'instant' }))
  await I.click('link', /\(\d{4}\)$/)
  await I.seeElement('button', app.moreActions)
  const position = await I.ask(() => window.scrollY)
  expect(position).toBeGreaterThan(0)
  await I.click('button', app.moreActions)
  await seeLayer(I, 1)
  await I.goBack()
  await seeLayer(I, 0)
  await I.click('button', app.moreActions)
  await ask(I, () => {
    const item = document.querySelector('[role=menuitem]')
    if (item instanceof HTMLElement) item.click()
    return document.querySelector('textarea') !== null
  }).toBe(true)
  await seeLayer(I, 1)
  await I.goBack()
  await seeLayer(I, 0)
  await ask(I, () => document.querySelector('textarea')).toBeNull()
  await I.seeElement('button', app.moreActions)
  await I.goBack()
  await I.seeAddress('/')
  await ask(I, () => window.scrollY).toBe(position)
})

test('a panel that Back closes leaves the page where it was scrolled meanwhile', async ({ I }) => {
  await I.resize(1000, 400)
  await I.open('/collections')
  await I.open('/movie/679')
  await I.click('button', enUS.card.add({ title: 'Aliens' }))
  await I.open('/watchlist')
  await I.seeCards('Aliens')
  await I.click('button', enUS.lists.sort)
  await seeLayer(I, 1)
  await I.ask(() => window.scrollTo({ top: 60, behavior: 'instant' }))
  await I.goBack()
  await seeLayer(I, 0)
  await seeNoDialog(I)
  expect(await I.ask(() => window.scrollY)).toBe(60)
})
