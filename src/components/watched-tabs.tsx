import { sectionPaths } from '#domain/addresses.ts'
import { TabLinks } from '#ui/tab-links.tsx'
import { useMessages } from '#wiring/use-messages.ts'

export const WatchedTabs = ({ current }: { current: 'movies' | 'diary' | 'statistics' }) => {
  const { views } = useMessages().watched
  const links = [
    { key: 'movies', label: views.movies, href: sectionPaths.watched.list },
    { key: 'diary', label: views.diary, href: sectionPaths.diary.list },
    { key: 'statistics', label: views.statistics, href: sectionPaths.statistics.list },
  ] as const
  return <TabLinks label={views.label} current={current} links={links} />
}
