/** A machine's id as a heading: 'search box' becomes 'Search box'. */
export const titled = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

/** A state's path for people: 'open.waiting' becomes 'open › waiting'. */
export const pathName = (path: string): string => path.split('.').join(' › ')

/** The innermost of some states, without those around them. */
export const innermost = (states: readonly string[]): readonly string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
