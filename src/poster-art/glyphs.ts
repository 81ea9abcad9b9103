import { capitals } from './capitals.ts'
import { figures } from './figures.ts'
import type { Glyph } from './strokes.ts'

/** The drawn letter of a capital, figure or mark; undefined when the face has none. */
export const glyphOf = (character: string): Glyph | undefined => capitals[character] ?? figures[character]
