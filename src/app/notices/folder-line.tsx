import { Link } from 'react-router-dom'
import { FolderIcon } from '#components/folder/folder-icon.tsx'
import { useAgo } from '#components/folder/use-ago.ts'
import type { FolderStatus } from '#domain/devices/folder-status.ts'
import { settingsHref } from '#domain/movie/addresses.ts'
import { folderStatusLine, folderStatusText } from '#i18n/folder-messages.ts'
import { css, cx } from '#styled/css'
import { useIsBelowLarge } from '#ui/hooks/use-screen-width.ts'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { onlyInWideSidebar } from '../sidebar-text.ts'

const line = css({
  row: '2',
  justifyContent: { md: 'center', lg: 'flex-start' },
  minHeight: '8',
  marginTop: '3',
  paddingInline: { md: '0.5', lg: '3' },
  textStyle: 'note',
  color: 'fg.muted',
  borderRadius: 'card',
  overflowWrap: 'anywhere',
  '& svg': { width: '4', height: '4', flexShrink: '0' },
  _hoverable: { '&:hover': { color: 'fg' } },
})
const asking = css({ color: 'accent', fontWeight: 'semibold' })

/** How it stands with the shared folder, at the foot of the sidebar. Leads to where something can be done about it. */
export const FolderLine = ({ status }: { status: FolderStatus }) => {
  const messages = useMessages().folder
  const text = folderStatusLine(messages, status, useAgo())
  const isAsking = status.kind === 'needs person' || status.kind === 'newer version'
  return (
    <>
      <Link
        className={cx(line, isAsking && asking)}
        to={settingsHref('devices')}
        data-tooltip={useIsBelowLarge() ? text : undefined}
        data-tooltip-side="right"
      >
        <FolderIcon kind={status.kind} />
        <span className={onlyInWideSidebar}>{text}</span>
      </Link>
      <p className={visuallyHidden} role="status">
        {folderStatusText(messages, status)}
      </p>
    </>
  )
}
