import type { RecordsStatus } from '#stores/records.ts'
import type { Texts } from '#text/texts.ts'
import { Banner } from '#ui/banner.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const wordsFor = (status: RecordsStatus, text: Texts['records']): string | null => {
  switch (status.kind) {
    case 'refused':
      return text.refused
    case 'restored':
      return text.restored
    case 'newer schema':
      return text.readOnly
    case 'storage blocked':
      return text.storageBlocked
    default:
      return null
  }
}

/** What a person must know about where the records are kept; nothing while all is well. */
export const RecordsNotice = () => {
  const { records, text } = useApp()
  const status = useValue(records.status)
  const words = useValue(text).records
  const said = wordsFor(status, words)
  if (said === null) return null
  const canGo = status.kind === 'refused' || status.kind === 'restored'
  return (
    <Banner tone="warning" {...(canGo ? { dismiss: words.dismiss, onDismiss: records.acknowledge } : {})}>
      {said}
    </Banner>
  )
}
