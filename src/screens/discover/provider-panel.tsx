import { Search, X } from 'lucide-react'
import { useState } from 'react'
import { AsyncBoundary } from '#components/async-boundary.tsx'
import { css, cx } from '#styled/css'
import { Button, IconButton } from '#ui/button.tsx'
import { Popover } from '#ui/popover.tsx'
import { searchGlass, searchInput } from '#ui/search-styles.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useMessages } from '#wiring/use-messages.ts'
import type { ProviderChoice } from './provider-filter.tsx'
import { ProviderList } from './provider-list.tsx'

const head = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: '4',
  paddingInlineEnd: '1',
  paddingBlock: '1',
})
const title = css({ textStyle: 'section', fontSize: 'md' })
const box = css({ position: 'relative', marginInline: '4' })
const input = cx(searchInput, css({ paddingInlineEnd: '3', borderRadius: 'card', background: 'canvas' }))
const list = css({
  flexGrow: '1',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: '2',
  paddingBottom: '2',
})
const foot = css({
  display: 'grid',
  padding: '3',
  borderTopWidth: 'thin',
  borderTopStyle: 'solid',
  borderColor: 'line',
})
const loading = css({ padding: '4', color: 'fg.muted' })

interface PanelProps extends ProviderChoice {
  readonly trigger: string
  readonly onClose: () => void
}

export const ProviderPopover = ({ trigger, ...rest }: PanelProps) => (
  <Popover trigger={trigger} label={useMessages().providers.title} onClose={rest.onClose}>
    <Panel {...rest} />
  </Popover>
)

export const ProviderSheet = ({ trigger: _, ...rest }: PanelProps) => (
  <Sheet label={useMessages().providers.title} onClose={rest.onClose}>
    <Panel {...rest} />
  </Sheet>
)

const Panel = ({ chosen, onChange, onClose }: Omit<PanelProps, 'trigger'>) => {
  const messages = useMessages().providers
  const [search, setSearch] = useState('')
  return (
    <>
      <div className={head}>
        <h2 className={title}>{messages.title}</h2>
        <IconButton label={messages.close} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
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
          <ProviderList search={search} chosen={chosen} onChange={onChange} />
        </AsyncBoundary>
      </div>
      <div className={foot}>
        <Button disabled={chosen.length === 0} onClick={() => onChange([])}>
          {messages.clear}
        </Button>
      </div>
    </>
  )
}
