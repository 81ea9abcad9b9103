import { firstPersonView } from '#domain/movie/person-view.ts'
import { personModalMachine } from '#machines/person-modal.ts'
import { provideAll } from '#machines/ports.ts'
import { createPersonMemory } from '#stores/preferences/person-memory.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

const createPersonModal = (app: App, personId: number) => {
  const memory = createPersonMemory(app.storage.storages[1], app.platform.now)
  return createFlow(
    app,
    provideAll(personModalMachine, {
      actors: {},
      actions: { remember: (_, { view }) => memory.write(personId, view) },
    }),
    { view: memory.read(personId) ?? firstPersonView },
  )
}

export const usePersonModal = (personId: number) => useFlow(createPersonModal, personId)
