import type { FriendColor } from '#domain/records/friends.ts'
import { css } from '#styled/css'
import { genreVariable } from '../pictures/genre-color.ts'

const dot = css({ display: 'inline-block', flexShrink: '0', boxSize: '3', borderRadius: 'full' })

/** Of each color, a genre that has it. */
const genres: Readonly<Record<FriendColor, string>> = {
  blue: 'Drama',
  orange: 'Western',
  green: 'Family',
  purple: 'Fantasy',
  red: 'Crime',
  teal: 'TV Movie',
}

export const FriendDot = ({ color }: { color: FriendColor }) => (
  <span className={dot} style={{ background: `var(${genreVariable(genres[color])})` }} aria-hidden="true" />
)
