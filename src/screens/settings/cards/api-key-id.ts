export const apiKeyInputId = 'api-key'
