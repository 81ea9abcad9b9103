import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/test-app.tsx'
import { untilInDocument } from '#tests/support/until.ts'

describe('the running flows beside the app', () => {
  it('are shown once however often they are asked for, and again after they were closed', async () => {
    const { I, app } = await renderApp({ path: '/flows' })
    const panels = () => screen.queryAllByRole('complementary', { name: 'Running flows' })
    await I.click('button', 'Watch alongside the app')
    await I.click('button', 'Watch alongside the app')
    await I.see('complementary', 'Running flows')
    expect(panels()).toHaveLength(1)
    await I.click('button', 'Close running flows')
    await untilInDocument(() => panels().length === 0)
    await I.click('button', 'Watch alongside the app')
    await I.see('complementary', 'Running flows')
    expect([...app.view.flows.all()].length).toBeGreaterThan(0)
    await I.click('button', 'Close running flows')
  })
})
