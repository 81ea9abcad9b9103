/** A service that few people need, of which the app has one. Who needs it brings the code, which so loads with the first of them. */
export interface Lazy<Service> {
  readonly get: (create: () => Service) => Service
  /** The next one who needs it gets a new one. */
  readonly forget: () => void
}

export const lazy = <Service extends object>(): Lazy<Service> => {
  let service: Service | undefined
  return {
    get: (create) => {
      service ??= create()
      return service
    },
    forget: () => {
      service = undefined
    },
  }
}
