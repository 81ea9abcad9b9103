const reasons: Readonly<Record<number, string>> = {
  300: 'Multiple Choices',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  408: 'Request Timeout',
  410: 'Gone',
  414: 'URI Too Long',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
}

const messageOf = (body: unknown): string => {
  if (typeof body !== 'object' || body === null || !('status_message' in body)) return ''
  return typeof body.status_message === 'string' ? body.status_message.trim().slice(0, 300) : ''
}

/** TMDB's `status_code` of an error's body; null where it has none. */
export const codeOf = (body: unknown): number | null =>
  typeof body === 'object' && body !== null && 'status_code' in body && typeof body.status_code === 'number'
    ? body.status_code
    : null

/** HTTP/2 has no status text, so falls back to the body's `status_message`, then to the standard reason. */
export const statusTextFor = (status: number, statusText: string, body: unknown): string =>
  statusText.trim() ||
  messageOf(body) ||
  reasons[status] ||
  reasons[Math.trunc(status / 100) * 100] ||
  'Unexpected answer'

/** `retryAfter` holds seconds or an HTTP date; null when absent or unreadable. */
export const statedDelayMs = (retryAfter: string | null, now: number): number | null => {
  const text = retryAfter?.trim() ?? ''
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text) * 1000
  // biome-ignore lint/style/noRestrictedGlobals: reads a date from text and asks no clock
  const time = /^[a-z]{3,9},? /i.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : Math.max(0, time - now)
}

export const retryDelayMs = (retryAfter: string | null, now: number): number => statedDelayMs(retryAfter, now) ?? 1000
