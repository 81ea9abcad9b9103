import type { Friend } from '#domain/records/library.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { ListLocation } from '../place/use-list-location.ts'

interface FriendFilterProps {
  /** An id, '' for all movies. */
  readonly friend: string
  readonly change: ListLocation['change']
}

/** What a friend wants to see too, for those who keep the list of one. */
export const FriendFilter = (props: FriendFilterProps) => {
  const friends = useValue(useApp().records.friends)
  return friends.length === 0 ? null : <FriendSelect friends={friends} {...props} />
}

const FriendSelect = ({ friends, friend, change }: FriendFilterProps & { readonly friends: readonly Friend[] }) => {
  const messages = useMessages().filters
  return (
    <NativeSelect
      label={messages.wantedBy}
      labelPlacement="above"
      choices={[
        { value: '', label: messages.me },
        ...friends.map(({ id, name }) => ({ value: String(id), label: messages.meAnd({ name }) })),
      ]}
      value={friend}
      onChange={(chosen) => change({ friend: chosen })}
    />
  )
}
