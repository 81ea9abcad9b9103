import { css } from '#styled/css'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const note = css({
  textStyle: 'note',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  '& a': { color: 'fg', textDecoration: 'underline' },
})
const justWatch = 'https://www.justwatch.com/'

/** TMDB asks for it wherever its data about services are shown. */
export const OffersSource = () => {
  const { offers } = useCoreMessages()
  const [before, after] = offers.providedBy({ source: '\n' }).split('\n')
  if (useValue(useApp().provider.isDemo)) return <p className={note}>{offers.sample}</p>
  return (
    <p className={note}>
      {before}
      <a href={justWatch} target="_blank" rel="noopener noreferrer">
        {offers.source}
      </a>
      {after}
    </p>
  )
}
