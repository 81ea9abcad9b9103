/** The names of a table, in its order. */
export const namesOf = <Name extends string>(table: Readonly<Record<Name, unknown>>): readonly Name[] =>
  Object.keys(table).filter((name): name is Name => Object.hasOwn(table, name))

/** An object with the value of each name. */
export const namedValues = <Name extends string, Value>(names: readonly Name[], valueFor: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Readonly<Record<Name, Value>>
