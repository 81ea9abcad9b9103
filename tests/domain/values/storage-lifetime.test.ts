import { describe, expect, it } from 'vitest'
import { storageLifetime } from '#domain/values/storage-lifetime.ts'

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  chromeOnIPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile/15E148 Safari/604.1',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  oldSafari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Safari/605.1.15',
  webKitGtk: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15',
  chrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
}
const apple = 'Apple Computer, Inc.'

describe('data that the browser does not protect', () => {
  it.each([
    ['Safari on an iPhone', agents.iPhone, apple, 5, 'home screen'],
    ['Chrome on an iPhone', agents.chromeOnIPhone, apple, 5, 'home screen'],
    ['Safari on an iPad, which says it is a Mac', agents.safari, apple, 5, 'home screen'],
    ['Safari on a Mac', agents.safari, apple, 0, 'dock'],
    ['Safari before web apps in the Dock', agents.oldSafari, apple, 0, null],
  ] as const)('is cleared after a week in %s, unless the app is installed', (_, userAgent, vendor, touch, exempt) => {
    const browser = { userAgent, vendor, maxTouchPoints: touch }
    expect(storageLifetime({ ...browser, isInstalled: false })).toEqual({ kind: 'a week', exempt })
    expect(storageLifetime({ ...browser, isInstalled: true })).toEqual({ kind: 'until space runs low' })
  })

  it.each([
    ['Chrome', agents.chrome, 'Google Inc.'],
    ['Firefox', agents.firefox, ''],
    ['WebKit on Linux', agents.webKitGtk, apple],
  ])('stays until space runs low in %s', (_, userAgent, vendor) => {
    const browser = { userAgent, vendor, maxTouchPoints: 0, isInstalled: false }
    expect(storageLifetime(browser)).toEqual({ kind: 'until space runs low' })
  })
})
