import { quotesOf } from '../quotes.ts'

export const q = quotesOf('«\u00a0', '\u00a0»', '“', '”')
