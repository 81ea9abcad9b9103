import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import { announceTo, fileToastDuration } from '#commands/announce.ts'
import type { ImportCommands } from '#commands/imports.ts'
import type { ImportChoice, ImportOutcome, ReadingOutcome } from '#domain/imports.ts'
import { importProblemMessage } from '#i18n/import-messages.ts'
import { type ChosenFile, importDialogMachine } from '#machines/import-dialog.ts'
import type { App } from '../app.ts'
import { useApp } from '../use-app.ts'
import { stopWhenIdle, useLastingFlow } from '../use-lasting-flow.ts'
import { inspect } from '../watch-flows.ts'

export type ImportDialogFlow = ActorRefFrom<typeof importDialogMachine>

const refusedFile: ReadingOutcome = { kind: 'refused', problem: { kind: 'no file' } }

type ImportPorts = Pick<App, 'commands' | 'reportOnce' | 'toasts' | 'messages'>

const createImport = ({ commands, reportOnce, toasts, messages }: ImportPorts): ImportDialogFlow => {
  const { imports } = commands
  let lastRefusal = 0
  const tell = (share: number) => flow.send({ type: 'progressed', percent: Math.floor(100 * share) })
  const using = async <Outcome>(task: (tools: ImportCommands) => Promise<Outcome>, signal: AbortSignal) => {
    try {
      return await task(imports)
    } catch (error) {
      if (!signal.aborted) reportOnce(error)
      throw error
    }
  }
  const flow: ImportDialogFlow = createActor(
    importDialogMachine.provide({
      actors: {
        'read backup': fromPromise<ReadingOutcome, { file: ChosenFile | null }>(({ input: { file }, signal }) => {
          // Otherwise the toast about a refused file would stay over the review of the next, good one.
          toasts.dismiss(lastRefusal)
          return using(async ({ read }) => (file ? read(file, { onProgress: tell, signal }) : refusedFile), signal)
        }),
        'import backup': fromPromise<ImportOutcome, ImportChoice>(({ input, signal }) =>
          using(({ write }) => write(input, { onProgress: tell }), signal),
        ),
      },
      actions: {
        'say why not': (_, { problem }) => {
          const words = messages.peek().import
          const say = announceTo(toasts, () => messages.peek())
          if (problem) lastRefusal = say.error(importProblemMessage(words, problem), words.failed, fileToastDuration)
        },
        'say what was imported': (_, { outcome }) => {
          if (outcome.kind === 'imported') imports.sayDone(outcome.summary)
        },
        'let go of the file': () => imports.letGo(),
      },
    }),
    { inspect },
  )
  return flow
}

/** An import that is being written goes on to its end. */
const end = (flow: ImportDialogFlow): void => {
  flow.send({ type: 'cancelled' })
  stopWhenIdle(flow, (snapshot) => !snapshot.matches('importing'))
}

/** The import flow of one visit to Settings. */
export const useImportDialog = () => {
  const app = useApp()
  const flow = useLastingFlow(() => createImport(app), end)
  return [useSelector(flow, (snapshot) => snapshot), flow.send] as const
}
