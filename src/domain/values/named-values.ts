/** An object with the value of each name. */
export const namedValues = <Name extends string, Value>(names: readonly Name[], valueFor: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Readonly<Record<Name, Value>>
