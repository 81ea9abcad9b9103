import { useState } from 'react'
import { type DiscoverFilter, noFilter } from '#domain/discover/discover-filter.ts'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const heading = css({ textStyle: 'label', fontWeight: 'semibold', marginBottom: '2' })
const row = css({ wrap: '2' })

const firstDecade = 1950
const minutesOfShort = 90

/** What to look for first, for users who have kept no shelf. */
export const Starters = ({ onShow }: { onShow: (filter: DiscoverFilter) => void }) => {
  const { settings, provider, platform } = useApp()
  const { shelves: messages, discoverFilter, statistics } = useMessages()
  const { minutes } = useFormats()
  const hasServices = useValue(settings.myServices).length > 0
  const isDemo = useValue(provider.isDemo)
  const [decade] = useState(() => {
    const decades = (Number(platform.today().slice(0, 4)) - firstDecade) / 10
    return firstDecade + 10 * Math.floor(platform.random() * decades)
  })
  const length = minutes(minutesOfShort)
  const short = { ...noFilter, runtime: `-${minutesOfShort}` }
  const starters: readonly { readonly label: string; readonly filter: DiscoverFilter }[] = [
    // Few have rated what is new.
    ...(isDemo ? [] : [{ label: discoverFilter.cinema, filter: { ...noFilter, cinema: 'now', votes: '20' } }]),
    hasServices
      ? {
          label: messages.shortOnMine({ length }),
          filter: { ...short, service: anyOfMine, offer: 'included' },
        }
      : { label: messages.short({ length }), filter: short },
    { label: statistics.decade({ year: String(decade) }), filter: { ...noFilter, year: `${decade}-${decade + 9}` } },
  ]
  return (
    <section aria-label={messages.begin}>
      <h3 className={heading}>{messages.begin}</h3>
      <div className={row}>
        {starters.map(({ label, filter }) => (
          <Button key={label} onClick={() => onShow(filter)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}
