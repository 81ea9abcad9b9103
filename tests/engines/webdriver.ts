import { expect } from '@playwright/test'
import type { RunningBrowser, Tab } from './engine.ts'

/** W3C WebDriver's name of an element's reference. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf'

const keys: Readonly<Record<string, string>> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' }

interface Size {
  readonly width: number
  readonly height: number
}

type Command = <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Value>

const longestAnswerMs = 15_000

const commands =
  (server: string): Command =>
  async (method, path, body) => {
    const request = method === 'POST' ? { method, body: JSON.stringify(body ?? {}) } : { method }
    const response = await fetch(server + path, { ...request, signal: AbortSignal.timeout(longestAnswerMs) })
    const { value } = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${value.message}`)
    return value
  }

const tabOf = (command: Command, handle: string): Tab => {
  const inTab: Command = async (method, path, body) => {
    await command('POST', '/window', { handle })
    return command(method, path, body)
  }
  return {
    open: (url) => inTab('POST', '/url', { url }),
    async evaluate(expression) {
      const script = `const done = arguments[0]
        Promise.resolve(${expression}).then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = await inTab<{ value?: unknown; error?: string }>('POST', '/execute/async', { script, args: [] })
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value ?? null
    },
    async click(element) {
      const script = `return ${element}`
      const found = await inTab<Readonly<Record<string, string>> | null>('POST', '/execute/sync', { script, args: [] })
      if (!found) throw new Error(`There is no ${element}`)
      await command('POST', `/element/${found[elementKey]}/click`)
    },
    async press(key) {
      const value = keys[key] ?? key
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value }))
      await inTab('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async resize(width, height) {
      const script = `return {
        inner: { width: innerWidth, height: innerHeight },
        frame: { width: outerWidth - innerWidth, height: outerHeight - innerHeight },
      }`
      let frame: Size = { width: 0, height: 0 }
      // The window has a frame, and reports a wrong size while it opens.
      await expect(async () => {
        const outer = { width: width + Math.max(0, frame.width), height: height + Math.max(0, frame.height) }
        await inTab('POST', '/window/rect', outer)
        const found = await command<{ inner: Size; frame: Size }>('POST', '/execute/sync', { script, args: [] })
        frame = found.frame
        expect(found.inner).toEqual({ width, height })
      }).toPass()
    },
    screenshot: async () => Buffer.from(await inTab<string>('GET', '/screenshot'), 'base64'),
  }
}

/** A session of a WebDriver server, by W3C WebDriver over HTTP. */
export const startSession = async (server: string, capabilities: object): Promise<RunningBrowser> => {
  const inServer = commands(server)
  const { sessionId } = await inServer<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: capabilities },
  })
  const command = commands(`${server}/session/${sessionId}`)
  let first: string | undefined = await command<string>('GET', '/window')
  return {
    async newTab() {
      // A new tab is behind the first one, and a picture of what is not painted never comes.
      const handle = first ?? (await command<{ handle: string }>('POST', '/window/new', { type: 'tab' })).handle
      first = undefined
      return tabOf(command, handle)
    },
    close: () => inServer('DELETE', `/session/${sessionId}`),
  }
}
