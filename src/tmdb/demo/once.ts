/** Makes a value when it is first asked for and keeps it: indexes cost nothing until a call needs them. */
export const once = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
