import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable'
import { useMemo, useRef } from 'react'
import { createArrangementCommands } from '#commands/arrangement.ts'
import { Poster } from '#components/pictures/poster.tsx'
import { linkSortings } from '#domain/lists/movie-list.ts'
import type { CollectionLink } from '#domain/records/library.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useIsTouched } from '#ui/hooks/media-hook.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const head = css({ row: '4', justifyContent: 'space-between' })
const hint = css({ color: 'fg.muted', fontSize: 'sm', maxWidth: 'prose' })
const grid = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'small',
    '2xl': '[repeat(auto-fill, minmax(12rem, 1fr))]',
  },
  gap: { base: '2', md: '3' },
})
const tile = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  textAlign: 'start',
  borderRadius: 'card',
  cursor: 'grab',
  // A finger that stays lifts the movie; one that moves scrolls the page.
  touchAction: 'manipulation',
  userSelect: 'none',
  '& img': { pointerEvents: 'none' },
  '&[data-lifted]': { zIndex: 'floating', cursor: 'grabbing', boxShadow: 'floating' },
})
const picture = css({ display: 'block', borderRadius: 'card', overflow: 'hidden' })
const name = css({ lineClamp: 1, paddingTop: '1', fontSize: 'xs', fontWeight: 'semibold', wordBreak: 'break-all' })
const number = css({
  position: 'absolute',
  top: '1',
  insetInlineStart: '1',
  minWidth: '6',
  paddingInline: '1.5',
  paddingBlock: '1',
  borderRadius: 'chip',
  background: 'scrim',
  color: 'on-scrim',
  textStyle: 'badge',
  textAlign: 'center',
})

interface ArrangeProps {
  readonly links: readonly CollectionLink[]
  readonly onDone: () => void
}

/** All movies of a collection at once, to be put in order by dragging or with the keyboard. */
export const Arrange = ({ links, onDone }: ArrangeProps) => {
  const messages = useMessages().listView
  const commands = useLazy(createArrangementCommands)
  const { compare } = useFormats()
  const sorted = useMemo(() => linkSortings(compare)['my-order'].sorted(links), [compare, links])
  const ids = useMemo(() => sorted.map(({ movieId }) => movieId), [sorted])
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const isTouched = useIsTouched()
  const titleOf = (id: UniqueIdentifier) => sorted.find(({ movieId }) => movieId === id)?.movie.title ?? ''
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(Number(id)) + 1
  const announcedPlace = useRef<UniqueIdentifier | null>(null)
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      announcedPlace.current = active.id
      return messages.lifted({ title: titleOf(active.id), place: placeOf(active.id), all: ids.length })
    },
    // The first place is where it already is.
    onDragOver: ({ active, over }) => {
      if (!over || over.id === announcedPlace.current) return undefined
      announcedPlace.current = over.id
      return messages.moved({ title: titleOf(active.id), place: placeOf(over.id), all: ids.length })
    },
    onDragEnd: ({ active, over }) =>
      messages.dropped({ title: titleOf(active.id), place: placeOf((over ?? active).id), all: ids.length }),
    onDragCancel: ({ active }) => messages.cancelled({ title: titleOf(active.id), place: placeOf(active.id) }),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const moved = sorted.find(({ movieId }) => movieId === active.id)
    if (!moved || !over || over.id === active.id) return
    commands.place(moved.collectionId, moved.movie, placeOf(over.id) - 1)
  }
  return (
    <>
      <div className={head}>
        <p className={hint}>{isTouched ? messages.arrangeTouchHint : messages.arrangeHint}</p>
        <Button variant="solid" onClick={onDone}>
          {messages.done}
        </Button>
      </div>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: messages.arrangeHint } }}
        onDragEnd={drop}
      >
        <SortableContext items={ids} strategy={rectSortingStrategy}>
          <ol className={grid}>
            {sorted.map((link, index) => (
              <li key={link.movieId}>
                <Tile link={link} place={index + 1} />
              </li>
            ))}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  )
}

const Tile = ({ link: { movieId, movie }, place }: { link: CollectionLink; place: number }) => {
  const { grab } = useMessages().listView
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: movieId,
    attributes: { roleDescription: grab },
  })
  const style = transform ? { transform: `translate3d(${transform.x}px, ${transform.y}px, 0)`, transition } : {}
  return (
    <button
      type="button"
      ref={setNodeRef}
      className={tile}
      style={style}
      data-lifted={isDragging ? '' : undefined}
      {...attributes}
      {...listeners}
    >
      <span className={picture} aria-hidden="true">
        <Poster movie={movie} sizes="(min-width: 120rem) 14rem, 8rem" />
      </span>
      <span className={number}>{`${place}.`}</span>{' '}
      <span className={name} dir="auto">
        {movie.title}
      </span>
    </button>
  )
}
