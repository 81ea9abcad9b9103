import type { App } from './app.ts'

/** Creates a service that few people need. Who imports it brings its code, which so loads with the first of them. */
export type CreateService<Service extends object> = (app: App) => Service

/** The services that few people need: App creates each on first use, and has one. */
export interface Services {
  readonly get: <Service extends object>(create: CreateService<Service>) => Service
}

export const createServices = (app: () => App): Services => {
  const created = new Map<CreateService<object>, object>()
  return {
    get: <Service extends object>(create: CreateService<Service>) => {
      const service = created.get(create) ?? create(app())
      created.set(create, service)
      return service as Service
    },
  }
}
