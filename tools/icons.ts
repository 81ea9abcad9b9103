import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser-path.ts'
import { root } from './processes.ts'

const folder = join(root, 'public')
const icons = [
  ['favicon.svg', 'icons/any-192.png', 192],
  ['favicon.svg', 'icons/any-512.png', 512],
  ['icons/maskable.svg', 'icons/maskable-192.png', 192],
  ['icons/maskable.svg', 'icons/maskable-512.png', 512],
  ['icons/maskable.svg', 'icons/apple-touch-icon.png', 180],
  ['icons/monochrome.svg', 'icons/monochrome-512.png', 512],
] as const

/** Writes the PNG icons of the manifest from the SVGs in `public`. */
export const main = async (): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  try {
    for (const [source, target, size] of icons) {
      const page = await browser.newPage({ viewport: { width: size, height: size } })
      const svg = readFileSync(join(folder, source), 'utf8')
      await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`)
      await page.screenshot({ path: join(folder, target), omitBackground: true })
      await page.close()
    }
  } finally {
    await browser.close()
  }
}
