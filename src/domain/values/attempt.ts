/** Undefined when it throws. */
export const attempt = <Result>(task: () => Result): Result | undefined => {
  try {
    return task()
  } catch {
    return undefined
  }
}

/** Undefined when it is not JSON. */
export const parseJson = (text: string): unknown => attempt((): unknown => JSON.parse(text))
