import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { expect } from '@playwright/test'
import type { Engine, ProfileBrowser } from './engine.ts'
import type { RemotePage } from './remote-pages.ts'
import { startSession } from './webdriver.ts'

export interface WebkitPrograms {
  readonly driver: string
  readonly miniBrowser: string
  readonly xvfb: string
}

/** A screen that nobody sees; resolves with its number. */
const startScreen = async (xvfb: string): Promise<{ readonly screen: ChildProcess; readonly display: string }> => {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(createInterface({ input: screen.stdout }), 'line')
  return { screen, display: `:${number}` }
}

// GTK's accessibility and portals are services of a desktop session, which this screen has none of.
const withoutDesktop = { NO_AT_BRIDGE: '1', GTK_A11Y: 'none', GTK_USE_PORTAL: '0' }

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const end = async (child: ChildProcess, signal: NodeJS.Signals): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const exited = once(child, 'exit')
  // The whole group: a browser is many processes.
  process.kill(-child.pid, signal)
  await exited
}

/** MiniBrowser hangs now and then while it starts, before it opens a page. */
const startAgainOnFailure = <Started>(start: () => Promise<Started>): Promise<Started> => start().catch(start)

/**
 * WebKitGTK's MiniBrowser over W3C WebDriver. Under WebDriver it keeps nothing on the disk, so a browser with a profile
 * has its page ask the gate for what to do, and its clicks have no pointer.
 */
export const webkit = async (
  { driver, miniBrowser, xvfb }: WebkitPrograms,
  openRemotePage: () => RemotePage,
): Promise<Engine> => {
  const { screen, display } = await startScreen(xvfb)
  const port = await freePort()
  const server = `http://127.0.0.1:${port}`
  const start = (program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
    spawn(program, args, {
      env: { ...process.env, ...withoutDesktop, ...env, DISPLAY: display },
      detached: true,
      stdio: 'ignore',
    })
  const startDriver = async (): Promise<ChildProcess> => {
    const started = start(driver, [`--port=${port}`, '--host=127.0.0.1'])
    await expect
      .poll(() =>
        fetch(`${server}/status`).then(
          ({ ok }) => ok,
          () => false,
        ),
      )
      .toBe(true)
    return started
  }
  let drivers = await startDriver()
  const openSession = async () => {
    try {
      return await startSession(server, {
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
    } catch (error) {
      await end(drivers, 'SIGKILL')
      drivers = await startDriver()
      throw error
    }
  }
  return {
    // The toolbar has a width of its own.
    narrowest: 450,
    start: () => startAgainOnFailure(openSession),
    openProfile(folder, address) {
      const env = { XDG_DATA_HOME: `${folder}/data`, XDG_CACHE_HOME: `${folder}/cache`, HOME: folder }
      const open = async (): Promise<ProfileBrowser> => {
        const page = openRemotePage()
        const browser = start(miniBrowser, [`${address}/${page.search}`], env)
        try {
          await page.run('document.title')
        } catch (error) {
          await end(browser, 'SIGKILL')
          throw error
        }
        const click = async (element: string) => void (await page.run(`(${element}).click()`))
        return {
          tab: { evaluate: page.run, click },
          close: () => end(browser, 'SIGTERM'),
          kill: () => end(browser, 'SIGKILL'),
        }
      }
      return startAgainOnFailure(open)
    },
    async stop() {
      await end(drivers, 'SIGTERM')
      const exited = once(screen, 'exit')
      screen.kill()
      await exited
    },
  }
}
