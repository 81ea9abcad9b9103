export class QuotaExceededError extends Error {
  override readonly name = 'QuotaExceededError'
}
