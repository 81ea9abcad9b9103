import { Eye, EyeOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { createSettingsCommands } from '#commands/settings.ts'
import { providerMessage } from '#components/loading/error-messages.ts'
import type { CoreMessages, OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Button, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useApiKeyTest } from '#wiring/flows/api-key-test.ts'
import { apiKeyInputId as id } from './api-key-id.ts'

const row = css({ wrap: '2' })
const box = css({ position: 'relative', flexGrow: '1', flexBasis: '48', minWidth: '0' })
const inputRoom = css({ paddingInlineEnd: '12' })
const eye = css({ position: 'absolute', insetInlineEnd: '0', top: '0' })
const link = css({ color: 'accent', fontWeight: 'semibold', textDecoration: 'underline' })
const tones = { good: css({ color: 'positive' }), bad: css({ color: 'danger' }) }

const isToken = (key: string): boolean => key.trim().startsWith('eyJ')

type Tested = ReturnType<typeof useApiKeyTest>[0]

const verdictMessage = (
  tested: Tested,
  keyTestMessages: OtherMessages['settings']['keyTest'],
  messages: CoreMessages,
) => {
  const { key, problem } = tested.context
  switch (tested.value) {
    case 'testing':
    case 'testing what was saved':
      return keyTestMessages.testing
    case 'accepted':
      return isToken(key) ? keyTestMessages.tokenAccepted : keyTestMessages.accepted
    case 'refused':
      return isToken(key) ? keyTestMessages.tokenRefused : keyTestMessages.refused
    case 'unreachable':
      return keyTestMessages.unreachable
    case 'failed':
      return problem ? providerMessage(problem, messages) : keyTestMessages.failed
    case 'untested':
      return null
  }
}

export const ApiKeyField = () => {
  const app = useApp()
  const messages = useCoreMessages()
  const settingsMessages = useMessages().settings
  const { apiKey } = useValue(app.settings.current)
  const [draft, setDraft] = useState<string | null>(null)
  const [isShown, setShown] = useState(false)
  const [tested, send] = useApiKeyTest()
  const input = useRef<HTMLInputElement>(null)
  const styles = field()
  const value = draft ?? apiKey
  const save = () => {
    const key = draft?.trim()
    setDraft(null)
    if (key === undefined || key === apiKey) return
    const commands = app.lazy.get(createSettingsCommands)
    if (key === '') commands.change({ field: 'apiKey', value: key })
    else
      void commands.saveKey(key).then((isSaved) => {
        // Another key may have been typed since, and a result would seem to be about that one.
        if (isSaved && input.current?.value.trim() === key) send({ type: 'key saved', key })
      })
  }
  const hint = app.provider.hasBuildKey ? settingsMessages.apiKeyHintDefault : settingsMessages.apiKeyHintDemo
  const verdict = verdictMessage(tested, settingsMessages.keyTest, messages)
  const isBad = tested.matches('refused') || tested.matches('unreachable') || tested.matches('failed')
  return (
    <form
      className={styles.root}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label className={styles.label} htmlFor={id}>
        {settingsMessages.apiKey}
      </label>
      <div className={row}>
        <div className={box}>
          <input
            ref={input}
            id={id}
            className={`${styles.input} ${inputRoom}`}
            type={isShown ? 'text' : 'password'}
            autoComplete="off"
            spellCheck={false}
            value={value}
            onChange={(event) => {
              setDraft(event.target.value)
              send({ type: 'key changed', key: event.target.value })
            }}
            onBlur={save}
            aria-describedby={verdict === null ? `${id}-hint` : `${id}-hint ${id}-verdict`}
          />
          <IconButton
            className={eye}
            label={isShown ? settingsMessages.hideKey : settingsMessages.showKey}
            icon={isShown ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
            onClick={() => setShown(!isShown)}
          />
        </div>
        <Button disabled={value.trim() === ''} onClick={() => send({ type: 'test requested', key: value })}>
          {settingsMessages.keyTest.test}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.note}>
        {isToken(value) ? settingsMessages.apiKeyToken : hint}
      </p>
      <p className={styles.note}>
        {settingsMessages.keyHelp}{' '}
        <a className={link} href="https://www.themoviedb.org/settings/api" target="_blank" rel="noreferrer">
          {settingsMessages.getKey}
        </a>
      </p>
      <p
        id={`${id}-verdict`}
        className={`${styles.note} ${isBad ? tones.bad : tested.matches('accepted') ? tones.good : ''}`}
        role="status"
      >
        {verdict}
      </p>
    </form>
  )
}
