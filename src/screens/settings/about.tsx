import { tmdbNotice } from '#i18n/tmdb-notice.ts'
import { css } from '#styled/css'
import { Card } from '#ui/card.tsx'
import { useMessages } from '#wiring/use-messages.ts'

const link = css({ color: 'accent', display: 'inline-flex', alignItems: 'center', minHeight: '11', width: 'fit' })

export const About = () => {
  const messages = useMessages()
  const words = messages.settings
  return (
    <Card title={words.about}>
      <p>{words.attribution}</p>
      {words.attribution === tmdbNotice ? null : <p lang="en-US">{tmdbNotice}</p>}
      <p>{words.justWatch}</p>
      <a className={link} href="https://www.themoviedb.org/" target="_blank" rel="noreferrer">
        {words.tmdb}
      </a>
      <a className={link} href="https://www.justwatch.com/" target="_blank" rel="noreferrer">
        {messages.offers.source}
      </a>
    </Card>
  )
}
