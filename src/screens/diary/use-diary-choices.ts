import { useGenreName } from '#components/card/use-genre-name.ts'
import { useRatingText } from '#components/diary/use-rating-text.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import type { DiaryFiltersProps } from './diary-filters.tsx'

/** What narrows the diary, each with what can be chosen; tags, names and genres only where there are any. */
export const useDiaryChoices = ({ location: { parameter, change }, choices }: DiaryFiltersProps) => {
  const messages = useMessages().diary
  const { textOf } = useRatingText()
  const { lists } = useCoreMessages()
  const { compare } = useFormats()
  const genreName = useGenreName()
  const all = [
    { name: 'year', label: messages.year, all: messages.allYears, values: choices.years.map(String), textOf: String },
    {
      name: 'rating',
      label: messages.rating,
      all: messages.allRatings,
      values: choices.ratings.map(String),
      textOf: (rating: string) => textOf(Number(rating)),
    },
    { name: 'tag', label: messages.tag, all: messages.allTags, values: choices.tags.toSorted(compare), textOf: String },
    {
      name: 'with',
      label: messages.companions,
      all: messages.anyCompany,
      values: choices.companions.toSorted(compare),
      textOf: String,
    },
    {
      name: 'genre',
      label: lists.genre,
      all: lists.allGenres,
      values: choices.genres.toSorted((one, other) => compare(genreName(one), genreName(other))),
      textOf: genreName,
    },
  ]
  return all
    .map(({ values, ...choice }) => {
      const value = parameter(choice.name)
      return {
        ...choice,
        // An address may have one that no viewing has.
        values: value === '' || values.includes(value) ? values : [value, ...values],
        value,
        onChange: (chosen: string) => change({ [choice.name]: chosen }),
      }
    })
    .filter(({ name, values }) => values.length > 0 || name === 'year' || name === 'rating')
}
