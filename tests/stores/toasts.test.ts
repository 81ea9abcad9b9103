import { describe, expect, it } from 'vitest'
import { createToasts, type Toast } from '#stores/toasts.ts'
import { ManualClock } from '#tests/support/manual-clock.ts'

const startToasts = () => {
  const clock = new ManualClock()
  const toasts = createToasts(clock)
  const show = (title: string, fields: Partial<Toast> = {}) =>
    toasts.show({ title, description: '', tone: 'plain', duration: 3000, ...fields })
  /** Title and visibility; null once removed. */
  const state = () => {
    const toast = toasts.current.peek()
    return toast && [toast.title, toast.open ? 'seen' : 'gone']
  }
  return { ...toasts, clock, show, state }
}

describe('a toast', () => {
  it('closes after 3000 ms and is removed 3000 ms later', () => {
    const { clock, show, state } = startToasts()
    show('One')
    clock.advance(2999)
    expect(state()).toEqual(['One', 'seen'])
    clock.advance(1)
    expect(state()).toEqual(['One', 'gone'])
    clock.advance(2999)
    expect(state()).toEqual(['One', 'gone'])
    clock.advance(1)
    expect(state()).toBe(null)
  })

  it('stays open for its duration', () => {
    const { clock, show, state } = startToasts()
    show('Export', { duration: 5000 })
    clock.advance(4999)
    expect(state()).toEqual(['Export', 'seen'])
    clock.advance(1)
    expect(state()).toEqual(['Export', 'gone'])
  })

  it('without a duration stays open until dismissed', () => {
    const { clock, show, state, dismiss } = startToasts()
    const id = show('Error', { tone: 'error', duration: null })
    clock.advance(86_400_000)
    expect(state()).toEqual(['Error', 'seen'])
    dismiss(id)
    expect(state()).toEqual(['Error', 'gone'])
    clock.advance(3000)
    expect(state()).toBe(null)
  })

  it('replaces the previous one, even a lasting error, without a queue', () => {
    const { clock, show, state } = startToasts()
    show('Error', { tone: 'error', duration: null })
    show('Two')
    expect(state()).toEqual(['Two', 'seen'])
    clock.advance(6000)
    expect(state()).toBe(null)
  })

  it('has its own duration, independent of the previous one', () => {
    const { clock, show, state } = startToasts()
    show('One')
    clock.advance(2999)
    show('Two')
    clock.advance(2999)
    expect(state()).toEqual(['Two', 'seen'])
  })

  it('is not removed when the previous one was dismissed', () => {
    const { clock, show, state, dismiss } = startToasts()
    dismiss(show('One'))
    clock.advance(1500)
    show('Error', { duration: null })
    clock.advance(1500)
    expect(state()).toEqual(['Error', 'seen'])
  })

  it('is not dismissed by the id of the previous one', () => {
    const { show, state, dismiss } = startToasts()
    const first = show('One')
    show('Two')
    dismiss(first)
    expect(state()).toEqual(['Two', 'seen'])
  })
})

describe('the timer of a toast', () => {
  it.each(['hover', 'focus', 'hidden page'] as const)('pauses during %s, and continues where it stopped', (reason) => {
    const { clock, show, state, hold, release } = startToasts()
    show('One')
    clock.advance(2000)
    hold(reason)
    clock.advance(60_000)
    expect(state()).toEqual(['One', 'seen'])
    release(reason)
    clock.advance(999)
    expect(state()).toEqual(['One', 'seen'])
    clock.advance(1)
    expect(state()).toEqual(['One', 'gone'])
  })

  it('is paused until every reason is released', () => {
    const { clock, show, state, hold, release } = startToasts()
    show('One')
    hold('hover')
    hold('focus')
    release('hover')
    clock.advance(60_000)
    expect(state()).toEqual(['One', 'seen'])
    release('focus')
    clock.advance(3000)
    expect(state()).toEqual(['One', 'gone'])
  })

  it('does not start for a toast shown while the page is hidden', () => {
    const { clock, show, state, hold, release } = startToasts()
    hold('hidden page')
    show('One')
    clock.advance(60_000)
    expect(state()).toEqual(['One', 'seen'])
    release('hidden page')
    clock.advance(3000)
    expect(state()).toEqual(['One', 'gone'])
  })

  it('starts for a toast that replaces a hovered one', () => {
    const { clock, show, state, hold } = startToasts()
    show('One')
    hold('hover')
    hold('focus')
    show('Two')
    clock.advance(3000)
    expect(state()).toEqual(['Two', 'gone'])
  })

  it('does not affect a toast without a duration', () => {
    const { clock, show, state, hold, release } = startToasts()
    show('Error', { duration: null })
    hold('hover')
    release('hover')
    clock.advance(60_000)
    expect(state()).toEqual(['Error', 'seen'])
  })

  it.each([
    ['rests there', () => {}],
    ['leaves', ({ release }: ReturnType<typeof startToasts>) => release('hover')],
  ])('removes a toast that was dismissed by a pointer, even if the pointer %s', (_, after) => {
    const toasts = startToasts()
    const { clock, show, state, hold, dismiss } = toasts
    const id = show('One')
    hold('hover')
    dismiss(id)
    after(toasts)
    clock.advance(3000)
    expect(state()).toBe(null)
  })
})
