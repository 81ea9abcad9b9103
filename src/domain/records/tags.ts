/** Each part once, without spaces around it: 'a, b, a' has the parts 'a' and 'b'. */
export const separatedParts = (text: string, separator: string | RegExp): readonly string[] => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  ),
]

/** 'cinema, with Ann' are two tags. */
export const tagsFrom = (text: string): readonly string[] => separatedParts(text, ',')
