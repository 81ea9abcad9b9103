import type { CreatePart } from './lazy-parts.ts'
import { useApp } from './use-app.ts'

export const useLazy = <Part extends object>(create: CreatePart<Part>): Part => useApp().lazy.get(create)
