import { quotesOf } from '../quotes.ts'

export const q = quotesOf('“', '”', '‘', '’')
