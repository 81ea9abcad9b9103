import { sectionPaths } from '#domain/movie/addresses.ts'
import { type TabLink, TabLinks } from '#ui/tab-links.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

interface WatchedTabsProps {
  readonly current: string
  /** Beside these three. */
  readonly others?: readonly TabLink[]
  /** Called for plain clicks on the others and on 'movies', which leaves them. */
  readonly onChoose?: (key: string) => void
}

export const WatchedTabs = ({ current, others = [], onChoose }: WatchedTabsProps) => {
  const { views } = useCoreMessages().watched
  const links = [
    { key: 'movies', label: views.movies, href: sectionPaths.watched.list },
    { key: 'diary', label: views.diary, href: sectionPaths.diary.list },
    { key: 'statistics', label: views.statistics, href: sectionPaths.statistics.list },
  ]
  const isPage = (key: string) => key === 'diary' || key === 'statistics'
  return (
    <TabLinks
      label={views.label}
      current={current}
      links={[...links, ...others]}
      handles={(key) => onChoose !== undefined && !isPage(key)}
      onChoose={onChoose}
    />
  )
}
