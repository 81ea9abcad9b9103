import { useSignals } from '@preact/signals-react/runtime'
import { X } from 'lucide-react'
import { Link } from 'react-router-dom'
import { settingsHref } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { Banner } from '#ui/banner.tsx'
import { IconButton } from '#ui/button.tsx'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const line = css({
  row: '0',
  marginInlineStart: 'auto',
  minWidth: '0',
  whiteSpace: 'nowrap',
  textStyle: 'note',
  color: 'fg.muted',
  '& a': { color: 'accent', fontWeight: 'semibold' },
})

/** A banner, or a line that fits into the header. */
export const DemoNotice = ({ isInHeader = false }: { isInHeader?: boolean }) => {
  useSignals()
  const isBelowLarge = useIsBelowLarge()
  const { provider, memory } = useApp()
  const messages = useCoreMessages().demo
  if (!provider.isDemo.value || memory.notices.isDemoDismissed.value) return null
  const text = (
    <>
      {isInHeader && isBelowLarge ? messages.short : messages.notice}{' '}
      <Link to={settingsHref('provider')}>{messages.settings}</Link>
    </>
  )
  return isInHeader ? (
    <div className={line} role="status">
      <p>{text}</p>
      <IconButton label={messages.dismiss} icon={<X aria-hidden="true" />} onClick={memory.notices.dismissDemo} />
    </div>
  ) : (
    <Banner dismiss={messages.dismiss} onDismiss={memory.notices.dismissDemo}>
      {text}
    </Banner>
  )
}
