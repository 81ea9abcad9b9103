import { pathBelow } from '#domain/movie/addresses.ts'

/** The path that the router knows, of the browser's own: they differ where the site is below a path. */
export const appPath = (pathname: string): string => pathBelow(import.meta.env.BASE_URL, pathname)

/** A place in the app, without the base path of the build. */
export interface Address {
  readonly pathname: string
  readonly search: string
}
