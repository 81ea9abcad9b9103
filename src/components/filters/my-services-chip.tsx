import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useSectionMessages } from '../async/use-section-messages.ts'
import type { ListLocation } from '../place/use-list-location.ts'

// Has its room before its text, which comes later.
const place = css({ display: 'inline-flex', minHeight: '8' })
// Like the chip that takes its place: 32 px high with a touch target of 44 px.
const chip = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  height: '8',
  paddingInlineStart: '2',
  paddingInlineEnd: '3',
  borderRadius: 'full',
  layerStyle: 'outlined',
  color: 'fg',
  fontWeight: 'medium',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  _before: { content: '""', position: 'absolute', insetInline: '0', insetBlock: '-1.5' },
  '& svg': { width: '4', height: '4', flexShrink: '0' },
})

interface MyServicesChipProps {
  readonly change: ListLocation['change']
}

/** Narrows the list to the person's services in one click, for those who have chosen some. */
export const MyServicesChip = ({ change }: MyServicesChipProps) => {
  const hasServices = useValue(useApp().settings.myServices).length > 0
  return hasServices ? (
    <span className={place}>
      <Suspense>
        <Chip change={change} />
      </Suspense>
    </span>
  ) : null
}

const Chip = ({ change }: MyServicesChipProps) => (
  <button type="button" className={chip} onClick={() => change({ service: anyOfMine })}>
    <Plus aria-hidden="true" />
    {useSectionMessages('services').mine}
  </button>
)
