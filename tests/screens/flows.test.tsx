import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '#tests/support/test-app.tsx'
import { flowScreens } from '#wiring/inspect/flow-places.ts'

describe('the page of flows', () => {
  it('groups them by screen', async () => {
    await renderApp({ path: '/flows' })
    const settings = within(await screen.findByRole('region', { name: 'Settings' }))
    expect(settings.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toContain(
      'Import dialog',
    )
    expect(screen.getAllByRole('region').length).toBeGreaterThanOrEqual(flowScreens.length)
  })

  it('leads to where a flow is met, with the charts beside the app', async () => {
    const { I } = await renderApp({ path: '/flows?flow=discover-tabs' })
    await I.click('link', 'Meet it: Choose a tab of Discover')
    await I.see('heading', 'Discover')
    await I.see('complementary', 'Running flows')
    await I.click('button', 'Close running flows')
  })
})

describe('what happened in a visit', () => {
  const currentStates = () =>
    screen.getAllByText(/(?:^|, )current$/).map(({ parentElement }) => parentElement?.firstChild?.textContent)

  it('is shown on the chart step by step, until the copy is used', async () => {
    const { I } = await renderApp({ path: '/flows' })
    await I.click('combobox')
    await I.type('a')
    await I.press('{Escape}')
    await I.click('link', /^Search box/)
    await I.see('heading', 'In this visit')
    await I.click('button', /typed → open › waiting$/)
    await I.see('button', /typed → open › waiting$/)
    expect(currentStates()).toEqual(['open', 'waiting'])
    await I.click('button', /^typed · alien/)
    expect(screen.queryByRole('button', { current: 'step' })).toBeNull()
  })

  it('can be downloaded for a bug report, without what was typed', async () => {
    const downloads: [string, unknown][] = []
    const { I } = await renderApp({
      path: '/flows',
      change: (app) => ({
        ...app,
        files: { ...app.files, downloadFile: (name, content) => void downloads.push([name, content]) },
      }),
    })
    await I.click('combobox')
    await I.type('my secret')
    await I.click('button', 'Download what happened in this visit')
    const [[name, content] = []] = downloads
    expect(name).toBe('matinee-visit.json')
    expect(content).toContain('"flow": "search box"')
    expect(content).not.toContain('secret')
  })
})
