import { Users } from 'lucide-react'
import { useMemo } from 'react'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'

const line = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '1.5',
  color: 'fg.muted',
  fontSize: 'sm',
  minWidth: '0',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: '0', width: '4', height: '4', alignSelf: 'center' },
})

/** 'With Ana and Ben'; nothing for a viewing alone. */
export const CompanionNames = ({ names }: { names: readonly string[] }) => {
  const messages = useSectionMessages('diary')
  const language = useValue(useApp().language.loaded)
  const list = useMemo(() => new Intl.ListFormat(language, { type: 'conjunction' }), [language])
  if (names.length === 0) return null
  return (
    <span className={line}>
      <Users aria-hidden="true" />
      <span dir="auto">{messages.with(list.format(names))}</span>
    </span>
  )
}
