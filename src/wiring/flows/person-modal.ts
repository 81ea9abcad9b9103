import { firstPersonView } from '#domain/movie/person-view.ts'
import { personModalMachine } from '#machines/person-modal.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useFlow } from '../app/use-flow.ts'

const createPersonModal = (app: App, personId: number) =>
  createFlow(
    app,
    provideAll(personModalMachine, {
      actors: {},
      actions: { remember: (_, { view }) => app.memory.people.write(personId, view) },
    }),
    { view: app.memory.people.read(personId) ?? firstPersonView },
  )

export const usePersonModal = (personId: number) => useFlow(createPersonModal, personId)
