import { useActor } from '@xstate/react'
import { useMemo, useState } from 'react'
import { firstPersonView } from '#domain/person-view.ts'
import { personModalMachine } from '#machines/person-modal.ts'
import { useApp } from '../use-app.ts'
import { inspect } from '../watch-flows.ts'

/** The flow of one person's modal, which begins where that person was left in this visit. */
export const usePersonModal = (personId: number) => {
  const { personMemory } = useApp()
  const machine = useMemo(
    () =>
      personModalMachine.provide({
        actions: { remember: (_, { personId: id, view }) => personMemory.write(id, view) },
      }),
    [personMemory],
  )
  const [input] = useState(() => ({ personId, view: personMemory.read(personId) ?? firstPersonView }))
  return useActor(machine, { input, inspect })
}
