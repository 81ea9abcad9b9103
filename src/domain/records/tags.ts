import { separatedParts } from './separated-parts.ts'

/** 'cinema, with Ann' are two tags. */
export const tagsFrom = (text: string): readonly string[] => separatedParts(text, ',')
