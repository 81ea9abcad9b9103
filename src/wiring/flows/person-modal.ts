import { firstPersonView } from '#domain/movie/person-view.ts'
import { personModalMachine } from '#machines/person-modal.ts'
import { createPersonMemory } from '#stores/preferences/person-memory.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

const createPersonModal = (app: App, personId: number) => {
  const memory = createPersonMemory(app.storage.storages[1], app.platform.now)
  return createFlow(
    app,
    personModalMachine,
    { view: memory.read(personId) ?? firstPersonView },
    {
      remember: (_, { view }) => memory.write(personId, view),
    },
  )
}

export const usePersonModal = (personId: number) => useFlow(createPersonModal, personId)
