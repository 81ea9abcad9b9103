import { firstPersonView } from '#domain/person-view.ts'
import { personModalMachine } from '#machines/person-modal.ts'
import { provideAll } from '#machines/ports.ts'
import type { App } from '../app.ts'
import { createFlow } from '../create-flow.ts'
import { useFlow } from '../use-flow.ts'

const createPersonModal = ({ personMemory }: App, personId: number) =>
  createFlow(
    provideAll(personModalMachine, {
      actors: {},
      actions: { remember: (_, { view }) => personMemory.write(personId, view) },
    }),
    { view: personMemory.read(personId) ?? firstPersonView },
  )

export const usePersonModal = (personId: number) => useFlow(createPersonModal, personId)
