import { Search } from 'lucide-react'
import { useGenreName } from '#components/card/use-genre-name.ts'
import { genreColor } from '#components/pictures/genre-color.ts'
import { genreNames } from '#domain/movie/genres.ts'
import { css } from '#styled/css'
import { Notice } from '#ui/notice.tsx'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'

const instead = css({ color: 'fg.muted', textStyle: 'label', marginTop: '4', flexBasis: 'full' })
const genres = css({ wrap: '2', maxWidth: 'form' })
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '11',
  paddingInline: '4',
  borderRadius: 'full',
  textStyle: 'label',
  color: 'on-scrim',
  background: 'var(--genre)',
  cursor: 'pointer',
  _hover: { filter: 'lit' },
})

export const SearchHint = ({ onGenre }: { onGenre: (id: number) => void }) => {
  const messages = useCoreMessages().discover
  const nameOf = useGenreName()
  return (
    <Notice icon={<Search aria-hidden="true" />} title={messages.searchHint} hint={messages.searchHintMore}>
      <p className={instead}>{messages.genresInstead}</p>
      <ul className={genres}>
        {Object.entries(genreNames).map(([id, name]) => (
          <li key={id}>
            <button type="button" className={chip} style={genreColor(name)} onClick={() => onGenre(Number(id))}>
              {nameOf(name)}
            </button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
