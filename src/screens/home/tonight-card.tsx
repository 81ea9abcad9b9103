import { MoonStar } from 'lucide-react'
import { useId } from 'react'
import { Poster } from '#components/pictures/poster.tsx'
import { nextToWatch } from '#domain/lists/movie-list.ts'
import { sectionPaths } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const card = css({
  position: 'relative',
  row: '6',
  justifyContent: 'space-between',
  height: 'full',
  overflow: 'hidden',
  paddingInline: { base: '4', md: '8' },
  paddingBlock: { _largeText: '4' },
  borderRadius: 'dialog',
  layerStyle: 'outlined',

  background: '[radial-gradient(70% 160% at 85% 0%, {colors.accent.soft}, {colors.surface})]',
})
const text = css({ stack: '2', alignItems: 'flex-start', minWidth: '0' })
const title = css({ textStyle: 'section', textWrap: 'balance' })
const hint = css({ color: 'fg.muted', fontSize: { base: 'sm', xl: 'md' }, maxWidth: 'hint', textWrap: 'pretty' })
const button = css({ marginTop: '2' })
// A hand of three cards; large, it is cut off by the lower edge.
const fan = css({
  display: { base: 'none', md: 'flex' },
  flexShrink: '0',
  alignSelf: { md: 'center', xl: 'flex-start' },
  marginTop: { xl: '6' },
  // The outer cards lean out.
  marginInlineStart: { md: '3', xl: '8' },
  marginInlineEnd: { md: '5', xl: '10' },
  '& > span': {
    width: { md: '20', xl: '34' },
    borderRadius: 'card',
    boxShadow: 'floating',
    marginInlineStart: { md: '[-1.625rem]', xl: '-11' },
    transformOrigin: '50% 140%',
  },
  '& > :nth-child(1)': { marginInlineStart: '0', transform: 'rotate(-9deg)' },
  '& > :nth-child(2)': { position: 'relative', zIndex: 'raised' },
  '& > :nth-child(3)': { transform: 'rotate(9deg)' },
})

export const TonightCard = () => {
  const { watchlist } = useApp().lists
  const messages = useMessages().tonight
  const id = useId()
  const next = nextToWatch(useValue(watchlist.items), 3)
  return (
    <section className={card} aria-labelledby={id}>
      <div className={text}>
        <h2 id={id} className={title}>
          {messages.question}
        </h2>
        <p className={hint}>{messages.invitation}</p>
        <ButtonLink variant="solid" className={button} to={sectionPaths.tonight.list}>
          <MoonStar aria-hidden="true" />
          {messages.choose}
        </ButtonLink>
      </div>
      <div className={fan} aria-hidden="true">
        {next.map(({ movie }) => (
          <span key={movie.id}>
            <Poster movie={movie} sizes="8.5rem" />
          </span>
        ))}
      </div>
    </section>
  )
}
