export interface Browser {
  readonly vendor: string
  readonly userAgent: string
  readonly maxTouchPoints: number
  /** Whether the app was started from the home screen, the Dock or its own window. */
  readonly isInstalled: boolean
}

export type StorageLifetime =
  | { readonly kind: 'until space runs low' }
  /** Seven days of use without a visit. An installed app, whose data is its own, is exempt. */
  | { readonly kind: 'a week'; readonly exempt: 'home screen' | 'dock' | null }

/** Safari's rule, which holds for all browsers on iOS. */
export const storageLifetime = ({ vendor, userAgent, maxTouchPoints, isInstalled }: Browser): StorageLifetime => {
  const isMac = userAgent.includes('Macintosh')
  const isMobile = /iPhone|iPad|iPod/.test(userAgent) || (isMac && maxTouchPoints > 1)
  const isApple = vendor.startsWith('Apple') && (isMac || isMobile)
  if (!isApple || isInstalled) return { kind: 'until space runs low' }
  if (isMobile) return { kind: 'a week', exempt: 'home screen' }
  const version = Number(/Version\/(\d+)/.exec(userAgent)?.[1] ?? 0)
  return { kind: 'a week', exempt: version >= 17 ? 'dock' : null }
}
