import { quotesOf } from '../quotes.ts'

export const q = quotesOf('“', '”', '‘', '’')
export const film = quotesOf('《', '》', '〈', '〉')
