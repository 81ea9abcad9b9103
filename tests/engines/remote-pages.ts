import type { ServerResponse } from 'node:http'

/** The first page of a browser that has no WebDriver: it asks its server what to do. */
export interface RemotePage {
  /** The address's search part, which makes the page ask. */
  readonly search: string
  /** Runs an expression in the page, once it is there; resolves with its value, JSON. */
  run(expression: string): Promise<unknown>
}

interface Answer {
  readonly value?: unknown
  readonly error?: string
}

interface Task {
  readonly expression: string
  readonly settle: (answer: Answer) => void
}

const longestWaitMs = 15_000

const moduleOf = ({ expression }: Task, id: number): string => `
  const send = (answer) => fetch('/gate/${id}/answer', { method: 'POST', body: JSON.stringify(answer) })
  try { await send({ value: await (${expression}) }) } catch (error) { await send({ error: String(error) }) }`

/** What one page has to do. A page of its own for each browser: a killed one may still seem to be waiting. */
class TaskQueue {
  readonly #id: number
  readonly #waiting: Task[] = []
  #listener: ((script: string) => void) | undefined
  #current: Task | undefined

  constructor(id: number) {
    this.#id = id
  }

  add(task: Task): void {
    this.#waiting.push(task)
    this.#hand()
  }

  /** A page that asks although it has a task is a new document: the earlier one is gone, and its task with it. */
  listen(listener: (script: string) => void): void {
    this.#listener = listener
    if (this.#current) this.#waiting.unshift(this.#current)
    this.#current = undefined
    this.#hand()
  }

  settle(answer: Answer): void {
    this.#current?.settle(answer)
    this.#current = undefined
    this.#hand()
  }

  #hand(): void {
    if (!this.#listener || this.#current) return
    this.#current = this.#waiting.shift()
    if (!this.#current) return
    this.#listener(moduleOf(this.#current, this.#id))
    this.#listener = undefined
  }
}

export const sendScript = (response: ServerResponse, text: string): void => {
  response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(text)
}

export class RemotePages {
  readonly #queues: TaskQueue[] = []

  open(): RemotePage {
    const id = this.#queues.length
    const queue = new TaskQueue(id)
    this.#queues.push(queue)
    return {
      search: `?remote=${id}`,
      run: (expression) =>
        new Promise((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error(`The page did not answer ${expression}`)), longestWaitMs)
          const settle = ({ value, error }: Answer) => {
            clearTimeout(timer)
            if (error === undefined) resolve(value ?? null)
            else reject(new Error(error))
          }
          queue.add({ expression, settle })
        }),
    }
  }

  /** Answers `/gate/N/…`; false for any other path. */
  async answer(path: string, body: () => Promise<string>, response: ServerResponse): Promise<boolean> {
    const [, id, request] = /^\/gate\/(\d+)\/(task|answer)/.exec(path) ?? []
    const queue = this.#queues[Number(id)]
    if (!queue) return false
    if (request === 'task') queue.listen((script) => sendScript(response, script))
    else {
      response.writeHead(204).end()
      queue.settle(JSON.parse(await body()))
    }
    return true
  }
}
