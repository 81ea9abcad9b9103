import { TabLinks } from '#ui/tab-links.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import type { ListLocation } from '../place/use-list-location.ts'
import { type ListView, savedTabsOf, withoutView } from './use-list-view.ts'

interface SavedTabsProps {
  readonly view: ListView
  readonly location: ListLocation
  readonly total: number
}

/** For lists without tabs of their own. Nothing while no filter is saved. */
export const SavedTabs = ({ view, location, total }: SavedTabsProps) => {
  const { watchlist, lists } = useCoreMessages()
  const tabs = savedTabsOf(view, location)
  if (tabs.links.length === 0) return null
  const all = { key: 'all', label: watchlist.all({ count: total }), href: location.hrefWith(withoutView) }
  return (
    <TabLinks
      label={lists.filters}
      current={tabs.current ?? all.key}
      links={[all, ...tabs.links]}
      onChoose={(key) => {
        if (!tabs.choose(key)) location.change(withoutView)
      }}
    />
  )
}
