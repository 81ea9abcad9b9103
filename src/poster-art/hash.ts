/** A 32-bit number that is always the same for the same text (FNV-1a over UTF-16 units). */
export const hashOf = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return mixed(hash)
}

/** Neighbouring ids must not look alike, so every bit of the input reaches every bit of the result. */
const mixed = (value: number): number => {
  let bits = value ^ (value >>> 16)
  bits = Math.imul(bits, 0x85ebca6b)
  bits ^= bits >>> 13
  bits = Math.imul(bits, 0xc2b2ae35)
  return (bits ^ (bits >>> 16)) >>> 0
}

/** Chance that repeats itself: the same seed gives the same throws. */
export interface Dice {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  readonly between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  readonly whole: (low: number, high: number) => number
  readonly chance: (probability: number) => boolean
  readonly pick: <T>(from: readonly [T, ...T[]]) => T
}

/** Dice for a seed (mulberry32). */
export const diceOf = (seed: number): Dice => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    chance: (probability) => next() < probability,
    pick: (from) => from[Math.floor(next() * from.length)] ?? from[0],
  }
}
