import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useRestoring } from '#wiring/flows/restoring.ts'
import { PointRow } from './point-row.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

const quiet = css({ color: 'fg.muted', fontSize: 'sm' })
const list = css({
  '& > li + li': { borderTopWidth: 'thin', borderTopStyle: 'solid', borderColor: 'line' },
})

export const RestoreCard = () => {
  const messages = useSectionMessages('restore')
  const { storage } = useApp()
  return (
    <Card title={messages.heading} note={messages.note}>
      {storage.database ? <Points /> : <p className={quiet}>{messages.unavailable}</p>}
    </Card>
  )
}

const Points = () => {
  const messages = useSectionMessages('restore')
  const [snapshot, send] = useRestoring()
  const { points } = snapshot.context
  if (snapshot.matches('listing')) return <p className={quiet}>{messages.listing}</p>
  if (points.length === 0) return <p className={quiet}>{messages.none}</p>
  return (
    <>
      <ul className={list}>
        {points.map((point) => (
          <PointRow key={point.id} point={point} snapshot={snapshot} send={send} />
        ))}
      </ul>
      <RestoreDialog snapshot={snapshot} send={send} />
    </>
  )
}
