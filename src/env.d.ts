interface ImportMetaEnv {
  /** Of package.json. */
  readonly APP_VERSION: string
  readonly VITE_TMDB_API_KEY?: string
  readonly VITE_TMDB_BASE_URL?: string
  readonly VITE_TMDB_IMAGE_URL?: string
}

interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/** Chromium only. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<unknown>
}

interface LaunchQueue {
  setConsumer(consumer: (launched: { readonly files: readonly FileSystemFileHandle[] }) => void): void
}

interface WindowEventMap {
  readonly beforeinstallprompt: BeforeInstallPromptEvent
}

interface TrustedTypePolicyFactory {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (input: string) => string },
  ): { readonly createScriptURL: (input: string) => string }
}

interface Window {
  /** Not in Firefox and Safari before 2026. */
  readonly trustedTypes?: TrustedTypePolicyFactory
  readonly launchQueue?: LaunchQueue
  readonly CloseWatcher?: new () => CloseWatcher
}

/** Chromium only. */
interface Navigator {
  readonly connection?: {
    readonly saveData?: boolean
    /** Megabits per second, at most 10. */
    readonly downlink?: number
  }
}
