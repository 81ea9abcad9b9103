import type { CollectionSummary } from '#domain/lists/collection-links.ts'
import type { RecordId } from '#domain/values/ids.ts'
import { css } from '#styled/css'
import { Choice, ChoiceGroup } from '#ui/fields/choice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const list = css({
  stack: '1',
  maxHeight: '[min(20rem, 32dvh)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring, which the scrolling box would cut off.
  padding: '1',
  margin: '-1',
})
const count = css({ textStyle: 'note', color: 'fg.muted', flexShrink: '0' })

interface CollectionChoiceProps {
  readonly collections: readonly CollectionSummary[]
  readonly chosen: readonly RecordId[]
  readonly isPending: boolean
  readonly onToggle: (id: RecordId) => void
}

export const CollectionChoice = ({ collections, chosen, isPending, onToggle }: CollectionChoiceProps) => {
  const { movieCollections: messages, lists } = useCoreMessages()
  return (
    <ChoiceGroup legend={messages.choose} disabled={isPending}>
      <div className={list}>
        {collections.map((collection) => (
          <Choice
            key={collection.id}
            type="checkbox"
            checked={chosen.includes(collection.id)}
            onChoose={() => onToggle(collection.id)}
            dir="auto"
            end={<span className={count}>{lists.movies({ count: collection.moviesCount })}</span>}
          >
            {collection.name}
          </Choice>
        ))}
      </div>
    </ChoiceGroup>
  )
}
