import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import { type CollectionPageEvent, collectionPageMachine } from '#machines/collection-page.ts'
import { collectionsOf } from '#tests/support/fixtures.ts'
import { turns } from '#tests/support/turns.ts'

const summaryOf = (name: string): CollectionSummary | undefined =>
  collectionsOf({ [name]: [] }).collections.map((collection) => ({ ...collection, covers: [] }))[0]
const space = summaryOf('Space') ?? null

const notFound: CollectionPageEvent = { type: 'collection not found' }
const unknown: CollectionPageEvent = { type: 'lists not found' }
const found = (collection: CollectionSummary | null): CollectionPageEvent =>
  collection === null ? notFound : { type: 'collection found', collection }

/** The page of what the lists hold at first; `given` is what it is opened with. */
const open = (listed: CollectionPageEvent, given: CollectionSummary | null = null) => {
  const done: string[] = []
  let current = listed
  let answer: () => Promise<boolean> = async () => true
  const actor = createActor(
    collectionPageMachine.provide({
      actors: {
        'watch collection': fromCallback(({ sendBack }) => sendBack(current)),
        'delete collection': fromPromise<boolean, undefined>(() => {
          done.push('delete')
          return answer()
        }),
      },
      actions: {
        'announce missing collection': () => done.push('announce'),
        'redirect to collections': () => done.push('redirect'),
        'return to collections': () => done.push('return'),
      },
    }),
    { input: { collection: given } },
  )
  const first = actor.getSnapshot().value
  actor.start()
  const sends = (...events: readonly CollectionPageEvent['type'][]) => {
    for (const type of events) actor.send({ type } as CollectionPageEvent)
  }
  return {
    done,
    first,
    answers: (next: typeof answer) => {
      answer = next
    },
    /** What the lists hold from now on. */
    list: (event: CollectionPageEvent) => {
      current = event
      actor.send(event)
    },
    asks: () => sends('deletion requested'),
    confirms: () => sends('deletion requested', 'deletion confirmed'),
    closes: () => sends('dialog closed'),
    settled: () => turns(1),
    state: () => actor.getSnapshot().value,
    name: () => actor.getSnapshot().context.collection?.name,
  }
}

const reading = { watching: { shown: 'reading' } }

describe('the page of a collection', () => {
  it('shows it at once where it is known', () => {
    expect(open(found(space), space).first).toEqual(reading)
  })

  it('waits for the lists, and shows it when it is found', () => {
    const page = open(unknown)
    expect([page.first, page.state()]).toEqual([{ watching: 'waiting' }, { watching: 'waiting' }])
    page.list(found(space))
    expect([page.state(), page.name()]).toEqual([reading, 'Space'])
  })

  it('follows its changes, also while the dialog is open', () => {
    const page = open(found(space), space)
    page.asks()
    page.list(found(summaryOf('Space!') ?? null))
    expect([page.state(), page.name()]).toEqual([{ watching: { shown: 'asking' } }, 'Space!'])
  })

  it('says so and leaves for the list when there never was one', () => {
    const page = open(unknown)
    page.list(notFound)
    expect([page.state(), page.done]).toEqual(['missing', ['announce', 'redirect']])
  })

  it('stays when it disappears while it is open, until it is back', () => {
    const page = open(found(space), space)
    page.list(notFound)
    expect([page.state(), page.done]).toEqual([{ watching: 'gone' }, []])
    page.list(found(space))
    expect(page.state()).toEqual(reading)
  })

  it('does not take lists that are out of reach for a collection that is gone', () => {
    const page = open(found(space), space)
    page.list(unknown)
    expect(page.state()).toEqual({ watching: 'waiting' })
    page.list(notFound)
    expect([page.state(), page.done]).toEqual([{ watching: 'gone' }, []])
  })
})

describe('deleting a collection', () => {
  it('asks first', () => {
    const page = open(found(space), space)
    page.asks()
    page.closes()
    expect([page.state(), page.done]).toEqual([reading, []])
  })

  it('keeps the page while the lists have dropped it, and then returns to the list', async () => {
    const page = open(found(space), space)
    page.confirms()
    page.list(notFound)
    expect([page.state(), page.name()]).toEqual([{ deleting: 'in the dialog' }, 'Space'])
    await page.settled()
    expect([page.state(), page.done]).toEqual(['deleted', ['delete', 'return']])
  })

  it('continues without its dialog, and does not start twice', async () => {
    const page = open(found(space), space)
    page.confirms()
    page.confirms()
    page.closes()
    page.confirms()
    expect([page.state(), page.done]).toEqual([{ deleting: 'in the background' }, ['delete']])
    await page.settled()
    expect(page.done).toEqual(['delete', 'return'])
  })

  it.each<[string, () => Promise<boolean>]>([
    ['the browser refuses', async () => false],
    ['it fails', () => Promise.reject(new Error('The disk is broken.'))],
  ])('shows the collection again when %s', async (_, answer) => {
    const page = open(found(space), space)
    page.answers(answer)
    page.confirms()
    await page.settled()
    expect([page.state(), page.done]).toEqual([reading, ['delete']])
  })

  it('sees that another tab deleted it while the browser refused', async () => {
    const page = open(found(space), space)
    page.answers(async () => false)
    page.confirms()
    page.list(notFound)
    await page.settled()
    expect(page.state()).toEqual({ watching: 'gone' })
  })
})
