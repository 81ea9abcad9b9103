import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { firstPersonView, type PersonView } from '#domain/movie/person-view.ts'
import { personModalMachine } from '#machines/person-modal.ts'

const openPerson = (view: PersonView = firstPersonView) => {
  const remembered: unknown[] = []
  const actor = createActor(
    personModalMachine.provide({ actions: { remember: (_, person) => void remembered.push(person) } }),
    { input: { view } },
  ).start()
  return {
    send: actor.send.bind(actor),
    state: () => actor.getSnapshot().value,
    view: () => ({ tab: actor.getSnapshot().value, ...actor.getSnapshot().context }),
    /** The view with which this person opens next time. */
    remembered: () => remembered.at(-1),
  }
}

describe('the person modal', () => {
  it('starts with the biography, the first pages and the most popular movies', () => {
    const person = openPerson()
    expect([person.state(), person.view()]).toEqual([
      'biography',
      { tab: 'biography', actingPage: 1, directingPage: 1, order: 'popular' },
    ])
  })

  it.each(['biography', 'acting', 'directing'] as const)(
    'reopens on the tab %s with its pages and sort order',
    (tab) => {
      const view = { tab, actingPage: 3, directingPage: 2, order: 'newest' } as const
      const person = openPerson(view)
      expect([person.state(), person.view()]).toEqual([tab, view])
    },
  )

  it.each(['biography', 'acting', 'directing'] as const)('switches to %s and remembers it', (tab) => {
    const person = openPerson({ ...firstPersonView, tab: tab === 'acting' ? 'directing' : 'acting' })
    person.send({ type: 'tab chosen', tab })
    expect(person.state()).toBe(tab)
    expect(person.remembered()).toEqual({ view: { ...firstPersonView, tab } })
  })

  it('changes and remembers the page of each list separately', () => {
    const person = openPerson({ ...firstPersonView, tab: 'acting' })
    person.send({ type: 'page chosen', page: 3 })
    person.send({ type: 'tab chosen', tab: 'directing' })
    person.send({ type: 'page chosen', page: 2 })
    const view = { tab: 'directing', actingPage: 3, directingPage: 2, order: 'popular' }
    expect([person.view(), person.remembered()]).toEqual([view, { view }])
  })

  it('has no pages in the biography', () => {
    const person = openPerson({ ...firstPersonView, actingPage: 2 })
    person.send({ type: 'page chosen', page: 5 })
    expect(person.view()).toEqual({ ...firstPersonView, actingPage: 2 })
  })

  it('goes back to page 1 of both lists when the sort order changes, and stays on its tab', () => {
    const person = openPerson({ tab: 'acting', actingPage: 3, directingPage: 2, order: 'popular' })
    person.send({ type: 'order chosen', order: 'title' })
    const view = { tab: 'acting', actingPage: 1, directingPage: 1, order: 'title' }
    expect([person.state(), person.view(), person.remembered()]).toEqual(['acting', view, { view }])
  })

  it('keeps its pages when the same sort order is chosen again', () => {
    const view = { tab: 'acting', actingPage: 3, directingPage: 2, order: 'rating' } as const
    const person = openPerson(view)
    person.send({ type: 'order chosen', order: 'rating' })
    expect(person.view()).toEqual(view)
  })

  it('remembers the person as soon as it opens', () => {
    expect(openPerson().remembered()).toEqual({ view: firstPersonView })
  })
})
