import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { MovieSearch } from '#components/search/movie-search.tsx'
import { idOf } from '#tests/support/fixtures.ts'
import { renderInApp } from '#tests/support/test-app.tsx'
import type { Answer } from '#tests/support/test-world.ts'
import { turn, until } from '#tests/support/until.ts'
import { listed, searchPath, titles } from '#tests/support/wire-movies.ts'

const found: Answer = (request) =>
  new URL(request.url).searchParams.get('query') === 'nothing'
    ? titles()(request)
    : titles('Dune', 'Dune Drifter')(request)

const open = async (answer: Answer = found, except = 0) => {
  const onChoose = vi.fn()
  const test = await renderInApp(
    <MovieSearch label="Title" initial="Dune" nothing="Nothing was found." except={except} onChoose={onChoose} />,
    { buildKey: 'key', answers: { [searchPath]: answer } },
  )
  const asked = () =>
    test.requests.flatMap(({ url }) => new URL(url).searchParams.getAll('query')).filter((query) => query !== '')
  const type = (text: string) => fireEvent.change(screen.getByLabelText('Title'), { target: { value: text } })
  return { ...test, asked, type, onChoose }
}

describe('the search for one movie', () => {
  it('asks once the user stops typing', async () => {
    const { I, asked, type, clock } = await open()
    await I.see('button', /^Dune ?1979/)
    for (const text of ['n', 'no', 'nothing']) type(text)
    await turn()
    expect(asked()).toEqual(['Dune'])
    act(() => clock.advance(300))
    await I.seeText('Nothing was found.')
    expect(asked()).toEqual(['Dune', 'nothing'])
  })

  it('shows what was found until the next search is over', async () => {
    const { I, asked, type, clock, answers } = await open()
    await I.see('button', /^Dune ?1979/)
    let late: (answer: Response) => void = () => {}
    answers.set(searchPath, () => new Promise((resolve) => (late = resolve)))
    type('Heat')
    act(() => clock.advance(300))
    await until(() => asked().includes('Heat'))
    expect(I.sees('button', /^Dune ?1979/)).toBe(true)
    late(Response.json({ results: [listed('Heat')], total_pages: 1 }))
    await I.see('button', /^Heat/)
    expect(I.sees('button', /^Dune/)).toBe(false)
  })

  it('shows nothing without a text', async () => {
    const { I, type } = await open()
    await I.see('button', /^Dune ?1979/)
    type(' ')
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(I.sees('status')).toBe(false)
  })

  it('does not offer the movie that it is not', async () => {
    const { I } = await open(found, idOf('Dune'))
    await I.see('button', /^Dune Drifter/)
    expect(screen.getAllByRole('button')).toHaveLength(1)
  })

  it('says when the provider does not answer, and asks again', async () => {
    const { I, answers, onChoose } = await open(() => new Response('', { status: 500 }))
    await I.see('alert')
    answers.set(searchPath, found)
    await I.click('button', 'Retry')
    await I.click('button', /^Dune ?1979/)
    expect(onChoose.mock.calls.map(([movie]) => movie.title)).toEqual(['Dune'])
    expect(I.sees('alert')).toBe(false)
  })
})
