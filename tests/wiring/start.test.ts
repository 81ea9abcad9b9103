import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { ManualClock } from '#tests/support/manual-clock.ts'
import { until } from '#tests/support/until.ts'
import { createStart } from '#wiring/start.ts'

const startOf = () => {
  const clock = new ManualClock()
  const idle: (() => void)[] = []
  const queryClient = new QueryClient()
  const start = createStart(queryClient, { timeout: clock.timeout, whenIdle: (task) => void idle.push(task) })
  const said: string[] = []
  start.after(() => said.push('over'))
  let answer = () => {}
  const asked = () =>
    queryClient.prefetchQuery({
      queryKey: ['movies'],
      queryFn: () => new Promise<string>((resolve) => (answer = () => resolve('movies'))),
    })
  const rest = () => {
    for (const task of idle.splice(0)) task()
  }
  return { start, clock, idle, said, asked, rest, answer: () => answer() }
}

describe('The start', () => {
  it('is over once the provider has answered and the browser is idle', async () => {
    const { start, idle, said, asked, answer, rest } = startOf()
    const coming = asked()
    start.watch()
    rest()
    expect(said).toEqual([])
    answer()
    await coming
    expect(start.isOver()).toBe(false)
    await until(() => idle.length > 0)
    rest()
    expect(start.isOver()).toBe(true)
    expect(said).toEqual(['over'])
  })

  it('does not wait for the provider longer than three seconds', () => {
    const { start, clock, said, asked, rest } = startOf()
    void asked()
    start.watch()
    clock.advance(2999)
    rest()
    expect(said).toEqual([])
    clock.advance(1)
    rest()
    expect(said).toEqual(['over'])
  })

  it('waits for idleness alone when nothing was asked', () => {
    const { start, said, rest } = startOf()
    start.watch()
    expect(said).toEqual([])
    rest()
    expect(said).toEqual(['over'])
  })

  it('runs what comes after it at once, and nothing that was taken back', () => {
    const { start, said, rest } = startOf()
    start.after(() => said.push('taken back'))()
    start.watch()
    rest()
    start.after(() => said.push('at once'))
    expect(said).toEqual(['over', 'at once'])
  })
})
