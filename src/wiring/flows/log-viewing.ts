import { isText } from '#domain/values/schema.ts'
import { logViewingMachine, type ViewingFields, type ViewingForm, viewingForm } from '#machines/log-viewing.ts'
import type { Form } from '#stores/drafts.ts'
import type { App } from '../app/app.ts'
import { createFlow } from '../app/create-flow.ts'
import { useApp } from '../app/use-app.ts'
import { type FormDraft, useDraft } from '../app/use-draft.ts'
import { useFlow } from '../app/use-flow.ts'

const form: Form<ViewingForm> = {
  name: 'viewing',
  fields: {
    date: (value) => value === null || isText(value),
    rating: (value) => value === null || typeof value === 'number',
    liked: (value) => typeof value === 'boolean',
    note: isText,
    tags: isText,
    companions: isText,
  },
}

interface LogViewing {
  readonly draft: FormDraft<ViewingForm>
  /** When the edited viewing was. */
  readonly before: ViewingFields['watchedAt']
  /** Resolves false when the browser refused. */
  readonly save: (viewing: ViewingFields) => Promise<boolean>
}

const createLogViewing = (app: App, { draft, before }: LogViewing, latest: () => LogViewing) =>
  createFlow(
    app,
    logViewingMachine,
    { today: app.platform.today(), before, fields: draft.fields },
    {
      'save viewing': async (input) => {
        const isSaved = await latest().save(input)
        if (isSaved) latest().draft.drop()
        return isSaved
      },
    },
  )

export interface EditedViewing extends Pick<LogViewing, 'save'> {
  /** Which viewing, or which movie of a new one. */
  readonly record: string | number
  /** The viewing to edit; null for a new one. */
  readonly viewing: Omit<ViewingFields, 'liked'> | null
  /** The movie itself. */
  readonly liked: boolean
}

export const useLogViewing = ({ record, viewing, liked, save }: EditedViewing) => {
  const { platform } = useApp()
  const draft = useDraft(form, record, viewingForm(viewing, { today: platform.today(), liked }))
  const [snapshot, send] = useFlow(createLogViewing, { draft, before: viewing?.watchedAt ?? null, save })
  return [snapshot, send, draft] as const
}
