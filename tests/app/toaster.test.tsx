import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Toast } from '#stores/toasts.ts'
import { watchlistOf } from '#tests/support/fixtures.ts'
import { renderApp } from '#tests/support/test-app.tsx'

const start = async (fields: Partial<Toast> = {}) => {
  const started = await renderApp({ path: '/settings' })
  const { app, clock, I } = started
  act(
    () =>
      void app.view.toasts.show({
        title: 'Title',
        description: 'Description',
        tone: 'plain',
        duration: 3000,
        ...fields,
      }),
  )
  const advance = (milliseconds: number) => act(() => clock.advance(milliseconds))
  return { ...started, advance, toast: () => screen.queryByText('Title'), box: await I.seeText('Title') }
}

const setHidden = (hidden: boolean) => {
  const spy = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  onTestFinished(() => spy.mockRestore())
  act(() => void fireEvent(document, new Event('visibilitychange')))
}

describe('a toast on the page', () => {
  it.each([
    ['plain', 'status'],
    ['error', 'alert'],
  ] as const)('announces a toast with the tone "%s" with the role %s', async (tone, role) => {
    const { I } = await start({ tone })
    const region = await I.see('region', 'Notifications')
    expect(region.querySelector(`[role=${role}]`)).toHaveTextContent('TitleDescription')
  })

  it('closes after its duration, and is hidden before it is removed', async () => {
    const { advance, toast, app } = await start()
    advance(2999)
    expect(toast()).toBeInTheDocument()
    advance(1)
    expect([toast(), app.view.toasts.current.peek()?.open]).toEqual([null, false])
  })

  it('closes when it is dismissed', async () => {
    const { I, toast } = await start({ duration: null })
    await I.click('button', 'Dismiss')
    expect(toast()).toBe(null)
  })

  it('stays open under the pointer', async () => {
    const { I, advance, toast, box } = await start()
    await I.hover(box)
    advance(60_000)
    expect(toast()).toBeInTheDocument()
    await I.leave(box)
    advance(3000)
    expect(toast()).toBe(null)
  })

  it('stays open after a touch until the next one is beside it', async () => {
    const { advance, toast, box } = await start()
    const touch = { pointerType: 'touch' }
    const tap = (target: Element) => {
      fireEvent.pointerOver(target, touch)
      fireEvent.pointerDown(target, touch)
      fireEvent.pointerUp(target, touch)
      fireEvent.pointerOut(target, touch)
    }
    tap(box)
    advance(60_000)
    expect(toast()).toBeInTheDocument()
    tap(box)
    advance(60_000)
    expect(toast()).toBeInTheDocument()
    tap(document.body)
    advance(3000)
    expect(toast()).toBe(null)
  })

  it('stays open while one of its buttons has the focus, even when the pointer leaves', async () => {
    const { I, advance, toast, box } = await start()
    await I.hover(box)
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus())
    await I.leave(box)
    advance(60_000)
    expect(toast()).toBeInTheDocument()
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur())
    advance(3000)
    expect(toast()).toBe(null)
  })

  it('stays open while the page is hidden, even when it was opened then', async () => {
    const { app, advance, toast } = await start()
    setHidden(true)
    advance(60_000)
    expect(toast()).toBeInTheDocument()
    act(() => void app.view.toasts.show({ title: 'Second', description: '', tone: 'plain', duration: 3000 }))
    advance(60_000)
    expect(screen.getByText('Second')).toBeInTheDocument()
    setHidden(false)
    advance(3000)
    expect(screen.queryByText('Second')).toBe(null)
  })
})

describe('Ctrl+Z', () => {
  const remove = async () => {
    const started = await renderApp({ path: '/watchlist', stored: { watchlist: watchlistOf('Alien', 'Dune') } })
    await started.I.click('button', 'Remove Alien from watchlist')
    await started.I.notSee('link', 'Alien')
    return started
  }

  it.each(['{Control>}z{/Control}', '{Meta>}z{/Meta}'])(
    'undoes the last removal, even much later: %s',
    async (keys) => {
      const { I, clock } = await remove()
      act(() => clock.advance(3_600_000))
      await I.press(keys)
      expect(await I.see('link', 'Alien')).toBeInTheDocument()
    },
  )

  it.each(['{Control>}{Shift>}z{/Shift}{/Control}', '{Alt>}{Control>}z{/Control}{/Alt}', 'z'])(
    'is not triggered by other keys: %s',
    async (keys) => {
      const { I } = await remove()
      await I.press(keys)
      expect(I.sees('link', 'Alien')).toBe(false)
    },
  )

  it('is left to the field in a text field', async () => {
    const { I } = await remove()
    await I.focus('Search for movies')
    await I.press('{Control>}z{/Control}')
    expect(I.sees('link', 'Alien')).toBe(false)
  })
})
