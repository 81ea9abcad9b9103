import { existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { chromium } from '@playwright/test'
import { canInstallPackages, installPackages, pathsOf } from './installed-programs.ts'
import { run } from './processes.ts'

// The headless shell first: the full browser takes half as long again.
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
]

const usualPaths = (): string[] => {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['', process.env['HOME'] ?? ''].map((home) => `${home}/Applications/${name}.app/Contents/MacOS/${name}`),
    )
  }
  if (process.platform === 'win32') {
    const homes = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) => process.env[name] ?? '')
    const programs = ['Google\\Chrome\\Application\\chrome.exe', 'Chromium\\Application\\chrome.exe']
    return homes.filter(Boolean).flatMap((home) => programs.map((program) => join(home, program)))
  }
  return commands.flatMap(pathsOf)
}

const isBrowser = async (path: string): Promise<boolean> => {
  if (!existsSync(path)) return false
  // Chrome for Windows opens a window for --version.
  if (process.platform === 'win32') return true
  // A snap cannot read Playwright's profile, and Ubuntu's stub cannot even start.
  if (/\/snap(?:\/|$)/.test(realpathSync(path))) return false
  const { code, output } = await run(path, ['--version'])
  return code === 0 && /\b(?:Chromium|Chrome|Edge)\b.* \d+\./.test(output)
}

const firstBrowser = async (paths: readonly string[]): Promise<string | undefined> => {
  for (const path of new Set(paths)) if (await isBrowser(path)) return path
  return undefined
}

const askToInstall = async (): Promise<boolean> => {
  if (process.env['CI'] === 'true') return true
  if (!process.stdin.isTTY) return false
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(
    'There is no browser here. Install the package chromium-headless-shell with apt-get? [y/N] ',
  )
  terminal.close()
  return /^y(?:es)?$/i.test(answer.trim())
}

/** CHROME_PATH, else an installed browser, else Playwright's, else a package. Throws with what to run. */
export const findBrowser = async (): Promise<string> => {
  const chosen = process.env['CHROME_PATH']
  if (chosen) {
    if (await isBrowser(chosen)) return chosen
    throw new Error(`CHROME_PATH is ${chosen}, which does not run: correct it or unset it.`)
  }
  const candidates = () => [...usualPaths(), chromium.executablePath()]
  const browser = await firstBrowser(candidates())
  if (browser) return browser
  if (canInstallPackages() && (await askToInstall())) {
    await installPackages('chromium-headless-shell')
    const installed = await firstBrowser(candidates())
    if (installed) return installed
  }
  throw new Error('There is no Chromium or Chrome here: run `npx playwright install --with-deps chromium`.')
}
