import { Page } from '#components/loading/page.tsx'
import { settingsHref } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { quietText } from '#ui/texts.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { type ExportGuide, exportGuides } from './export-guides.ts'

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
