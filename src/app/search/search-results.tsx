import type { MouseEvent } from 'react'
import { providerMessage } from '#components/loading/error-messages.ts'
import { searchRows } from '#domain/movie/search-rows.ts'
import type { SearchBoxEvent } from '#machines/search-box.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import type { SearchBoxSnapshot } from '#wiring/flows/search-box.ts'
import { MovieRow, PersonRow, SeeAllRow } from './search-rows.tsx'

const line = css({ padding: '3', color: 'fg.muted' })
const failed = css({
  row: '3',
  flexWrap: 'wrap',
  paddingBlock: '1',
  paddingInline: '2.5',
  '& > div': { flexGrow: '1', flexBasis: '56' },
  '& > button': { marginInlineStart: 'auto' },
})
const groupName = css({ display: 'block', paddingInline: '2', paddingTop: '2', textStyle: 'note', color: 'fg.muted' })

interface SearchResultsProps {
  /** Of the grid; its cells have the ids of `cellId`. */
  readonly id: string
  readonly snapshot: SearchBoxSnapshot
  readonly send: (event: SearchBoxEvent) => void
}

/** People who are found first wait for the movies, so that no row moves. */
const hasRows = (snapshot: SearchBoxSnapshot): boolean =>
  snapshot.matches({ open: { searched: { movies: 'found' } } }) ||
  snapshot.matches({ open: { searched: { movies: 'none', people: 'found' } } })

export const SearchResults = ({ id, snapshot, send }: SearchResultsProps) => {
  const app = useApp()
  const messages = useCoreMessages()
  const isDemo = useValue(app.provider.isDemo)
  const searchMessages = messages.search
  const { problem } = snapshot.context
  const retry = (event: MouseEvent) => {
    // The button is removed with the message.
    event.currentTarget.closest('search')?.querySelector('input')?.focus()
    send({ type: 'retried' })
  }
  const isOffline = useValue(useApp().provider.isOffline)
  if (snapshot.matches({ open: 'nothing found' })) {
    return (
      <div className={line} id={id} role="status">
        <p>{isOffline ? messages.offline.noneFound : searchMessages.none}</p>
        {isOffline ? <p className={quietNote}>{messages.offline.search}</p> : null}
        {isDemo ? <p className={quietNote}>{messages.demo.searched}</p> : null}
      </div>
    )
  }
  if (snapshot.matches({ open: 'failed' })) {
    return (
      <div className={failed} id={id} role="alert">
        <div>
          <p>{searchMessages.failed}</p>
          {problem ? <p className={quietNote}>{providerMessage(problem, messages)}</p> : null}
          {problem?.status === 401 ? <p className={quietNote}>{messages.errors.refusedKey}</p> : null}
        </div>
        <Button onClick={retry}>{messages.app.retry}</Button>
      </div>
    )
  }
  if (!hasRows(snapshot)) {
    return (
      <div className={line} id={id} role="status">
        <p>{searchMessages.loading}</p>
      </div>
    )
  }
  return (
    <>
      {isOffline ? <p className={line}>{messages.offline.search}</p> : null}
      <Rows id={id} context={snapshot.context} send={send} />
    </>
  )
}

interface RowsProps extends Pick<SearchResultsProps, 'id' | 'send'> {
  readonly context: SearchBoxSnapshot['context']
}

const Rows = ({ id, context, send }: RowsProps) => {
  const messages = useCoreMessages().search
  const { movies, people, highlighted } = context
  const rows = searchRows(context).map((row, index) => {
    const cells = { listId: id, row: index, highlighted: highlighted?.row === index ? highlighted.cell : null }
    return { ...row, cells }
  })
  return (
    <>
      <p className={visuallyHidden} role="status">
        {messages.found({ count: movies.length + people.length })}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a grid of a combobox is no table, and a listbox may not hold buttons */}
      <div role="grid" id={id} aria-label={messages.results}>
        {rows.map((row) =>
          row.kind === 'movie' ? (
            <MovieRow
              key={row.movie.id}
              {...row.cells}
              movie={row.movie}
              onPick={() => send({ type: 'picked', id: row.movie.id })}
              onAdd={() => send({ type: 'add chosen', movie: row.movie })}
            />
          ) : null,
        )}
        {people.length > 0 ? (
          // biome-ignore lint/a11y/useSemanticElements: a grid of a combobox is no table
          <div role="rowgroup" aria-label={messages.people}>
            <span className={groupName} aria-hidden="true">
              {messages.people}
            </span>
            {rows.map((row) =>
              row.kind === 'person' ? (
                <PersonRow
                  key={row.person.id}
                  {...row.cells}
                  person={row.person}
                  onPick={() => send({ type: 'person picked', person: row.person })}
                />
              ) : null,
            )}
          </div>
        ) : null}
        {rows.map((row) =>
          row.kind === 'see all' ? (
            <SeeAllRow key="see all" {...row.cells} onPick={() => send({ type: 'see all chosen' })} />
          ) : null,
        )}
      </div>
    </>
  )
}
