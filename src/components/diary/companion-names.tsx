import { Users } from 'lucide-react'
import { css } from '#styled/css'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

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
  const messages = useMessages().diary
  const { allOf } = useFormats()
  if (names.length === 0) return null
  return (
    <span className={line}>
      <Users aria-hidden="true" />
      <span dir="auto">{messages.with({ names: allOf(names) })}</span>
    </span>
  )
}
