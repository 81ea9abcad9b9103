import { useLocation } from 'react-router-dom'
import { createBackupCommands } from '#commands/backup.ts'
import { listPathOf } from '#domain/movie/addresses.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { FootBanner } from './foot-banner.tsx'

const ownPages = /^\/(?:watchlist|watched|collections|settings)(?:\/|$)/

/** On the pages of what a user keeps, also with a movie open. */
export const CopyBanner = ({ changes }: { changes: number }) => {
  const app = useApp()
  const { notices, lastExport } = app.memory
  const messages = useMessages().ownData
  const { export: exportLabel, copy } = messages
  const hasCopy = useValue(lastExport.time) !== null
  const { pathname } = useLocation()
  if (!ownPages.test(listPathOf(pathname))) return null
  return (
    <FootBanner dismiss={copy.dismiss} onDismiss={notices.copy.dismiss}>
      {hasCopy ? copy.uncopied({ changes }) : copy.none}{' '}
      <button
        type="button"
        onClick={() => void app.lazy.get(createBackupCommands).exportData({ includeApiKey: false })}
      >
        {exportLabel}
      </button>
    </FootBanner>
  )
}
