import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Tooltips } from '#app/tooltips.tsx'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { movie } from '#tests/support/fixtures.ts'
import { renderInApp } from '#tests/support/test-app.tsx'
import { turn } from '#tests/support/until.ts'

const start = async () => {
  const started = await renderInApp(
    <>
      <RecommendedCard movie={movie('Alien')} />
      <Tooltips />
    </>,
  )
  const button = screen.getByRole('button', { name: 'Add Alien to watchlist' })
  return { ...started, button, advance: (milliseconds: number) => act(() => started.clock.advance(milliseconds)) }
}

describe('a tooltip', () => {
  it('shows the name of a button after the pointer has rested on it for 700 ms, until it leaves', async () => {
    const { I, button, advance } = await start()
    await I.hover(button)
    advance(699)
    expect(I.sees('tooltip')).toBe(false)
    advance(1)
    expect(await I.see('tooltip')).toHaveTextContent('Add Alien to watchlist')
    await I.leave(button)
    await I.notSee('tooltip')
  })

  it('closes on the next key press', async () => {
    const { I, button, advance } = await start()
    await I.hover(button)
    advance(700)
    await I.see('tooltip')
    await I.press('{Escape}')
    await I.notSee('tooltip')
  })

  it('is not shown for a button that has just been clicked', async () => {
    const { I, button, advance } = await start()
    await I.hover(button)
    await I.click('button', 'Add Alien to watchlist')
    // The click has put another icon under the pointer.
    const icon = button.querySelector('svg')
    if (icon) await I.hover(icon)
    advance(700)
    await turn()
    expect(I.sees('tooltip')).toBe(false)
    await I.leave(button)
    await I.hover(button)
    advance(700)
    await I.see('tooltip')
  })
})
