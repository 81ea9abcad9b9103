import { quotesOf } from '../quotes.ts'

export const q = quotesOf('“', '”', '‘', '’')

/** 'dall’8 maggio', 'dal 9 maggio'. */
export const dal = (day: string): string => (/^(?:8|11)\b/.test(day) ? `dall’${day}` : `dal ${day}`)
