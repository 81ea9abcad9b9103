/** 'cinema, with Ann' are two tags. */
export const tagsFrom = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim())
      .filter((tag) => tag !== ''),
  ),
]
