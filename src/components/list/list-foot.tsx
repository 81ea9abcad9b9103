import { css } from '#styled/css'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { type ListChoicesProps, PageSizeChoice } from './list-choices.tsx'
import { Pager } from './pager.tsx'

const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '2',
  '& > nav': { flexGrow: '1', flexShrink: '0' },
  // Without a pager or with a short one, the label is beside the size.
  '& > :not(nav)': { flexGrow: '1', flexBasis: '0', minWidth: '20', maxWidth: '48', paddingTop: '4' },
  '& button': { fontSize: 'sm' },
})

interface ListFootProps<Order extends string> extends Pick<ListChoicesProps<Order>, 'preferences'> {
  readonly location: ListLocation
  readonly page: number
  readonly pages: number
}

export const ListFoot = <Order extends string>({ preferences, location, page, pages }: ListFootProps<Order>) => {
  const messages = useMessages().lists
  const isNarrow = useIsBelowLarge()
  if (pages <= 1 && !isNarrow) return null
  return (
    <div className={foot}>
      {pages > 1 ? (
        <Pager
          label={messages.pages}
          page={page}
          pages={pages}
          hrefFor={location.hrefOfPage}
          onPage={location.goToPage}
        />
      ) : null}
      {isNarrow ? <PageSizeChoice preferences={preferences} change={location.change} /> : null}
    </div>
  )
}
