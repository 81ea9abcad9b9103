/** The width of a text in pixels. */
export type Measure = (text: string) => number

export const shortened = (measure: Measure, text: string, width: number): string => {
  if (measure(text) <= width) return text
  let short = [...text]
  while (short.length > 1 && measure(`${short.join('').trimEnd()}…`) > width) short = short.slice(0, -1)
  return `${short.join('').trimEnd()}…`
}

const wordsIn = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Of a word that is too wide, as those of scripts without spaces are. */
const partsOf = (measure: Measure, word: string, width: number): readonly string[] => {
  const parts: string[] = []
  for (const { segment } of graphemes.segment(word)) {
    const last = parts.at(-1)
    if (last === undefined || measure(last + segment) > width) parts.push(segment)
    else parts[parts.length - 1] = last + segment
  }
  return parts
}

/** At most `most` lines, the last of which is shortened. */
export const linesOf = (measure: Measure, text: string, width: number, most: number): readonly string[] => {
  const lines: string[] = []
  for (const word of wordsIn(text)) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= width) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...partsOf(measure, word, width))
  }
  const rest = lines.slice(most - 1).join(' ')
  return [...lines.slice(0, most - 1), rest].filter(Boolean).map((line) => shortened(measure, line, width))
}
