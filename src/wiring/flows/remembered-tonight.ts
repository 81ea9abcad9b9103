import { tonightConditionsFrom } from '#domain/stored/stored-tonight.ts'
import type { TonightConditions } from '#domain/tonight/tonight.ts'
import { parseJson } from '#domain/values/attempt.ts'
import type { Memory } from '../app/app.ts'

export const rememberedTonight = ({ preferences }: Memory): TonightConditions | null =>
  tonightConditionsFrom(parseJson(preferences.tonight.value.peek()))

export const rememberTonight = ({ preferences }: Memory, conditions: TonightConditions): void =>
  preferences.tonight.set(JSON.stringify(conditions))
