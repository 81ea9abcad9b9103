import type { Language } from '#domain/movie/languages.ts'
import { loaders } from '#messages/loaders.ts'
import type { Messages } from '#messages/types.ts'

/** All messages of a language. */
export const allMessages = async (language: Language): Promise<Messages> => ({
  ...(await loaders[language].core()),
  ...(await loaders[language].other()),
})
