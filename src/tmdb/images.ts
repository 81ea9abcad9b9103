const widths = {
  poster: { w92: 92, w154: 154, w185: 185, w342: 342, w500: 500, w780: 780 },
  backdrop: { w300: 300, w780: 780, w1280: 1280 },
  // h632 is a height; portraits are 2:3.
  profile: { w45: 45, w185: 185, h632: 421 },
  logo: { w45: 45, w92: 92, w154: 154, w185: 185 },
} as const satisfies Record<string, Readonly<Record<string, number>>>

export type ImageKind = keyof typeof widths
export type ImageSize<Kind extends ImageKind> = keyof (typeof widths)[Kind] | 'original'

export interface Images {
  /** Undefined without a path, and for pictures that the app draws. */
  src<Kind extends ImageKind>(kind: Kind, path: string | null, size: ImageSize<Kind>): string | undefined
  srcSet(kind: ImageKind, path: string | null): string | undefined
}

export const defaultImageBase = 'https://image.tmdb.org/t/p'

/** Pictures of the demo catalog, which must not be requested. */
export const isDrawn = (path: string | null): boolean => path !== null && /^\/matinee-[\w-]+\.svg$/.test(path)

/** `largestPoster` is the width up to which posters are offered. */
export const createImages = (imageBase: string = defaultImageBase, largestPoster?: string): Images => {
  const base = imageBase.replace(/\/+$/, '')
  const isOnHost = (path: string | null): path is string => path !== null && !isDrawn(path)
  return {
    src: (_kind, path, size) => (isOnHost(path) ? `${base}/${String(size)}${path}` : undefined),
    srcSet: (kind, path) =>
      isOnHost(path)
        ? Object.entries(widths[kind])
            .filter(([, width]) => kind !== 'poster' || width <= Number(largestPoster ?? Infinity))
            .map(([size, width]) => `${base}/${size}${path} ${width}w`)
            .join(', ')
        : undefined,
  }
}
