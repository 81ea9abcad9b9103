import type { HistoryFile, HistoryNotice, ReadHistory } from '#domain/imports/read-history.ts'
import { formatList } from '#i18n/numbers.ts'
import { sourceNames } from '#i18n/source-names.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { folded, note } from '../styles.ts'

const list = css({ stack: '1' })

const sourceName = (source: HistoryFile['source'], { sources }: OtherMessages['history']['review']): string =>
  source === 'csv' || source === 'list' ? sources[source] : sourceNames[source]

const noticeText = (notice: HistoryNotice, messages: OtherMessages['history']['review'], language: string): string => {
  const { notices } = messages
  switch (notice.kind) {
    case 'incomplete export':
      return notices[notice.kind]({ file: notice.file, parts: formatList(language, notice.parts) })
    default:
      return notices[notice.kind]({ file: notice.file })
  }
}

/** What the reader noticed, and the files that it read. */
export const FileList = ({ history: { files, notices } }: { history: ReadHistory }) => {
  const { review: messages } = useMessages().history
  const language = useValue(useApp().language.current)
  const lines = (
    <ul className={list}>
      {files.map(({ name, source, rows, scales = [] }) => (
        <li key={name} className={note}>
          {[
            messages.file({ name, source: sourceName(source, messages), rows }),
            ...(scales.length > 0
              ? [
                  messages.scales({
                    scales: formatList(
                      language,
                      scales.map((count) => messages.count({ count })),
                    ),
                  }),
                ]
              : []),
          ].join(' · ')}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {notices.length > 0 ? (
        <ul className={list}>
          {notices.map((notice) => (
            <li key={`${notice.kind} ${notice.file}`} className={note}>
              {noticeText(notice, messages, language)}
            </li>
          ))}
        </ul>
      ) : null}
      {files.length > 1 ? (
        <details className={folded}>
          <summary>{messages.files({ count: files.length })}</summary>
          {lines}
        </details>
      ) : (
        lines
      )}
    </>
  )
}
