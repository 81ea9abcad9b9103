import type { CooperativeTask } from './cooperative-task.ts'

const maxDepth = 20_000
/** The lists of an export file are at depth 3. */
const splitDepth = 3
const charactersPerSlice = 65_536
// Far more than ours. An object of a million keys would block the page for a minute.
const longestEntry = 262_144
const longestRest = 1_048_576

const quote = 0x22
const backslash = 0x5c
const openList = 0x5b
const openObject = 0x7b
const closeList = 0x5d
const closeObject = 0x7d
const comma = 0x2c

const parse = (text: string): unknown => JSON.parse(text)

const endOfString = (text: string, start: number): number => {
  for (let from = start + 1; ; ) {
    const end = text.indexOf('"', from)
    if (end < 0) throw new SyntaxError('A string has no end.')
    let before = end - 1
    while (text.charCodeAt(before) === backslash) before -= 1
    if ((end - before) % 2 === 1) return end
    from = end + 1
  }
}

const isBlank = (text: string): boolean => /^[ \t\n\r]*$/.test(text)

/** Entries are defined, never assigned: a key may be `__proto__`. */
const withLists = (value: unknown, lists: readonly unknown[], depth = 1): unknown => {
  if (Array.isArray(value)) return lists[Number(value[0])]
  if (typeof value !== 'object' || value === null || depth >= splitDepth) return value
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withLists(entry, lists, depth + 1)]))
}

/** `JSON.parse` in slices, with null for an entry of a list that is too long to be ours. Throws a SyntaxError. */
export function* parseJson(text: string): CooperativeTask<unknown> {
  const lists: unknown[][] = []
  const rest: string[] = []
  let copiedTo = 0
  let depth = 0
  let list: { readonly entries: unknown[]; readonly depth: number } | undefined
  let entryStart = 0
  let sliceEnd = charactersPerSlice
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) at = endOfString(text, at)
    else if (code === openList || code === openObject) {
      depth += 1
      if (depth > maxDepth) throw new SyntaxError('It is nested too deep.')
      if (code === openList && !list && depth <= splitDepth) {
        list = { entries: [], depth }
        entryStart = at + 1
        rest.push(text.slice(copiedTo, entryStart), String(lists.length))
        lists.push(list.entries)
      }
    } else if (code === comma || code === closeList || code === closeObject) {
      if (list && depth === list.depth) {
        const entry = text.slice(entryStart, at)
        const isEmptyList = code === closeList && list.entries.length === 0 && isBlank(entry)
        if (!isEmptyList) list.entries.push(entry.length > longestEntry ? null : parse(entry))
        entryStart = at + 1
        if (code !== comma) {
          list = undefined
          copiedTo = at
        }
      }
      if (code !== comma) depth -= 1
    }
    if (at >= sliceEnd) {
      sliceEnd = at + charactersPerSlice
      yield at / text.length
    }
  }
  if (list) throw new SyntaxError('A list has no end.')
  rest.push(text.slice(copiedTo))
  if (rest.reduce((sum, { length }) => sum + length, 0) > longestRest) throw new SyntaxError('Too much is in no list.')
  return withLists(parse(rest.join('')), lists)
}
