import { Suspense, useState } from 'react'
import { useViewingRecords } from '#components/diary/use-viewing-records.ts'
import { lazyComponent } from '#components/loading/lazy-component.tsx'
import { type TakeoutTarget, takeoutTargets } from '#domain/takeout/losses.ts'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'
import { SettingsCard } from '../settings-card.tsx'
import { row, rowText } from '../styles.ts'
import { useTargetName } from './use-target-name.ts'

const TakeoutDialog = lazyComponent(() => import('./takeout-dialog.tsx').then((module) => module.TakeoutDialog))

/** Files for other trackers and for spreadsheets. */
export const TakeoutCard = () => {
  const messages = useMessages().sharing.takeout
  const nameOf = useTargetName()
  const { watchHistory, watchlist, collectionMovies } = useViewingRecords()
  const [target, setTarget] = useState<TakeoutTarget | null>(null)
  const isEmpty = watchHistory.length + watchlist.length + collectionMovies.length === 0
  return (
    <SettingsCard anchor="elsewhere" title={messages.heading} note={isEmpty ? messages.empty : messages.note}>
      {takeoutTargets.map((each) => (
        <div key={each} className={row}>
          <p className={rowText}>{messages.hints[each]}</p>
          <Button aria-haspopup="dialog" disabled={isEmpty} onClick={() => setTarget(each)}>
            {nameOf(each)}
          </Button>
        </div>
      ))}
      {target === null ? null : (
        <Suspense>
          <TakeoutDialog target={target} onClose={() => setTarget(null)} />
        </Suspense>
      )}
    </SettingsCard>
  )
}
