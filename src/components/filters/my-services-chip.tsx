import { Plus } from 'lucide-react'
import { Suspense } from 'react'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { css, cx } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { chip } from './chip.ts'

// Has its room before its text, which comes later.
const place = css({ display: 'inline-flex', minHeight: '8' })
const offered = css({
  paddingInlineStart: '2',
  paddingInlineEnd: '3',
  layerStyle: 'outlined',
  color: 'fg',
  _hover: { background: 'raised' },
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
  <button type="button" className={cx(chip, offered)} onClick={() => change({ service: anyOfMine })}>
    <Plus aria-hidden="true" />
    {useMessages().services.mine}
  </button>
)
