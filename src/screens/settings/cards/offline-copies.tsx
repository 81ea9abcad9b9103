import { useEffect, useState } from 'react'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { SettingsCard } from '../settings-card.tsx'

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', justifyContent: 'space-between', gap: '3' })
const list = css({
  display: 'grid',
  gridTemplateColumns: '[max-content max-content]',
  columnGap: '6',
  rowGap: '2',
  fontSize: 'sm',
  lineHeight: 'snug',
  '& dt': { fontWeight: 'medium' },
  '& dd': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
})

/** In bytes; undefined until it is known, null where the browser keeps no copies. */
const useCopiesSize = () => {
  const { keptAnswers } = useApp().storage
  const [size, setSize] = useState<{ posters: number; answers: number } | null>()
  const measure = async () => {
    const { answers, posters } = await keptAnswers()
    const [answersSize, postersSize = 0] = await Promise.all([answers.size(), posters?.size()])
    setSize({ posters: postersSize, answers: answersSize })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured once
  useEffect(() => void measure().catch(() => setSize(null)), [])
  const remove = async () => {
    await (await keptAnswers()).clear()
    await measure()
  }
  return { size, remove }
}

/** Not for the demo catalog, which needs no copies. */
export const OfflineCopies = () => (useValue(useApp().provider.isDemo) ? null : <Copies />)

const Copies = () => {
  const { reportOnce } = useApp().platform
  const messages = useMessages().offlineCopies
  const { megabytes } = useMessages().import
  const { size, remove } = useCopiesSize()
  const { loading } = useCoreMessages().app
  if (size === null) return null
  const textOf = (bytes = 0) =>
    size ? megabytes({ size: bytes === 0 ? 0 : Math.max(0.1, bytes / 1024 / 1024) }) : loading
  return (
    <SettingsCard title={messages.heading} note={messages.note}>
      <div className={row}>
        <dl className={list} aria-live="polite">
          <dt>{messages.posters}</dt>
          <dd>{textOf(size?.posters)}</dd>
          <dt>{messages.answers}</dt>
          <dd>{textOf(size?.answers)}</dd>
        </dl>
        <Button onClick={() => void remove().catch(reportOnce)}>{messages.remove}</Button>
      </div>
    </SettingsCard>
  )
}
