import { css } from '#styled/css'
import { genreColor } from '../pictures/genre-color.ts'
import { useGenreName } from './use-genre-name.ts'

const badge = css({
  display: 'inline-block',
  paddingInline: '1',
  paddingBlock: '1',
  borderRadius: 'chip',
  textStyle: 'badge',
  color: 'on-scrim',
  background: 'var(--genre)',
  overflowWrap: 'break-word',
  _print: { color: 'fg', background: 'clear' },
})

/** `genre` is its English name or the provider's own. */
export const GenreBadge = ({ genre }: { genre: string }) => (
  <span className={badge} data-genre style={genreColor(genre)}>
    {useGenreName()(genre)}
  </span>
)
