import type { App } from './app.ts'

/** Creates a part of the app that few people need. Who imports it brings its code, which so loads with the first of them. */
export type CreatePart<Part extends object, Context = App> = (app: Context) => Part

/** The parts that few people need: App creates each on first use, and has one. */
export interface LazyParts<Context = App> {
  readonly get: <Part extends object>(create: CreatePart<Part, Context>) => Part
}

export const createLazyParts = <Context>(app: () => Context): LazyParts<Context> => {
  const created = new Map<CreatePart<object, Context>, object>()
  return {
    get: <Part extends object>(create: CreatePart<Part, Context>) => {
      const part = created.get(create) ?? create(app())
      created.set(create, part)
      return part as Part
    },
  }
}
