import { readFileSync } from 'node:fs'
import { test } from './deployment.ts'
import { expect } from './fixtures.ts'
import { installed } from './installed-app.ts'
import { places } from './visitor.ts'

test.use({ build: 'demo' })

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
  readonly dependencies: Readonly<Record<string, string>>
}

test('Settings names the version, and leads to what changed and to the licenses of what the build contains', async ({
  I,
  context,
}) => {
  await I.open('/settings')
  await I.see(`Version ${version}`)
  await installed(I.page)
  const follow = async (name: string) => {
    const opened = context.waitForEvent('page')
    await places(I.page).main.getByRole('link', { name, exact: true }).click()
    return opened
  }
  const changelog = await follow("What's new")
  await expect(changelog.getByRole('heading', { name: 'Changelog' })).toBeVisible()
  await expect(changelog.getByRole('heading', { name: '1.0.0' })).toBeVisible()

  const notices = await follow('Licenses')
  await expect(notices.getByRole('heading', { name: 'Third-party notices' })).toBeVisible()
  const named = await notices.getByRole('heading', { level: 2 }).allTextContents()
  const bundled = Object.entries(dependencies)
    // It passes on react-router, and has no code of its own.
    .filter(([name]) => name !== 'react-router-dom')
    .map(([name, exact]) => `${name} ${exact}`)
  expect(bundled.filter((name) => !named.includes(name))).toEqual([])
  expect(named).toContain('DM Serif Display')
  expect(named).toContain(`react-router ${dependencies['react-router-dom']}`)
  const text = (await notices.locator('body').textContent()) ?? ''
  for (const holder of [/Lucide/, /Facebook|Meta/, /Papa|Matthew Holt/i, /SIL OPEN FONT LICENSE/])
    expect(text).toMatch(holder)
})
