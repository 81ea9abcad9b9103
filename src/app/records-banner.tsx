import { recordsWords } from '#components/records-words.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

/** What a person must know about where the records are kept, with the way to a copy of them; nothing while all is well. */
export const RecordsBanner = () => {
  const { records, text, commands } = useApp()
  const status = useValue(records.status)
  const words = useValue(text).records
  const said = recordsWords(status, words)
  // Without its database all works as before: Settings says it.
  if (said === null || status.kind === 'database blocked') return null
  const canGo = status.kind === 'refused' || status.kind === 'restored'
  return (
    <Banner
      tone="warning"
      action={<Button onClick={() => void commands.backup.exportData({ includeApiKey: false })}>{words.export}</Button>}
      {...(canGo ? { dismiss: words.dismiss, onDismiss: records.acknowledge } : {})}
    >
      {said}
    </Banner>
  )
}
