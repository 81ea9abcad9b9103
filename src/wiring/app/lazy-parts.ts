import type { App } from './app.ts'

/** Creates a part of the app that few people need. Who imports it brings its code, which so loads with the first of them. */
export type CreatePart<Part extends object> = (app: App) => Part

/** The parts that few people need: App creates each on first use, and has one. */
export interface LazyParts {
  readonly get: <Part extends object>(create: CreatePart<Part>) => Part
}

export const createLazyParts = (app: () => App): LazyParts => {
  const created = new Map<CreatePart<object>, object>()
  return {
    get: <Part extends object>(create: CreatePart<Part>) => {
      const part = created.get(create) ?? create(app())
      created.set(create, part)
      return part as Part
    },
  }
}
