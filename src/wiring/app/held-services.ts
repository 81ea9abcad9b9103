import type { ReadonlySignal } from '@preact/signals-core'
import type { MovieId } from '#domain/movie/movie.ts'
import type { SettingsMessages } from '#i18n/messages/settings.ts'

export type MovieLoadingState = 'looking' | 'loading' | 'waiting' | 'paused' | 'failed' | 'complete'

/** Asks about the person's own movies. */
export interface OwnMovieLoading {
  readonly state: ReadonlySignal<MovieLoadingState>
  /** Asks about these before all others. Returns what ends it. */
  readonly show: (movies: readonly MovieId[]) => () => void
  readonly resume: () => void
}

/** Shows the running flows in Stately's inspector. */
export interface Inspector {
  readonly isOpen: ReadonlySignal<boolean>
  readonly open: (messages: SettingsMessages['inspector']) => Promise<void>
  readonly close: () => void
}
