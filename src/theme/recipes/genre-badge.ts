import { defineRecipe } from '@pandacss/dev'

const genre = {
  action: { background: 'genre.action' },
  adventure: { background: 'genre.adventure' },
  animation: { background: 'genre.animation' },
  comedy: { background: 'genre.comedy' },
  crime: { background: 'genre.crime' },
  documentary: { background: 'genre.documentary' },
  drama: { background: 'genre.drama' },
  family: { background: 'genre.family' },
  fantasy: { background: 'genre.fantasy' },
  history: { background: 'genre.history' },
  horror: { background: 'genre.horror' },
  music: { background: 'genre.music' },
  mystery: { background: 'genre.mystery' },
  romance: { background: 'genre.romance' },
  'science-fiction': { background: 'genre.science-fiction' },
  'tv-movie': { background: 'genre.tv-movie' },
  thriller: { background: 'genre.thriller' },
  war: { background: 'genre.war' },
  western: { background: 'genre.western' },
  other: { background: 'genre.other' },
} as const

/** A genre's coloured label; its hue is chosen at run time, so every variant is generated. */
export const genreBadge = defineRecipe({
  className: 'genre-badge',
  base: {
    display: 'inline-block',
    paddingInline: '1.5',
    paddingBlock: '1',
    borderRadius: 'chip',
    textStyle: 'badge',
    color: 'on-scrim',
    whiteSpace: 'nowrap',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  variants: { genre },
  defaultVariants: { genre: 'other' },
  staticCss: ['*'],
})
