import { Page } from '#components/loading/page.tsx'
import type { HistorySource } from '#domain/imports/read-history.ts'
import { settingsHref } from '#domain/movie/addresses.ts'
import { sourceNames } from '#i18n/source-names.ts'
import type { OtherMessages } from '#messages/types.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { quietText } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

const intro = css({ stack: '3', alignItems: 'flex-start', maxWidth: '176' })
const list = css({
  display: 'grid',
  gridTemplateColumns: {
    base: '1',
    md: '2',
    xl: '3',
  },
  gap: '3',
})
const item = css({ stack: '2', padding: '4', layerStyle: 'tile', overflowWrap: 'anywhere' })
const name = css({ textStyle: 'section' })

interface ExportGuide {
  readonly source: HistorySource
  /** Null for files of people's own. */
  readonly brand: string | null
  readonly takes?: keyof OtherMessages['guide']['takes']
  readonly file?: keyof OtherMessages['guide']['file']
}

const guide = (
  source: keyof typeof sourceNames,
  file: ExportGuide['file'],
  takes?: ExportGuide['takes'],
): ExportGuide => ({
  source,
  brand: sourceNames[source],
  ...(file && { file }),
  ...(takes && { takes }),
})

/** What most people come from is first. */
export const exportGuides: readonly ExportGuide[] = [
  guide('letterboxd', 'zip', 'now'),
  guide('trakt', 'zip', 'wait'),
  guide('imdb', 'csvs', 'minutes'),
  guide('netflix', 'netflix', 'days'),
  guide('tmdb', 'csvs', 'wait'),
  guide('simkl', 'simkl', 'minutes'),
  guide('tv-time', 'tvTime'),
  guide('seriesguide', 'movies', 'now'),
  guide('yamtrack', 'csv', 'now'),
  guide('movary', 'csvs', 'now'),
  guide('watcharr', 'json', 'now'),
  guide('ryot', 'json', 'wait'),
  guide('media-kraken', 'jsonld', 'now'),
  { source: 'csv', brand: null, file: 'csv' },
  { source: 'list', brand: null },
]

/** Where the exports of other trackers are found, how long they take, and which file to choose. */
export const GuideScreen = () => {
  const messages = useMessages().guide
  return (
    <Page heading={messages.heading}>
      <div className={intro}>
        <p>{messages.intro}</p>
        <p className={quietText}>{messages.privacy}</p>
        <ButtonLink variant="solid" to={settingsHref('import')}>
          {messages.choose}
        </ButtonLink>
      </div>
      <ul className={list}>
        {exportGuides.map((guide) => (
          <Guide key={guide.source} guide={guide} />
        ))}
      </ul>
    </Page>
  )
}

const Guide = ({ guide: { source, brand, takes, file } }: { guide: ExportGuide }) => {
  const messages = useMessages().guide
  return (
    <li className={item}>
      <h2 className={name}>{brand ?? (source === 'csv' ? messages.csvName : messages.listName)}</h2>
      <p>{messages.where[source]}</p>
      {file ? <p>{messages.file[file]}</p> : null}
      {takes ? <p className={quietText}>{messages.takes[takes]}</p> : null}
    </li>
  )
}
