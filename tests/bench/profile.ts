import type { Page } from '@playwright/test'
import { added } from './trace.ts'

interface ProfileNode {
  readonly id: number
  readonly callFrame: { readonly url: string; readonly lineNumber: number; readonly columnNumber: number }
  readonly children?: readonly number[]
}

interface Profile {
  readonly nodes: readonly ProfileNode[]
  readonly samples?: readonly number[]
  /** Microseconds. */
  readonly timeDeltas?: readonly number[]
}

const samplingMicroseconds = 500

/** `https://…/assets/main-B3x_9.js` is 'main.js'. */
const fileOf = (address: string): string => address.replace(/^.*\//, '').replace(/-[\w-]{8}(?=\.\w+$)/, '') || 'page'

/** A module is evaluated by a function that begins where its file does; those that it imports have one of their own. */
const isEvaluation = ({ callFrame: { url, lineNumber, columnNumber } }: ProfileNode): boolean =>
  url.endsWith('.js') && lineNumber === 0 && columnNumber === 0

const evaluationsIn = ({ nodes, samples = [], timeDeltas = [] }: Profile): ReadonlyMap<string, number> => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const own = added(samples.map((id, index) => [id, (timeDeltas[index] ?? 0) / 1000]))
  const whole = (node: ProfileNode): number =>
    (node.children ?? []).reduce((sum, id) => {
      const child = byId.get(id)
      return sum + (child ? whole(child) : 0)
    }, own.get(node.id) ?? 0)
  return added(nodes.filter(isEvaluation).map((node) => [fileOf(node.callFrame.url), whole(node)]))
}

/** The milliseconds that each file is evaluated during `act`, without what it imports. */
export const evaluationByFile = async (page: Page, act: () => Promise<void>): Promise<ReadonlyMap<string, number>> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Profiler.enable')
  await devtools.send('Profiler.setSamplingInterval', { interval: samplingMicroseconds })
  await devtools.send('Profiler.start')
  await act()
  const { profile } = await devtools.send('Profiler.stop')
  return evaluationsIn(profile)
}
