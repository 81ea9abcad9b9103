import { render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useRaisedKeyboard } from '#ui/hooks/use-raised-keyboard.ts'

afterEach(() => vi.unstubAllGlobals())

const Page = () => {
  useRaisedKeyboard()
  return null
}

const covered = () => document.documentElement.style.getPropertyValue('--keyboard')

describe('a raised keyboard', () => {
  it('covers what of the window is below the part that is seen, unless the page is magnified', () => {
    const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 })
    vi.stubGlobal('visualViewport', viewport)
    vi.stubGlobal('innerHeight', 844)
    render(<Page />)
    const seeOnly = (part: { height: number; offsetTop?: number; scale?: number }) => {
      Object.assign(viewport, { offsetTop: 0, scale: 1 }, part).dispatchEvent(new Event('resize'))
      return covered()
    }
    expect(seeOnly({ height: 420 })).toBe('424px')
    expect(seeOnly({ height: 420, offsetTop: 24 })).toBe('400px')
    expect(seeOnly({ height: 422, scale: 2 })).toBe('')
    expect(seeOnly({ height: 844 })).toBe('')
  })
})
