import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { TagSearch } from '#components/conditions/tag-search.tsx'
import { usePersonNames } from '#components/conditions/use-tag-names.ts'
import { ChooseServices } from '#components/services/choose-services.tsx'
import { useServiceById } from '#components/services/use-my-services.ts'
import { toggleService } from '#domain/availability/streaming-services.ts'
import { type DiscoverFilter, defaultVotes, idsFrom, offerKinds } from '#domain/discover/discover-filter.ts'
import { anyOfMine } from '#domain/lists/movie-filter.ts'
import { regionCodes } from '#domain/movie/regions.ts'
import { css } from '#styled/css'
import { Chip, ChipGroup } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { serviceListQuery } from '#wiring/movies/service-list.ts'
import { useLanguageName } from './use-filter-names.ts'

const stack = css({ stack: '2' })

export interface FilterFieldProps {
  readonly draft: DiscoverFilter
  readonly change: (changes: Partial<DiscoverFilter>) => void
}

const popularServices = 8

/** The user's services; without any the most popular ones of their region. */
export const ServiceFields = ({ draft, change }: FilterFieldProps) => {
  const app = useApp()
  const { offers } = useCoreMessages()
  const { services: messages, filters, discoverFilter } = useMessages()
  const mine = useValue(app.settings.myServices)
  const { data = [] } = useQuery(serviceListQuery(app, useValue(app.provider.queries)))
  const serviceOf = useServiceById()
  const isMine = draft.service === anyOfMine
  const chosen = isMine ? [] : idsFrom(draft.service)
  const offered = mine.length > 0 ? mine : data.slice(0, popularServices).map(({ id }) => id)
  const kindLabels = { included: discoverFilter.included, paid: offers.groups['rent and buy'] }
  // The user's services are those that cost nothing more.
  const chooseMine = () =>
    change(isMine ? { service: '', offer: '' } : { service: anyOfMine, offer: draft.offer || 'included' })
  return (
    <div className={stack}>
      <ChipGroup legend={messages.filter}>
        {mine.length > 0 ? (
          <Chip type="checkbox" name="service" label={messages.mine} checked={isMine} onChoose={chooseMine} />
        ) : null}
        {[...new Set([...offered, ...chosen])].map((id) => (
          <Chip
            key={id}
            type="checkbox"
            name="service"
            label={serviceOf(id)?.name ?? '…'}
            checked={chosen.includes(id)}
            onChoose={() => change({ service: toggleService(chosen, id).join(',') })}
          />
        ))}
      </ChipGroup>
      <ChooseServices />
      <ChipGroup legend={discoverFilter.offer}>
        <Chip name="offer" label={filters.any} checked={draft.offer === ''} onChoose={() => change({ offer: '' })} />
        {offerKinds.map((kind) => (
          <Chip
            key={kind}
            name="offer"
            label={kindLabels[kind]}
            checked={draft.offer === kind}
            onChoose={() => change({ offer: kind })}
          />
        ))}
      </ChipGroup>
    </div>
  )
}

const ratings = ['6', '7', '8'] as const
const votes = [0, 20, defaultVotes, 500, 1000, 5000] as const

export const RatingFields = ({ draft, change }: FilterFieldProps) => {
  const messages = useMessages().discoverFilter
  const { decimal } = useCoreMessages().card
  const textOf = (count: number) => (count === defaultVotes ? '' : String(count))
  const counts = [...new Set([...votes, Number(draft.votes || defaultVotes)])].toSorted((one, other) => one - other)
  return (
    <div className={stack}>
      <ChipGroup legend={messages.rating}>
        {[...new Set([...ratings, draft.rating])].filter(Boolean).map((rating) => (
          <Chip
            key={rating}
            type="checkbox"
            name="rating"
            label={`★ ≥ ${decimal({ rating })}`}
            checked={draft.rating === rating}
            onChoose={() => change({ rating: draft.rating === rating ? '' : rating })}
          />
        ))}
      </ChipGroup>
      <NativeSelect
        label={messages.votes}
        labelPlacement="above"
        choices={counts.map((count) => ({ value: textOf(count), label: messages.atLeast({ count }) }))}
        value={draft.votes}
        onChange={(chosen) => change({ votes: chosen })}
      />
    </div>
  )
}

/** In which most of the movies that are known were made. */
const languages = ['en', 'es', 'fr', 'de', 'it', 'ja', 'ko', 'pt', 'zh', 'hi'] as const
const otherLanguages =
  'ar bn cn cs da el et fa fi he hr hu id is ka kk lt lv mk ml mr ms nb nl no pa pl ro ru sk sl sr sv ta te th tl tr uk ur vi'.split(
    ' ',
  )

export const LanguageField = ({ draft, change }: FilterFieldProps) => {
  const messages = useMessages().discoverFilter
  const { compare } = useFormats()
  const nameOf = useLanguageName()
  const chosen = draft.language.split('|').filter(Boolean)
  const shown = [...new Set<string>([...languages, ...chosen])]
  const sorted = (codes: readonly string[]) => codes.toSorted((one, other) => compare(nameOf(one), nameOf(other)))
  const others = sorted(otherLanguages.filter((code) => !shown.includes(code)))
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((other) => other !== code) : [...chosen, code]
    change({ language: next.join('|') })
  }
  return (
    <div className={stack}>
      <ChipGroup legend={messages.language}>
        {sorted(shown).map((code) => (
          <Chip
            key={code}
            type="checkbox"
            name="language"
            label={nameOf(code)}
            checked={chosen.includes(code)}
            onChoose={() => toggle(code)}
          />
        ))}
      </ChipGroup>
      <NativeSelect
        label={messages.otherLanguage}
        labelPlacement="above"
        choices={[{ value: '', label: '–' }, ...others.map((code) => ({ value: code, label: nameOf(code) }))]}
        value=""
        onChange={(code) => {
          if (code !== '') toggle(code)
        }}
      />
    </div>
  )
}

export const CountryField = ({ draft, change }: FilterFieldProps) => {
  const { filters, discoverFilter: messages } = useMessages()
  const { compare, country } = useFormats()
  const codes = [...new Set([...regionCodes, draft.country])].filter(Boolean)
  const named = codes
    .map((code) => ({ value: code, label: code.split('|').map(country).join(', ') }))
    .toSorted((one, other) => compare(one.label, other.label))
  return (
    <NativeSelect
      label={messages.country}
      labelPlacement="above"
      choices={[{ value: '', label: filters.any }, ...named]}
      value={draft.country}
      onChange={(chosen) => change({ country: chosen })}
    />
  )
}

export const PeopleField = ({ draft, change }: FilterFieldProps) => {
  const messages = useMessages().discoverFilter
  const [query, setQuery] = useState('')
  const queries = useValue(useApp().provider.queries)
  const { data } = useQuery({ ...queries.searchPeople(query), enabled: query !== '' })
  const chosen = idsFrom(draft.people)
  return (
    <TagSearch
      legend={messages.people}
      label={messages.findPerson}
      chosen={chosen}
      names={usePersonNames(chosen)}
      found={data}
      onSearch={setQuery}
      onChange={(people) => change({ people: people.join(',') })}
    />
  )
}
