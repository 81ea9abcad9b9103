import { createSettingsCommands } from '#commands/settings.ts'
import { providerProblem } from '#domain/movie/provider-error.ts'
import { type ApiKeyTestEvent, apiKeyTestMachine, type KeyVerdict } from '#machines/api-key-test.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'
import { watchSignals } from './watch-signals.ts'

const verdictOf = (error: unknown): KeyVerdict => {
  const problem = providerProblem(error)
  if (!problem) throw error
  if (problem.kind === 'network' || problem.kind === 'timeout') return { kind: 'no network' }
  return problem.status === 401 || problem.status === 403 ? { kind: 'refused' } : { kind: 'failed', problem }
}

const createApiKeyTest = (app: App) =>
  createFlow(app, apiKeyTestMachine, undefined, {
    'test key': async (input, signal) => {
      try {
        await app.provider.tryKey(input.key, signal)
        return { kind: 'accepted' }
      } catch (error) {
        return verdictOf(error)
      }
    },
    'watch saved key': watchSignals<ApiKeyTestEvent>(() => ({
      type: 'key changed',
      key: app.settings.current.value.apiKey,
    })),
    'announce saved': () => app.lazy.get(createSettingsCommands).announceSaved('apiKey'),
  })

export const useApiKeyTest = () => useFlow(createApiKeyTest, undefined)
