import { useMemo } from 'react'
import { useGenreName } from '#components/card/use-genre-name.ts'
import { useMyServices } from '#components/services/use-my-services.ts'
import { settingsHref } from '#domain/movie/addresses.ts'
import { genreNames } from '#domain/movie/genres.ts'
import { moodNames, moods } from '#domain/tonight/moods.ts'
import { type TonightConditions, type TonightSource, timeLimits } from '#domain/tonight/tonight.ts'
import { formatList } from '#i18n/numbers.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { type Choice, Select } from '#ui/fields/select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { useTexts } from './use-texts.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: { base: '2', md: { _lowScreen: '4' }, lg: '4', _largeText: '1' },
  gap: { base: '2', md: '3' },
  // As wide as the movies below.
  maxWidth: { '2xl': '[66rem]' },
  marginInline: 'auto',
  width: 'full',
  '& button, & > a': { fontSize: 'sm' },
  // At 360 px, so that no mood is cut.
  smDown: {
    '& button': { gap: '0.5', paddingInlineStart: '2', paddingInlineEnd: '0.5' },
    '& button svg': { width: '4', height: '4' },
  },
  '& > a': { paddingInline: '2' },
})

// A select needs a value, and no condition has this name.
const any = '*'
const all = 'all'

interface ConditionsProps {
  readonly conditions: TonightConditions
  readonly onChange: (conditions: TonightConditions) => void
}

export const Conditions = ({ conditions, onChange }: ConditionsProps) => {
  const messages = useMessages().tonight
  const texts = useTexts()
  const tastes = useTastes()
  const { maxRuntime, taste, source } = conditions
  return (
    <fieldset className={row} aria-label={messages.conditions}>
      <SourceChoice source={source} onChange={(chosen) => onChange({ ...conditions, source: chosen })} />
      <Select
        label={messages.time.label}
        labelPlacement="inside"
        choices={[
          { value: any, label: messages.time.any },
          ...timeLimits.map((minutes) => ({
            value: String(minutes),
            label: messages.time.upTo({ length: texts.length(minutes) }),
          })),
        ]}
        value={maxRuntime === null ? any : String(maxRuntime)}
        onChange={(value) =>
          onChange({ ...conditions, maxRuntime: timeLimits.find((minutes) => String(minutes) === value) ?? null })
        }
      />
      <Select
        label={messages.taste.label}
        labelPlacement="inside"
        choices={[{ value: any, label: messages.taste.any }, ...tastes]}
        value={taste ?? any}
        onChange={(value) => onChange({ ...conditions, taste: value === any ? null : value })}
      />
      <ServiceChoice services={conditions.services} onChange={(services) => onChange({ ...conditions, services })} />
    </fieldset>
  )
}

/** The moods with their genres, then each genre. */
const useTastes = (): readonly Choice[] => {
  const { language } = useApp()
  const locale = useValue(language.current)
  const { compare } = useFormats()
  const { taste } = useMessages().tonight
  const genreName = useGenreName()
  return useMemo(() => {
    const genres = Object.values(genreNames).map((value) => ({ value, label: genreName(value) }))
    return [
      ...moodNames.map((mood) => ({
        value: mood,
        label: taste.moods[mood],
        note: formatList(locale, moods[mood].map(genreName)),
      })),
      ...genres.sort((one, other) => compare(one.label, other.label)),
    ]
  }, [locale, compare, taste, genreName])
}

const keyOf = (source: TonightSource): string => ('id' in source ? `${source.kind} ${source.id}` : source.kind)

const SourceChoice = ({ source, onChange }: { source: TonightSource; onChange: (source: TonightSource) => void }) => {
  const messages = useMessages().tonight.source
  const { lists, records } = useApp()
  const collections = useValue(lists.collections.items)
  const friends = useValue(records.friends)
  const choices: readonly { readonly of: TonightSource; readonly label: string }[] = [
    { of: { kind: 'watchlist' }, label: messages.watchlist },
    { of: { kind: 'unlisted' }, label: messages.unlisted },
    ...friends.map(({ id, name }) => ({ of: { kind: 'friend' as const, id }, label: messages.friend({ name }) })),
    ...collections.map(({ id, name }) => ({ of: { kind: 'collection' as const, id }, label: name })),
  ]
  return (
    <Select
      label={messages.label}
      labelPlacement="inside"
      choices={choices.map(({ of, label }) => ({ value: keyOf(of), label }))}
      value={keyOf(source)}
      onChange={(value) => {
        const chosen = choices.find(({ of }) => keyOf(of) === value)
        if (chosen) onChange(chosen.of)
      }}
    />
  )
}

const ServiceChoice = ({
  services,
  onChange,
}: {
  services: readonly number[]
  onChange: (services: readonly number[]) => void
}) => {
  const messages = useMessages().tonight.services
  const { choose } = useMessages().services
  const chosen = useValue(useApp().settings.myServices)
  const mine = useMyServices()
  if (chosen.length === 0) return <ButtonLink to={settingsHref('services')}>{choose}</ButtonLink>
  // Without a network the names may be unknown.
  const isUnnamed = services.length === 1 && !mine.some(({ id }) => id === services[0])
  const unnamed = isUnnamed ? [{ value: String(services[0]), label: messages.mine }] : []
  const several = mine.length > 1 || services.length > 1 ? [{ value: all, label: messages.mine }] : []
  return (
    <Select
      label={messages.label}
      labelPlacement="inside"
      choices={[
        { value: any, label: messages.any },
        ...several,
        ...mine.map(({ id, name }) => ({ value: String(id), label: name })),
        ...unnamed,
      ]}
      value={services.length > 1 ? all : String(services[0] ?? any)}
      onChange={(value) => onChange(value === any ? [] : value === all ? chosen : [Number(value)])}
    />
  )
}
