import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { Pager } from './pager.tsx'

interface ListFootProps {
  readonly location: ListLocation
  readonly page: number
  readonly pages: number
}

export const ListFoot = ({ location, page, pages }: ListFootProps) => {
  const messages = useCoreMessages().lists
  return pages > 1 ? (
    <Pager label={messages.pages} page={page} pages={pages} hrefFor={location.hrefOfPage} onPage={location.goToPage} />
  ) : null
}
