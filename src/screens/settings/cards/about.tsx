import { tmdbNotice } from '#i18n/tmdb-notice.ts'
import { css } from '#styled/css'
import { changelogHref, noticesHref } from '#wiring/app/text-pages.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { SettingsCard } from '../settings-card.tsx'
import tmdbLogo from '../tmdb-logo.svg'

const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', marginBlock: '-2' })
const link = css({ color: 'accent', display: 'inline-flex', row: '2', minHeight: '11' })
// TMDB wants it, less prominent than the app's own.
const logo = css({ width: '8', height: '8' })

export const About = () => {
  const messages = useMessages().settings
  const { changes } = useMessages().installation
  const { source } = useCoreMessages().offers
  const { buildVersion } = useApp().platform
  return (
    <SettingsCard anchor="about" title={messages.about}>
      <p>{messages.attribution}</p>
      {messages.attribution === tmdbNotice ? null : <p lang="en-US">{tmdbNotice}</p>}
      <p>{messages.justWatch}</p>
      <p>{messages.kept}</p>
      <p className={links}>
        <a className={link} href="https://www.themoviedb.org/" target="_blank" rel="noreferrer">
          <img className={logo} src={tmdbLogo} alt="" />
          {messages.tmdb}
        </a>
        <a className={link} href="https://www.themoviedb.org/api-terms-of-use" target="_blank" rel="noreferrer">
          {messages.terms}
        </a>
        <a className={link} href="https://www.justwatch.com/" target="_blank" rel="noreferrer">
          {source}
        </a>
      </p>
      <p>{messages.version({ version: buildVersion })}</p>
      <p className={links}>
        <a className={link} href={changelogHref} target="_blank" rel="noreferrer" hrefLang="en">
          {changes}
        </a>
        <a className={link} href={noticesHref} target="_blank" rel="noreferrer" hrefLang="en">
          {messages.licenses}
        </a>
      </p>
    </SettingsCard>
  )
}
