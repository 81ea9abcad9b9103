import { Download } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useViewingRecords } from '#components/diary/use-viewing-records.ts'
import { lossesOf, type TakeoutTarget } from '#domain/takeout/losses.ts'
import { hasFormulas, takeoutOf } from '#domain/takeout/takeout.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { DialogActions, TitledDialog } from '#ui/dialog-parts.tsx'
import { Progress } from '#ui/meter.tsx'
import { problem } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { isStillLoading, type LoadedFacts, useImdbIds } from '#wiring/movies/movie-data.ts'
import { saveTakeout, takeoutFiles } from '#wiring/sharing/takeout-files.ts'
import { useTargetName } from './use-target-name.ts'

const text = css({ color: 'fg.muted', overflowWrap: 'anywhere' })
const part = css({ stack: '2' })
const partHeading = css({ textStyle: 'label', fontWeight: 'semibold' })
const list = css({ stack: '1.5', paddingInlineStart: '5', listStyleType: 'disc', fontSize: 'sm', lineHeight: 'snug' })
const count = css({ color: 'fg.muted' })
const link = css({ color: 'accent', textDecoration: 'underline', overflowWrap: 'anywhere' })

const pages = {
  letterboxd: 'https://letterboxd.com/import/',
  trakt: 'https://app.trakt.tv/settings/data',
  table: null,
} as const

// Trakt knows every movie by its TMDB id.
const needsImdbIds = (target: TakeoutTarget): boolean => target !== 'trakt'

const row = css({ row: '3', fontSize: 'sm', minHeight: '14' })
const progress = css({ flexGrow: '1', minWidth: '0', stack: '1.5' })

/** What leaves for one service, what stays behind, and where it is uploaded. */
export const TakeoutDialog = ({ target, onClose }: { target: TakeoutTarget; onClose: () => void }) => {
  const app = useApp()
  const { title, ...messages } = useMessages().sharing.takeout
  const name = useTargetName()(target)
  const records = useViewingRecords()
  const bare = useMemo(() => takeoutOf(records, new Map()), [records])
  const ids = useMemo(() => (needsImdbIds(target) ? bare.movies.map(({ tmdbId }) => tmdbId) : []), [target, bare])
  const loaded = useImdbIds(ids)
  const { facts } = loaded
  const takeout = useMemo(() => takeoutOf(records, facts), [records, facts])
  const files = useMemo(() => takeoutFiles(takeout, target, app.platform.today()), [takeout, target, app])
  const lost = useMemo(() => lossesOf(bare, target), [bare, target])
  const [hasFailed, setFailed] = useState(false)
  const save = async () => {
    try {
      if (await saveTakeout(app, target, files)) onClose()
    } catch (error) {
      app.platform.reportOnce(error)
      setFailed(true)
    }
  }
  const heading = title({ name })
  const page = pages[target]
  return (
    <TitledDialog open onClose={onClose} title={heading} size="form">
      <p className={text}>
        {messages.contents({ count: takeout.movies.length, files: files.length })}{' '}
        {files.length > 1 ? messages.zip : null}
      </p>
      <section className={part}>
        <h3 className={partHeading}>{messages.lost}</h3>
        <ul className={list}>
          {lost.map(({ loss, movies }) => (
            <li key={loss}>
              {messages.losses[loss]}{' '}
              {movies === null ? null : <span className={count}>{messages.concerns({ count: movies })}</span>}
            </li>
          ))}
        </ul>
      </section>
      <section className={part}>
        <h3 className={partHeading}>{messages.next}</h3>
        <p className={text}>{messages.where[target]}</p>
        {page === null ? null : (
          <a className={link} href={page} target="_blank" rel="noreferrer">
            {page.replace('https://', '')}
          </a>
        )}
        {files.some(hasFormulas) ? <p className={text}>{messages.formulas}</p> : null}
      </section>
      <IdProgress loaded={loaded} total={ids.length} />
      {hasFailed ? (
        <p className={problem} role="alert">
          {messages.failed}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button variant="solid" onClick={() => void save()}>
          <Download aria-hidden="true" />
          {messages.download}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

interface IdProgressProps {
  readonly loaded: LoadedFacts
  readonly total: number
}

/** How many IMDb ids are still unknown, and asking for them. Nothing for files without any. */
const IdProgress = ({ loaded, total }: IdProgressProps) => {
  const { state, missing, pause, resume } = loaded
  const { facts } = useMessages().statistics
  const { ids } = useMessages().sharing.takeout
  const { app } = useCoreMessages()
  if (total === 0) return null
  if (missing === 0 && state !== 'failed')
    return (
      <div className={row}>
        <p role="status">{ids.complete}</p>
      </div>
    )
  const notes = { paused: facts.paused, waiting: facts.waiting, failed: facts.failed }
  const note = state === 'paused' || state === 'waiting' || state === 'failed' ? notes[state] : ''
  return (
    <div className={row}>
      <div className={progress}>
        <p>
          {ids.missing({ count: missing })} {note}
        </p>
        <Progress label={ids.label} percent={Math.floor((100 * (total - missing)) / Math.max(1, total))} />
      </div>
      {isStillLoading(loaded) ? (
        <Button onClick={pause}>{facts.pause}</Button>
      ) : (
        <Button onClick={resume}>{state === 'failed' ? app.retry : ids.resume}</Button>
      )}
    </div>
  )
}
