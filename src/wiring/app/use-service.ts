import type { CreateService } from './services.ts'
import { useApp } from './use-app.ts'

export const useService = <Service extends object>(create: CreateService<Service>): Service =>
  useApp().services.get(create)
