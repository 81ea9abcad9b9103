import { computed, type ReadonlySignal, signal, useComputed } from '@preact/signals-react'
import { useSignals } from '@preact/signals-react/runtime'
import { act, render } from '@testing-library/react'
import { memo, Suspense, use } from 'react'
import { describe, expect, it } from 'vitest'
import { useValue } from '#wiring/app/use-value.ts'

const countRenders = () => {
  const renders: string[] = []
  return {
    note: (name: string) => void renders.push(name),
    /** What rendered since it was last asked. */
    taken: () => renders.splice(0),
  }
}

describe('a component that reads signals with useSignals()', () => {
  it('renders when what it reads changes, once for all that changes together, and not otherwise', () => {
    const [title, rating, other] = [signal('Alien'), signal(8), signal(0)]
    const isGood = computed(() => rating.value > 5)
    const { note, taken } = countRenders()
    const Card = () => {
      useSignals()
      note('card')
      return <p>{`${title.value} ${isGood.value ? 'good' : 'bad'}`}</p>
    }
    const { container } = render(<Card />)
    expect(taken()).toEqual(['card'])
    act(() => {
      other.value = 1
      rating.value = 9
    })
    expect(taken()).toEqual([])
    act(() => {
      title.value = 'Aliens'
      rating.value = 2
    })
    expect(taken()).toEqual(['card'])
    expect(container).toHaveTextContent('Aliens bad')
  })

  it('does not render when only its child reads what changes', () => {
    const [outer, inner] = [signal('outer'), signal('inner')]
    const { note, taken } = countRenders()
    const Child = () => {
      useSignals()
      note('child')
      return <i>{inner.value}</i>
    }
    const Parent = () => {
      useSignals()
      note('parent')
      return (
        <p>
          {outer.value} <Child />
        </p>
      )
    }
    const { container } = render(<Parent />)
    taken()
    act(() => {
      inner.value = 'changed'
    })
    expect(taken()).toEqual(['child'])
    expect(container).toHaveTextContent('outer changed')
  })
})

it('a signal as text follows without its component', () => {
  const items = signal(['Alien'])
  const { note, taken } = countRenders()
  const Count = memo(() => {
    note('count')
    return <p>{useComputed(() => `${items.value.length} movies`)}</p>
  })
  const { container } = render(<Count />)
  taken()
  act(() => {
    items.value = ['Alien', 'Dune']
  })
  expect(taken()).toEqual([])
  expect(container).toHaveTextContent('2 movies')
})

describe('what React begins to mount and gives up, because something beside it still loads', () => {
  /** How many of ten mounts are still subscribed after they were given up, or mounted and unmounted. */
  const leftAfterTen = async (useRead: (source: ReadonlySignal<number>) => number): Promise<number> => {
    let subscribed = 0
    for (let visit = 0; visit < 10; visit++) {
      const source = signal(0, {
        watched: () => {
          subscribed += 1
        },
        unwatched: () => {
          subscribed -= 1
        },
      })
      let load = () => {}
      const loading = new Promise<void>((resolve) => {
        load = resolve
      })
      const Reader = () => <p>{useRead(source)}</p>
      const Loader = () => {
        use(loading)
        return null
      }
      const page = await act(async () =>
        render(
          <Suspense>
            <Reader />
            <Loader />
          </Suspense>,
        ),
      )
      await act(async () => {
        load()
        await loading
      })
      page.unmount()
    }
    return subscribed
  }

  it('has subscribed to nothing with useValue()', async () => {
    expect(await leftAfterTen(useValue)).toBe(0)
  })

  // Why useValue is kept. When this fails, it can go.
  it('stays subscribed with useSignals()', async () => {
    const useRead: typeof useValue = (source) => {
      useSignals()
      return source.value
    }
    expect(await leftAfterTen(useRead)).toBe(10)
  })
})
