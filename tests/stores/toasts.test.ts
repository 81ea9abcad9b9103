import { describe, expect, it } from 'vitest'
import { createToasts, type Toast } from '#stores/toasts.ts'
import { ManualClock } from '#tests/support/manual-clock.ts'

const startToasts = () => {
  const clock = new ManualClock()
  const toasts = createToasts(clock)
  const show = (title: string, fields: Partial<Toast> = {}) =>
    toasts.show({ title, description: '', tone: 'plain', duration: 3000, ...fields })
  /** Title and whether it is seen; null when it is forgotten. */
  const state = () => {
    const toast = toasts.current.peek()
    return toast && [toast.title, toast.open ? 'seen' : 'gone']
  }
  return { ...toasts, clock, show, state }
}

describe('a toast', () => {
  it('goes by itself after 3000 ms and is forgotten 3000 ms later', () => {
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

  it('stays as long as it was told', () => {
    const { clock, show, state } = startToasts()
    show('Export', { duration: 5000 })
    clock.advance(4999)
    expect(state()).toEqual(['Export', 'seen'])
    clock.advance(1)
    expect(state()).toEqual(['Export', 'gone'])
  })

  it('that tells of an error stays until dismissed', () => {
    const { clock, show, state, dismiss } = startToasts()
    const id = show('Error', { tone: 'error', duration: null })
    clock.advance(86_400_000)
    expect(state()).toEqual(['Error', 'seen'])
    dismiss(id)
    expect(state()).toEqual(['Error', 'gone'])
    clock.advance(3000)
    expect(state()).toBe(null)
  })

  it('replaces the one before, a lasting error too, and nothing is queued', () => {
    const { clock, show, state } = startToasts()
    show('Error', { tone: 'error', duration: null })
    show('Two')
    expect(state()).toEqual(['Two', 'seen'])
    clock.advance(6000)
    expect(state()).toBe(null)
  })

  it('has its own time, whatever was left of the one before', () => {
    const { clock, show, state } = startToasts()
    show('One')
    clock.advance(2999)
    show('Two')
    clock.advance(2999)
    expect(state()).toEqual(['Two', 'seen'])
  })

  it('is not forgotten because the one before was dismissed', () => {
    const { clock, show, state, dismiss } = startToasts()
    dismiss(show('One'))
    clock.advance(1500)
    show('Error', { duration: null })
    clock.advance(1500)
    expect(state()).toEqual(['Error', 'seen'])
  })

  it('is not dismissed in the name of the one before', () => {
    const { show, state, dismiss } = startToasts()
    const first = show('One')
    show('Two')
    dismiss(first)
    expect(state()).toEqual(['Two', 'seen'])
  })
})

describe('the clock of a toast', () => {
  it.each(['hover', 'focus', 'hidden page'] as const)(
    'stands still during %s, and goes on where it stopped',
    (reason) => {
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
    },
  )

  it('stands still as long as there is one reason left', () => {
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

  it('does not start for a toast that comes while the page is hidden', () => {
    const { clock, show, state, hold, release } = startToasts()
    hold('hidden page')
    show('One')
    clock.advance(60_000)
    expect(state()).toEqual(['One', 'seen'])
    release('hidden page')
    clock.advance(3000)
    expect(state()).toEqual(['One', 'gone'])
  })

  it('starts for a toast that replaces one under the pointer: the new one knows nothing of the pointer', () => {
    const { clock, show, state, hold } = startToasts()
    show('One')
    hold('hover')
    hold('focus')
    show('Two')
    clock.advance(3000)
    expect(state()).toEqual(['Two', 'gone'])
  })

  it('is of no interest to a toast that stays', () => {
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
  ])('forgets a toast that was dismissed by a pointer, although the pointer %s', (_, after) => {
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
