import { sectionPaths } from '#domain/addresses.ts'
import { TabLinks } from '#ui/tab-links.tsx'
import { useMessages } from '#wiring/use-messages.ts'

export const WatchedTabs = ({ current }: { current: 'movies' | 'diary' }) => {
  const { views } = useMessages().watched
  const links = [
    { key: 'movies', label: views.movies, href: sectionPaths.watched.list },
    { key: 'diary', label: views.diary, href: sectionPaths.diary.list },
  ] as const
  return <TabLinks label={views.label} current={current} links={links} />
}
