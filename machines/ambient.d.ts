/** What XState's own types name of the platform; nothing else of it exists here. */
interface AbortSignal {
  readonly aborted: boolean
}
