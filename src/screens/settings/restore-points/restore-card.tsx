import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { quietText } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useRestoring } from '#wiring/flows/restoring.ts'
import { SettingsCard } from '../settings-card.tsx'
import { PointRow } from './point-row.tsx'
import { RestoreDialog } from './restore-dialog.tsx'

const list = css({ '& > li + li': { borderTopWidth: 'thin', borderColor: 'line' } })
const opener = css({
  alignSelf: 'flex-start',
  '& svg': { transition: 'transform' },
  '&[aria-expanded=true] svg': { transform: 'rotate(180deg)' },
})

export const RestoreCard = () => {
  const messages = useMessages().restore
  const { storage } = useApp()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <SettingsCard anchor="restore-points" title={messages.heading} note={messages.note}>
      {storage.database ? (
        <Button
          className={opener}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronDown aria-hidden="true" />
          {messages.show}
        </Button>
      ) : (
        <p className={quietText}>{messages.unavailable}</p>
      )}
      {isOpen ? (
        <div id={id}>
          <Points />
        </div>
      ) : null}
    </SettingsCard>
  )
}

const Points = () => {
  const messages = useMessages().restore
  const [snapshot, send] = useRestoring()
  const { points } = snapshot.context
  if (snapshot.matches('listing')) return <p className={quietText}>{messages.listing}</p>
  if (points.length === 0) return <p className={quietText}>{messages.none}</p>
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
