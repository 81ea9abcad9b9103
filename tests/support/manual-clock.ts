interface Timer {
  readonly at: number
  readonly task: () => void
}

/** A clock that is advanced by hand, with its timers. Starts at noon of 2026-01-02 (UTC), a day after the fixtures. */
export class ManualClock {
  #time = Date.UTC(2026, 0, 2, 12)
  #timers: readonly Timer[] = []

  readonly now = () => this.#time

  /** Whether a timer ends in exactly so many milliseconds. */
  readonly isWaiting = (milliseconds: number) => this.#timers.some(({ at }) => at === this.#time + milliseconds)

  readonly timeout = (task: () => void, milliseconds: number) => {
    const timer = { at: this.#time + milliseconds, task }
    this.#timers = [...this.#timers, timer]
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** Advances the time and runs the timers that become due. */
  advance(milliseconds: number) {
    const end = this.#time + milliseconds
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).toSorted((one, other) => one.at - other.at)[0]
      if (!next) break
      this.#timers = this.#timers.filter((other) => other !== next)
      this.#time = next.at
      next.task()
    }
    this.#time = end
  }
}
