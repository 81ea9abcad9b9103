const words: Readonly<Record<string, readonly string[]>> = {
  volume: ['volume', 'vol', 'volumen'],
  part: ['part', 'pt', 'parte', 'partie', 'teil'],
  chapter: ['chapter', 'chapitre', 'kapitel', 'capitulo', 'capitolo'],
}
const numerals = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x']
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

const wordOf = new Map(Object.entries(words).flatMap(([word, all]) => all.map((each) => [each, word] as const)))
const numberOf = (text: string): string => {
  const index = Math.max(numerals.indexOf(text), numbers.indexOf(text))
  return index < 0 ? text : String(index + 1)
}

const part = new RegExp(`\\b(${[...wordOf.keys()].join('|')}) (\\d+|${[...numerals, ...numbers].join('|')})\\b`, 'g')

/** Of a normalized title: 'kill bill vol 1' and 'kill bill volume one' are both 'kill bill volume 1'. */
export const withPlainPart = (title: string): string =>
  title.replace(part, (_, word: string, number: string) => `${wordOf.get(word)} ${numberOf(number)}`)

const partAtEnd =
  /^(.+?)[\s:,–-]+(?:volumen?|vol|parte?|partie|pt|teil|chapter|chapitre|kapitel|cap[ií]tulo|capitolo)\b.+$/iu

/** 'Kill Bill' of 'Kill Bill: Volume 1'; null for a title without parts. */
export const titleBeforePart = (title: string): string | null => partAtEnd.exec(title)?.[1] ?? null
