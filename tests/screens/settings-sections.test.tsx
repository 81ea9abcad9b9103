import { act, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { openSettings } from '#tests/support/open-settings.ts'
import { loadSettings } from '#tests/support/settings-code.ts'
import { renderApp } from '#tests/support/test-app.tsx'
import { until } from '#tests/support/until.ts'

beforeAll(loadSettings, 120_000)

const index = () => screen.getByRole('navigation', { name: 'Settings by topic' })

describe('the sections of Settings', () => {
  it('are You, Sources, Services, Data and App, each with its cards', async () => {
    await openSettings()
    const main = within(screen.getByRole('main'))
    expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'You',
      'Sources',
      'Services',
      'Data',
      'App',
    ])
    const cardsOf = (name: string) =>
      within(main.getByRole('region', { name }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent)
    expect(cardsOf('You')).toEqual(['Theme and language', 'Ratings', 'Not for me'])
    expect(cardsOf('Sources')).toEqual(['TMDB Settings'])
    expect(cardsOf('Services')).toEqual(['My services', 'Release dates'])
    expect(cardsOf('Data').slice(0, 2)).toEqual(['Import', 'Backup'])
    expect(cardsOf('App')).toEqual(['Keyboard', 'For developers', 'About'])
  })

  it('have an index, each link of which leads to a part that exists', async () => {
    await openSettings()
    const links = within(index()).getAllByRole('link')
    expect(links.map(({ textContent }) => textContent)).toEqual([
      ...['You', 'Theme', 'Language', 'Ratings'],
      ...['Sources', 'API Key', 'Region'],
      ...['Services', 'My services', 'Release dates'],
      ...['Data', 'Import', 'Backup', 'Your other devices', 'Restore points', 'Use it elsewhere', 'Storage'],
      ...['App', 'Keyboard', 'For developers', 'About'],
    ])
    const parts = links.map((link) => document.getElementById(link.getAttribute('href')?.split('#')[1] ?? ''))
    expect(parts.filter((part) => part === null)).toEqual([])
  })

  it('stay as they are when the window is narrowed, with what is open in them, until another page comes', async () => {
    const { I, system } = await openSettings()
    await I.click('button', 'Delete All My Data')
    const dialog = await I.see('dialog', /Delete/)
    act(() => system.resize(390))
    expect(dialog).toBeInTheDocument()
    await I.click('button', 'Cancel')
    await I.click('link', /^Home/)
    await I.click('link', /^Settings/)
    await I.see('link', /^DataImport/)
    expect(screen.queryByRole('region', { name: 'Data' })).toBeNull()
  })

  it('are opened one by one on a phone, from an index of one row each that says what is inside', async () => {
    const { I } = await renderApp({ path: '/settings', width: 390 })
    await I.see('heading', 'Settings')
    expect(screen.queryByRole('region', { name: 'Data' })).toBeNull()
    const rows = within(index()).getAllByRole('link')
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'YouTheme · Language · Ratings',
      'SourcesAPI Key · Region',
      'ServicesMy services · Release dates',
      'DataImport · Backup · Your other devices · Restore points · Use it elsewhere · Storage',
      'AppKeyboard · For developers · About',
    ])
    await I.click('link', /^Data/)
    expect(await I.see('region', 'Data')).toHaveFocus()
    expect(location.search).toBe('?section=data')
    expect(screen.queryByRole('navigation', { name: 'Settings by topic' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'You' })).toBeNull()
    history.back()
    await until(() => screen.queryByRole('navigation', { name: 'Settings by topic' }) !== null)
    expect(screen.queryByRole('region', { name: 'Data' })).toBeNull()
  })

  it.each([
    ['#import', 'Data', 'Import'],
    ['#not-for-me', 'You', 'Not for me'],
    ['#about', 'App', 'About'],
    ['#services', 'Services', 'Services'],
    ['?section=sources', 'Sources', 'Sources'],
  ])('are alone on a phone where the address names one or a card in it: %s', async (address, section, part) => {
    const { I } = await renderApp({ path: `/settings${address}`, width: 390 })
    await I.see('region', section)
    await until(() => screen.getByRole('region', { name: part }) === document.activeElement)
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([section])
    await I.click('link', 'Settings')
    expect(await I.see('navigation', 'Settings by topic')).toBeVisible()
  })

  it('are all shown by an address that names none', async () => {
    await openSettings({ path: '/settings?section=x#y' })
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  })

  it('are chosen by the address: a link writes it, and moves the focus there', async () => {
    const { I } = await openSettings()
    await I.click('link', 'Backup')
    await until(() => location.hash === '#backup')
    expect(screen.getByRole('region', { name: 'Backup' })).toHaveFocus()
    await I.click('link', 'Services')
    expect(screen.getByRole('region', { name: 'Services' })).toHaveFocus()
  })

  it.each([
    ['import', 'Import'],
    ['my-services', 'My services'],
    ['tmdb', 'TMDB Settings'],
    ['release-dates', 'Release dates'],
    ['not-for-me', 'Not for me'],
    ['data', 'Data'],
  ])('begin where the address says: #%s', async (anchor, name) => {
    await openSettings({ path: `/settings#${anchor}` })
    await until(() => screen.getByRole('region', { name }) === document.activeElement)
  })
})
