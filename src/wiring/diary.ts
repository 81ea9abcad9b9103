import { effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { announceTo } from '#commands/announce.ts'
import { createDiaryCommands, type DiaryCommands } from '#commands/diary.ts'
import type { Language } from '#domain/languages.ts'
import { withBidiIsolates } from '#i18n/bidi-isolates.ts'
import type { DiaryMessages } from '#i18n/diary/messages.ts'
import { diaryTranslations } from '#i18n/diary/translations.ts'
import { createDiaryStore } from '#stores/diary.ts'
import type { App } from './app.ts'
import { useApp } from './use-app.ts'
import { useValue } from './use-value.ts'

interface Diary {
  readonly messages: ReadonlySignal<DiaryMessages>
  readonly commands: DiaryCommands
}

type Loading = { readonly kind: 'loaded'; readonly diary: Diary } | { readonly kind: 'loading' } | Failed
interface Failed {
  readonly kind: 'failed'
  readonly error: unknown
}

const load = async (language: Language): Promise<DiaryMessages> => withBidiIsolates(await diaryTranslations[language]())

const createDiary = async (app: App): Promise<Diary> => {
  let shown = app.loadedLanguage.peek()
  const messages = signal(await load(shown))
  effect(() => {
    const language = app.loadedLanguage.value
    if (language === shown) return
    load(language).then((loaded) => {
      if (app.loadedLanguage.peek() !== language) return
      shown = language
      messages.value = loaded
    }, app.reportOnce)
  })
  const { error } = announceTo(app.toasts, () => app.messages.peek())
  const fail = (message: string) => void error(message)
  return {
    messages,
    commands: createDiaryCommands(
      createDiaryStore(app.records, app),
      app.diary,
      fail,
      () => messages.peek(),
      app.undoHistory,
    ),
  }
}

interface DiaryRequest {
  state: Loading
  readonly done: Promise<void>
}

const requests = new WeakMap<App, DiaryRequest>()

const requestDiary = (app: App): DiaryRequest => {
  const known = requests.get(app)
  if (known) return known
  const done = createDiary(app).then(
    (diary) => {
      request.state = { kind: 'loaded', diary }
    },
    (error: unknown) => {
      request.state = { kind: 'failed', error }
    },
  )
  const request: DiaryRequest = { state: { kind: 'loading' }, done }
  requests.set(app, request)
  return request
}

/** Suspends until the diary's messages have loaded; throws when they could not be. */
export const useDiary = (): { readonly messages: DiaryMessages; readonly commands: DiaryCommands } => {
  const app = useApp()
  const { state, done } = requestDiary(app)
  if (state.kind === 'loading') throw done
  if (state.kind === 'failed') {
    // The next render requests them again.
    requests.delete(app)
    throw state.error
  }
  return { messages: useValue(state.diary.messages), commands: state.diary.commands }
}
