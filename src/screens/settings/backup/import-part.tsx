import { Upload } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { guideHref, settingsAnchors } from '#domain/movie/addresses.ts'
import type { ImportFile } from '#domain/values/import-file.ts'
import { importProblemMessage } from '#i18n/import-messages.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { Progress } from '#ui/meter.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useImportDialog } from '#wiring/flows/import-dialog.ts'
import { receiveFile } from '#wiring/flows/receiving-from-device.ts'
import { HistorySources } from '../imports/history-sources.tsx'
import { SettingsCard } from '../settings-card.tsx'
import { problem as problemText, row, rowText } from '../styles.ts'
import { LastImport } from './last-import.tsx'

const ImportDialog = lazyComponent(() => import('./import-dialog.tsx').then((module) => module.ImportDialog))
const HistoryImport = lazyComponent(() =>
  import('../imports/history-import.tsx').then((module) => module.HistoryImport),
)

const accepted = '.json,.jsonld,.zip,.csv,.tsv,.txt'

const guide = css({ color: 'accent', textDecoration: 'underline', textUnderlineOffset: '2px' })
const draggedOver = css({ borderColor: 'accent', background: 'accent.soft' })

/** By its name alone: that of any other file is read to know what it is. */
const isExchangeFile = ({ name }: ImportFile): boolean => /\.matinee$|^matinee.*\.txt$/.test(name)

/** A file that the system opens with the installed app: the manifest's file handler. */
const useLaunchedFile = (onFile: (file: File) => void): void => {
  const take = useEffectEvent(onFile)
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files }) => {
      const [handle] = files
      if (handle) void handle.getFile().then(take, () => {})
    })
  }, [])
}

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** The whole page is the drop zone: a browser leaves the page for a file dropped beside a smaller one. */
const useFileDrop = (onFiles: (files: readonly File[]) => void, onElse: () => void): boolean => {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent((files: readonly File[]) => (files.length > 0 ? onFiles(files) : onElse()))
  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent) => {
      // Only leaving the window has no related target.
      if (event.relatedTarget === null) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      take([...(event.dataTransfer?.files ?? [])])
    }
    document.addEventListener('dragover', onDragOver)
    document.addEventListener('dragleave', onDragLeave)
    document.addEventListener('drop', drop)
    return () => {
      document.removeEventListener('dragover', onDragOver)
      document.removeEventListener('dragleave', onDragLeave)
      document.removeEventListener('drop', drop)
    }
  }, [])
  return isOver
}

export const ImportPart = () => {
  const messages = useMessages().import
  const history = useMessages().history
  const [snapshot, send] = useImportDialog()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { files, problem, found, percent } = snapshot.context
  const isReading = snapshot.matches('reading')
  const isOpen = (['reviewing', 'protecting', 'importing'] as const).some((state) => snapshot.matches(state))
  const app = useApp()
  const choose = (files: readonly ImportFile[]) => {
    const [first] = files
    if (!first || files.length > 1 || !isExchangeFile(first)) return send({ type: 'files chosen', files })
    document.getElementById(settingsAnchors.devices)?.scrollIntoView()
    return receiveFile(app, first)
  }
  useLaunchedFile((file) => choose([file]))
  const isBringingHistory = snapshot.matches('bringing history')
  const isOver = useFileDrop(choose, () => send({ type: 'something else dropped' })) && !isOpen && !isBringingHistory
  return (
    <SettingsCard
      anchor={settingsAnchors.import}
      title={useMessages().ownData.import}
      note={isOver ? messages.dropNow : messages.drop}
      className={cx(isOver && draggedOver)}
    >
      <div className={row}>
        <p className={rowText}>
          {history.hint}{' '}
          <Link className={guide} to={guideHref}>
            {history.guide}
          </Link>
        </p>
        <Button ref={button} variant="solid" onClick={() => field.current?.click()}>
          <Upload aria-hidden="true" />
          {messages.choose}
        </Button>
        <input
          ref={field}
          type="file"
          accept={accepted}
          multiple
          hidden
          aria-label={messages.choose}
          onChange={(event) => {
            const chosen = [...(event.target.files ?? [])]
            // Cleared, so that the same file can be chosen again after it was corrected.
            event.target.value = ''
            if (chosen.length > 0) choose(chosen)
          }}
        />
      </div>
      {isReading ? (
        <div className={row}>
          <p className={rowText} aria-live="polite">
            {messages.reading} <span dir="auto">{files[0]?.name}</span>
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              button.current?.focus()
              send({ type: 'canceled' })
            }}
          >
            {messages.cancel}
          </Button>
        </div>
      ) : null}
      {isReading ? <Progress label={messages.reading} percent={percent} /> : null}
      {snapshot.matches({ choosing: 'refused' }) && problem ? (
        <p className={problemText} role="alert">
          {importProblemMessage(messages, problem)}
        </p>
      ) : null}
      <HistorySources
        onPasted={(file) => choose([file])}
        onContinue={() => send({ type: 'history continued' })}
        isIdle={snapshot.matches('choosing')}
      />
      <LastImport onGone={() => button.current?.focus()} />
      {isOpen ? (
        <Suspense>
          <ImportDialog snapshot={snapshot} send={send} />
        </Suspense>
      ) : null}
      {isBringingHistory ? (
        <Suspense>
          <HistoryImport found={found} onClose={() => send({ type: 'history closed' })} />
        </Suspense>
      ) : null}
    </SettingsCard>
  )
}
