import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createAnswers, maxAnswerLength } from '#stores/copies/answers.ts'

const day = 24 * 60 * 60_000

const open = (limit?: number) => {
  const database = new IDBFactory()
  let time = Date.UTC(2026, 0, 1)
  const answersOf = (version: string) => createAnswers({ database, version, now: () => time }, limit)
  return {
    answers: answersOf('1'),
    answersOf,
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    now: () => time,
  }
}

describe('stored answers', () => {
  it('are read back with the time they were saved', async () => {
    const { answers, pass, now } = open()
    const savedAt = now()
    await answers.write('movie 348', { title: 'Alien' }, [])
    pass(day)
    expect(await answers.read('movie 348')).toEqual({ data: { title: 'Alien' }, savedAt })
    expect(await answers.read('movie 1')).toBe(null)
  })

  it('are gone after 180 days', async () => {
    const { answers, pass } = open()
    await answers.write('a', 1, [])
    pass(180 * day)
    expect(await answers.read('a')).not.toBe(null)
    pass(1)
    expect(await answers.read('a')).toBe(null)
    expect(await answers.size()).toBe(0)
  })

  it('are removed when they were not used for 180 days, though nothing is written', async () => {
    const { answers, pass } = open()
    await answers.write('a', 1, [])
    pass(10 * day)
    await answers.write('b', 1, [])
    pass(170 * day + 1)
    await answers.removeOld()
    expect([...(await answers.readAll('')).keys()]).toEqual(['b'])
    expect(await answers.size()).toBe('b'.length + 1)
  })

  it('are gone in another version of the app', async () => {
    const { answers, answersOf } = open()
    await answers.write('a', 1, [])
    expect(await answersOf('2').read('a')).toBe(null)
  })

  it('stay below the limit: the least recently used go first', async () => {
    const { answers, pass } = open(2500)
    for (const key of ['a', 'b']) {
      await answers.write(key, 'x'.repeat(1000), [])
      pass(1)
    }
    await answers.read('a')
    pass(1)
    await answers.write('c', 'x'.repeat(1000), [])
    const found = await Promise.all(['a', 'b', 'c'].map((key) => answers.read(key)))
    expect(found.map((answer) => answer !== null)).toEqual([true, false, true])
  })

  it('have a limit of their own: a longer one is neither kept nor read', async () => {
    const { answers } = open()
    const long = { overview: 'x'.repeat(maxAnswerLength) }
    await answers.write('a', { overview: 'short' }, [])
    await answers.write('a', long, [])
    expect(await answers.read('a')).toBe(null)
    expect(await answers.size()).toBe(0)
  })

  it('are read together, of every version of the app, as long as they are not too old', async () => {
    const { answers, answersOf, pass } = open()
    await answers.write('["facts",1]', 'old', [])
    pass(100 * day)
    await answers.write('["facts",2]', 'new', [])
    await answers.write('["film",2]', 'other', [])
    expect(await answersOf('2').readAll('["facts",')).toEqual(
      new Map([
        ['["facts",1]', 'old'],
        ['["facts",2]', 'new'],
      ]),
    )
    pass(81 * day)
    expect(await answers.readAll('["facts",')).toEqual(new Map([['["facts",2]', 'new']]))
  })

  it('know the people of the movies', async () => {
    const { answers } = open()
    await answers.write('movie 348', {}, [10205, 578])
    expect([await answers.knowsPerson(578), await answers.knowsPerson(1)]).toEqual([true, false])
    await answers.clear()
    expect(await answers.knowsPerson(578)).toBe(false)
  })
})
