import type { CollectionSummary } from '#domain/collection-links.ts'
import type { RecordId } from '#domain/library.ts'
import { css } from '#styled/css'
import { RadioChoice, RadioGroup } from '#ui/radio-choice.tsx'
import { useMessages } from '#wiring/use-messages.ts'

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  maxHeight: '[min(20rem, 45dvh)]',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Room for the focus ring, which the scrolling box would cut off.
  padding: '1',
  margin: '[-0.25rem]',
})
const count = css({ textStyle: 'note', color: 'fg.muted', flexShrink: '0' })
const empty = css({ color: 'fg.muted' })

interface CollectionChoiceProps {
  readonly collections: readonly CollectionSummary[]
  readonly chosen: readonly RecordId[]
  readonly isPending: boolean
  readonly onChoose: (id: RecordId) => void
}

export const CollectionChoice = ({ collections, chosen, isPending, onChoose }: CollectionChoiceProps) => {
  const messages = useMessages().movieCollections
  if (collections.length === 0) return <p className={empty}>{messages.nothingToChoose}</p>
  return (
    <RadioGroup legend={messages.choose} disabled={isPending}>
      <div className={list}>
        {collections.map((collection) => (
          <RadioChoice
            key={collection.id}
            name="collection"
            checked={chosen.includes(collection.id)}
            onChoose={() => onChoose(collection.id)}
            dir="auto"
            end={<span className={count}>{messages.movies(collection.moviesCount)}</span>}
          >
            {collection.name}
          </RadioChoice>
        ))}
      </div>
    </RadioGroup>
  )
}
