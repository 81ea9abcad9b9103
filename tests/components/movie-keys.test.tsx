import { describe, expect, it } from 'vitest'
import { RecommendedCard } from '#components/card/recommended-card.tsx'
import { movie } from '#tests/support/fixtures.ts'
import { renderInApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

const alien = movie('Alien')

describe('a movie card', () => {
  it('takes keys while it has the focus: w marks, digits rate, l logs', async () => {
    const { I, app } = await renderInApp(<RecommendedCard movie={alien} />)
    const status = () => app.lists.watchlist.byMovie.value.get(alien.id)?.status
    const rating = () => app.lists.diary.byMovie.value.get(alien.id)?.rating
    ;(await I.see('link', /^Alien/)).focus()
    await I.press('a')
    expect(status()).toBe('want-to-watch')
    await I.press('w')
    expect(status()).toBe('watched')
    await I.press('9')
    await until(() => rating() === 9)
    await I.press('0')
    await until(() => rating() === 10)
    await I.press('w')
    expect(status()).toBe('want-to-watch')
    await I.press('l')
    expect(app.view.loggedMovie.value?.title).toBe('Alien')
  })

  it('takes no keys with Ctrl', async () => {
    const { I, app } = await renderInApp(<RecommendedCard movie={alien} />)
    ;(await I.see('link', /^Alien/)).focus()
    await I.press('{Control>}a{/Control}')
    await I.press('x')
    expect(app.lists.watchlist.items.peek()).toEqual([])
  })
})
