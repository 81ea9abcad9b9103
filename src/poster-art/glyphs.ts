import { capitals } from './capitals.ts'
import { figures } from './figures.ts'
import type { Glyph } from './strokes.ts'

/** Undefined when the face lacks the character. */
export const glyphOf = (character: string): Glyph | undefined => capitals[character] ?? figures[character]
