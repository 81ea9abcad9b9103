/** XState's types mention AbortSignal, which a compilation without the DOM library lacks. */
interface AbortSignal {
  readonly aborted: boolean
}
