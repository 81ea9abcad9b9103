import type { CollectionSummary } from '#domain/collection-links.ts'
import type { RecordId } from '#domain/library.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const group = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' })
const legend = css({ textStyle: 'label', marginBottom: '2' })
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
const choice = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: '11',
  paddingInline: '3',
  paddingBlock: '2',
  borderRadius: 'card',
  borderWidth: 'thin',
  borderStyle: 'solid',
  borderColor: 'line',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&:has(input:checked)': { borderColor: 'accent', background: 'accent.soft' },
  '& input': { accentColor: 'accent', width: '5', height: '5', flexShrink: '0', cursor: 'pointer' },
})
const name = css({ flexGrow: '1', minWidth: '0', overflowWrap: 'anywhere' })
const count = css({ textStyle: 'note', color: 'fg.muted', flexShrink: '0' })
const empty = css({ color: 'fg.muted' })

interface CollectionChoiceProps {
  readonly collections: readonly CollectionSummary[]
  readonly chosen: RecordId | null
  readonly isPending: boolean
  readonly onChoose: (id: RecordId) => void
}

/** The collections that do not hold the movie, one of which can be chosen. */
export const CollectionChoice = ({ collections, chosen, isPending, onChoose }: CollectionChoiceProps) => {
  const words = useValue(useApp().text).movieCollections
  if (collections.length === 0) return <p className={empty}>{words.nothingToChoose}</p>
  return (
    <fieldset className={group} disabled={isPending}>
      <legend className={legend}>{words.choose}</legend>
      <div className={list}>
        {collections.map((collection) => (
          <label key={collection.id} className={choice}>
            <input
              type="radio"
              name="collection"
              checked={collection.id === chosen}
              onChange={() => onChoose(collection.id)}
            />
            <span className={name} dir="auto">
              {collection.name}
            </span>
            <span className={count}>{words.movies(collection.moviesCount)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
