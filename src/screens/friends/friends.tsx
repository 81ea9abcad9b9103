import { ArrowLeft, Users } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { createFriendCommands } from '#commands/friends.ts'
import { Page } from '#components/loading/page.tsx'
import { WhenEmpty } from '#components/loading/when-records-ready.tsx'
import { useResetScroll } from '#components/place/use-reset-scroll.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'
import { namesakes } from '#domain/records/friends.ts'
import type { Friend } from '#domain/records/library.ts'
import { friendHref } from '#domain/sharing/friend-address.ts'
import { by, codeUnits } from '#domain/values/sorting.ts'
import { css } from '#styled/css'
import { Banner } from '#ui/banner.tsx'
import { Button, IconLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TabLinks } from '#ui/tab-links.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { FriendList } from './friend-list.tsx'

const byTime = by<Friend, string>(({ addedAt }) => addedAt, codeUnits)
const hint = css({ maxWidth: 'hint', color: 'fg.muted' })

/** The lists that friends have sent, apart from the user's own. */
export const FriendsScreen = () => {
  useResetScroll()
  const { records } = useApp()
  const { friends: messages } = useMessages().sharing
  const { navigation, watchlist } = useCoreMessages()
  const [parameters] = useSearchParams()
  // A new name leaves them in their places.
  const friends = byTime.sorted(useValue(records.friends))
  const shown = friends.find(({ id }) => String(id) === parameters.get('friend')) ?? friends[0]
  return (
    <Page
      heading={watchlist.friends}
      subtitle={messages.subtitle}
      back={
        <IconLink
          to={sectionPaths.watchlist.list}
          label={navigation.watchlist}
          icon={<ArrowLeft aria-hidden="true" />}
        />
      }
    >
      {namesakes(friends).map((same) => (
        <Namesakes key={same[0]?.id} friends={same} />
      ))}
      {friends.length > 1 && shown ? (
        <TabLinks
          label={watchlist.friends}
          current={String(shown.id)}
          links={friends.map(({ id, name }) => ({ key: String(id), label: name, href: friendHref(id) }))}
        />
      ) : null}
      {shown ? <FriendList key={`${shown.id} ${shown.keptAt}`} friend={shown} /> : null}
      {friends.length === 0 ? (
        <WhenEmpty>
          <Notice icon={<Users aria-hidden="true" />} title={messages.empty}>
            <p className={hint}>{messages.emptyHint}</p>
          </Notice>
        </WhenEmpty>
      ) : null}
    </Page>
  )
}

/** Two devices may have a friend of one name each. */
const Namesakes = ({ friends }: { friends: readonly Friend[] }) => {
  const { friends: messages } = useMessages().sharing
  const commands = useLazy(createFriendCommands)
  const [, setParameters] = useSearchParams()
  const [oldest] = friends
  if (!oldest) return null
  const merge = () => {
    void commands.merge(oldest)
    setParameters({ friend: String(oldest.id) }, { replace: true })
  }
  return (
    <Banner action={<Button onClick={merge}>{messages.merge}</Button>}>
      {messages.sameName[friends.length === 2 ? 'two' : 'more']({ name: oldest.name })}
    </Banner>
  )
}
