import { noisyPng } from './png.ts'

interface PictureKind {
  readonly sizes: readonly string[]
  readonly heightPerWidth: number
  readonly originalWidth: number
}

// The only sizes that TMDB has: any other answers 404, so that a wrong `src` is noticed.
const poster: PictureKind = {
  sizes: ['w92', 'w154', 'w185', 'w342', 'w500', 'w780', 'original'],
  heightPerWidth: 1.5,
  originalWidth: 1000,
}
const backdrop: PictureKind = {
  sizes: ['w300', 'w780', 'w1280', 'original'],
  heightPerWidth: 9 / 16,
  originalWidth: 1920,
}
const profile: PictureKind = { sizes: ['w45', 'w185', 'h632', 'original'], heightPerWidth: 1.5, originalWidth: 600 }
const logo: PictureKind = {
  sizes: ['w45', 'w92', 'w154', 'w185', 'original'],
  heightPerWidth: 1,
  originalWidth: 300,
}

const kindOf = (name: string): PictureKind => {
  if (name.startsWith('pperson-')) return profile
  if (name.startsWith('pprovider-')) return logo
  return name.endsWith('-wide') ? backdrop : poster
}

const widthOf = (size: string, kind: PictureKind): number => {
  if (size === 'original') return kind.originalWidth
  const pixels = Number(size.slice(1))
  return size.startsWith('h') ? Math.round(pixels / kind.heightPerWidth) : pixels
}

const drawn = new Map<string, Buffer>()

/** `/matinee-155.svg` in a body as `/p155.png`, which is requested from the image host. */
export const withPhotographs = (body: string): string => body.replace(/\/matinee-([\w-]+)\.svg/g, '/p$1.png')

/** The PNG at `/t/p/{size}/p{id}.png`; null when there is no such picture or no such size of it. */
export const pictureAt = (path: string): Buffer | null => {
  const [, size = '', name = ''] = /^\/t\/p\/(\w+)\/(p[\w-]+)\.png$/.exec(path) ?? []
  const kind = kindOf(name)
  if (!kind.sizes.includes(size)) return null
  const width = widthOf(size, kind)
  const seed = Number(/\d+/.exec(name)?.[0] ?? 0)
  const picture = drawn.get(path) ?? noisyPng(width, Math.round(width * kind.heightPerWidth), seed)
  drawn.set(path, picture)
  return picture
}
