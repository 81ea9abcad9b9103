interface ImportMetaEnv {
  readonly VITE_TMDB_API_KEY?: string
  readonly VITE_TMDB_BASE_URL?: string
  readonly VITE_TMDB_IMAGE_URL?: string
}

interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

interface Window {
  readonly CloseWatcher?: new () => CloseWatcher
}
