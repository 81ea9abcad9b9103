const apiKeyFields = [
  /("apiKey"\s*:\s*)"(?:[^"\\]|\\.)*"?/g,
  // A change of the settings in a stamp of an earlier version.
  /("id"\s*:\s*"apiKey"\s*,\s*"value"\s*:\s*)"(?:[^"\\]|\\.)*"?/g,
]

const keyShapes = [/\b[0-9a-f]{32}\b/gi, /\beyJ[\w-]+(?:\.[\w-]+)*/g]

export const emptyApiKey = (text: string): string =>
  apiKeyFields.reduce((before, field) => before.replace(field, '$1""'), text)

/** For damaged text too: removes `apiKey` and everything that looks like a TMDB key. */
export const redactKeys = (text: string): string =>
  keyShapes.reduce((before, shape) => before.replace(shape, ''), emptyApiKey(text))
