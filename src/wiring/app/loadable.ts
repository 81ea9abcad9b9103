export class MissingCodeError extends Error {
  override readonly name = 'MissingCodeError'
  /** Lets the next render request it again. */
  readonly forget: () => void
  /** Requests it again; after `forget` a render at the same time waits for the same request. */
  readonly request: () => Promise<unknown>

  constructor(cause: unknown, { forget, request }: Pick<MissingCodeError, 'forget' | 'request'>) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.forget = () => {
      forget()
      // What it needs failed to load.
      if (cause instanceof MissingCodeError) cause.forget()
    }
    this.request = request
  }
}

/** A part of the app whose code loads on first use. There is one of it. */
export interface Loadable<Part> {
  /** Undefined until it has loaded. */
  readonly current: () => Part | undefined
  /** Why it could not load; undefined until then, and after its `forget`. */
  readonly error: () => MissingCodeError | undefined
  /** Rejects when it could not load, again until the error's `forget` is called. */
  readonly request: () => Promise<Part>
  /** Rejects with a `MissingCodeError` when it could not load, which the next call tries again. */
  readonly load: () => Promise<Part>
}

/** `load` is called again only after it has rejected. */
export const loadable = <Part extends object>(load: () => Promise<Part>): Loadable<Part> => {
  let part: Part | undefined
  let failure: MissingCodeError | undefined
  let loading: Promise<Part> | undefined
  const forget = () => {
    failure = undefined
    loading = undefined
  }
  const request = () => {
    loading ??= load().then(
      (loaded) => {
        part = loaded
        return loaded
      },
      (error: unknown) => {
        failure = new MissingCodeError(error, { forget, request })
        throw failure
      },
    )
    return loading
  }
  return {
    current: () => part,
    error: () => failure,
    request,
    load: () =>
      request().catch((error: unknown) => {
        failure?.forget()
        throw error
      }),
  }
}
