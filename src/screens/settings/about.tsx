import { useSectionMessages } from '#components/use-section-messages.ts'
import { tmdbNotice } from '#i18n/tmdb-notice.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { useMessages } from '#wiring/use-messages.ts'

const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', marginBlock: '[-0.5rem]' })
const link = css({ color: 'accent', display: 'inline-flex', alignItems: 'center', minHeight: '11' })

export const About = () => {
  const messages = useSectionMessages('settings')
  const { source } = useMessages().offers
  return (
    <Card title={messages.about}>
      <p>{messages.attribution}</p>
      {messages.attribution === tmdbNotice ? null : <p lang="en-US">{tmdbNotice}</p>}
      <p>{messages.justWatch}</p>
      <p className={links}>
        <a className={link} href="https://www.themoviedb.org/" target="_blank" rel="noreferrer">
          {messages.tmdb}
        </a>
        <a className={link} href="https://www.justwatch.com/" target="_blank" rel="noreferrer">
          {source}
        </a>
      </p>
    </Card>
  )
}
