import type { Comparison } from '#domain/devices/exchange.ts'
import type { FolderFound } from '#domain/devices/folder.ts'
import { formatList } from '#i18n/numbers.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { JoiningReview } from '../devices/joining-review.tsx'
import type { ConnectingStepProps } from './connecting-dialog.tsx'
import { KeyChoice } from './sealing.tsx'

interface FolderJoiningProps extends ConnectingStepProps {
  readonly found: FolderFound
  readonly comparison: Comparison
}

/** A folder with another library: who writes there, and what becomes of both. */
export const FolderJoining = ({ found, comparison, snapshot, send }: FolderJoiningProps) => {
  const language = useValue(useApp().language.current)
  const names = found.devices.filter(({ isThis, name }) => !isThis && name !== '').map(({ name }) => name)
  return (
    <JoiningReview
      comparison={comparison}
      choice={snapshot.context.choice}
      send={send}
      origin={names.length > 0 ? <p>{formatList(language, names)}</p> : null}
    >
      {found.isSealed ? <KeyChoice snapshot={snapshot} send={send} /> : null}
    </JoiningReview>
  )
}
