const apiKeyFields = [
  /("apiKey"\s*:\s*)"(?:[^"\\]|\\.)*"?/g,
  // A change of the settings in the stamp of an earlier version.
  /("id"\s*:\s*"apiKey"\s*,\s*"value"\s*:\s*)"(?:[^"\\]|\\.)*"?/g,
]

// A v3 key has 32 hexadecimal digits, a v4 token is a JSON Web Token.
const keyShapes = [/\b[0-9a-f]{32}\b/gi, /\beyJ[\w-]+(?:\.[\w-]+)*/g]

/** A JSON text with every `apiKey` emptied. */
export const emptyApiKey = (text: string): string =>
  apiKeyFields.reduce((before, field) => before.replace(field, '$1""'), text)

/** A text, possibly damaged, without an `apiKey` and without anything that looks like a key of TMDB. */
export const redactKeys = (text: string): string =>
  keyShapes.reduce((before, shape) => before.replace(shape, ''), emptyApiKey(text))
