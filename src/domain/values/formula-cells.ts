// Spreadsheets run a cell that starts with one of these as a formula.
const formula = /^'*[=+\-@\t\r\n]/
const escaped = /^'+[=+\-@\t\r\n]/

export const escapeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text)
export const unescapeFormula = (text: string): string => (escaped.test(text) ? text.slice(1) : text)
