export const headingOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

export const pathName = (path: string): string => path.split('.').join(' › ')

export const innermost = (states: readonly string[]): readonly string[] =>
  states.filter((state) => !states.some((other) => other.startsWith(`${state}.`)))
