import { Search } from 'lucide-react'
import { useState } from 'react'
import { css, cx } from '#styled/css'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { AsyncBoundary } from '../loading/async-boundary.tsx'
import { ServiceList, type ServiceSelection } from './service-list.tsx'

const box = css({ position: 'relative', marginInline: '4' })
const input = cx(
  searchInput,
  css({
    paddingInlineEnd: '3',
    borderRadius: 'card',
    background: 'canvas',
    // No word has room beside the glass.
    _placeholder: { fontSize: { base: 'sm', md: 'md' }, opacity: { _largeText: '0' } },
  }),
)
const list = css({
  flexGrow: '1',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '2',
  paddingBottom: '2',
})
const loading = css({ padding: '4', color: 'fg.muted' })

interface ServicePickerProps extends ServiceSelection {
  /** Ids of those that are apart from the others, before them. */
  readonly first: readonly number[]
}

/** A search field and the services of the region, which scroll in a column of limited height. */
export const ServicePicker = (props: ServicePickerProps) => {
  const messages = useCoreMessages().servicePicker
  const [search, setSearch] = useState('')
  return (
    <>
      <search className={box}>
        <Search className={searchGlass} aria-hidden="true" />
        <input
          className={input}
          type="search"
          autoComplete="off"
          spellCheck={false}
          aria-label={messages.search}
          placeholder={messages.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </search>
      <div className={list}>
        <AsyncBoundary
          loading={
            <p className={loading} role="status">
              {messages.loading}
            </p>
          }
        >
          <ServiceList search={search} {...props} />
        </AsyncBoundary>
      </div>
    </>
  )
}
