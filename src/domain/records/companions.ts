import { counted } from '../values/indices.ts'
import type { WatchHistoryEntry } from './library.ts'
import { separatedParts } from './tags.ts'
import { viewingsOf } from './viewings.ts'

const separator = /[,，、،]/

/** 'Ana, Ben' are two people. */
export const companionsFrom = (text: string): readonly string[] => separatedParts(text, separator)

/** Everyone whom a viewing names, the most frequent first. */
export const knownCompanions = (history: readonly WatchHistoryEntry[]): readonly string[] => {
  const named = history.flatMap(viewingsOf).flatMap(({ companions = [] }) => companions)
  return [...counted(named)].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

/** The text with the name added, in the place of one that is being typed, or without it. */
export const withCompanionToggled = (text: string, name: string): string => {
  const names = companionsFrom(text)
  if (names.includes(name)) return names.filter((each) => each !== name).join(', ')
  const last = names.at(-1) ?? ''
  const isTyping = last !== '' && !separator.test(text.trimEnd().slice(-1)) && startsWith(name, last)
  return [...(isTyping ? names.slice(0, -1) : names), name].join(', ')
}

const startsWith = (name: string, beginning: string): boolean => name.toLowerCase().startsWith(beginning.toLowerCase())
