import { createSettingsCommands } from '#commands/settings.ts'
import { AgeSelect } from '#components/conditions/age-select.tsx'
import { KeywordSearch } from '#components/conditions/tag-search.tsx'
import { GenreToggles } from '#components/filters/genre-toggles.tsx'
import { genreChoiceFrom, genreChoiceText } from '#domain/movie/genre-choice.ts'
import { genreIdOf, genreNames } from '#domain/movie/genres.ts'
import type { NeverShow as Choice } from '#domain/records/library.ts'
import { css } from '#styled/css'
import { quietText } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const stack = css({ stack: '3' })

const nothing: Choice = { genres: [] }

/** Of what nothing is suggested. The demo catalog has no keywords and age ratings. */
export const NeverShow = () => {
  const { settings, provider, lazy } = useApp()
  const messages = useMessages().hidden
  const isDemo = useValue(provider.isDemo)
  const region = useValue(settings.region)
  const { neverShow = nothing } = useValue(settings.current)
  const { age, ...others } = neverShow
  const change = (value: Choice) => lazy.get(createSettingsCommands).change({ field: 'neverShow', value })
  const genres = neverShow.genres.flatMap((id) => genreNames[id] ?? [])
  return (
    <div className={stack}>
      <GenreToggles
        unwanted={messages.genres}
        genres={Object.values(genreNames)}
        genre={genreChoiceText({ genres, mode: 'any' })}
        onChange={(genre) =>
          change({ ...neverShow, genres: genreChoiceFrom(genre).genres.flatMap((name) => genreIdOf(name) ?? []) })
        }
      />
      <p className={quietText}>{messages.genresHint}</p>
      {isDemo ? null : (
        <>
          <KeywordSearch
            legend={messages.keywords}
            chosen={neverShow.keywords ?? []}
            onChange={(keywords) => change({ ...neverShow, keywords })}
          />
          <AgeSelect
            value={age?.rating ?? ''}
            onChange={(rating) => change(rating ? { ...others, age: { country: region, rating } } : others)}
          />
          <p className={quietText}>{messages.notEverywhere}</p>
        </>
      )}
    </div>
  )
}
