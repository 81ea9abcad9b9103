import { tonightConditionsFrom } from '#domain/stored-tonight.ts'
import type { TonightConditions } from '#domain/tonight.ts'
import type { Preferences } from './preferences.ts'
import { parseJson } from './safe-storage.ts'

/** Null without any. */
export const rememberedTonight = ({ tonight }: Preferences): TonightConditions | null =>
  tonightConditionsFrom(parseJson(tonight.value.peek()))

export const rememberTonight = ({ tonight }: Preferences, conditions: TonightConditions): void =>
  tonight.set(JSON.stringify(conditions))
