import { useSignals } from '@preact/signals-react/runtime'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { TriangleAlert, WifiOff } from 'lucide-react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { settingsHref } from '#domain/movie/addresses.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { MissingCodeError } from '#wiring/app/loadable.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { errorMessages, isUnreachable } from './error-messages.ts'
import { useRetry, useRetryOnline } from './use-retry.ts'

interface Failure {
  readonly error: unknown
  readonly retry: () => void
}

interface ErrorBoundaryProps {
  /** A change clears the error. */
  readonly resetKey: string
  readonly onRetry: () => void
  readonly onError: (error: unknown) => void
  /** Called when the user leaves the failed page. */
  readonly onLeave: () => void
  readonly Fallback: ComponentType<Failure>
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly resetKey: string
  readonly caught: { readonly error: unknown } | null
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey, caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  // A `key` would remount a list whenever a movie opens over it.
  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { resetKey, caught: null }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { caught }: ErrorBoundaryState) {
    if (caught && before.resetKey !== this.props.resetKey) this.props.onLeave()
  }

  override componentWillUnmount() {
    if (this.state.caught) this.props.onLeave()
  }

  override componentDidCatch(error: unknown) {
    // Now, not on Retry: another component may import the same code first.
    if (error instanceof MissingCodeError) error.forget()
    this.props.onError(error)
  }

  override render() {
    const { caught } = this.state
    if (!caught) return this.props.children
    const retry = () => {
      this.props.onRetry()
      this.setState({ caught: null })
    }
    return <this.props.Fallback {...caught} retry={retry} />
  }
}

interface AsyncBoundaryProps {
  readonly loading?: ReactNode
  /** Identifies the content, by default the path. A change clears the error. */
  readonly resetKey?: string
  readonly ErrorFallback?: ComponentType<Failure>
  readonly children: ReactNode
}

/** Suspends until its children have loaded; offers Retry when they failed. */
export const AsyncBoundary = ({ loading, resetKey, ErrorFallback = FailedNotice, children }: AsyncBoundaryProps) => {
  const { platform, provider } = useApp()
  const { reset } = useQueryErrorResetBoundary()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      resetKey={resetKey ?? pathname}
      onRetry={reset}
      onError={platform.reportOnce}
      onLeave={() =>
        provider.queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })
      }
      Fallback={ErrorFallback}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** An `ErrorFallback` for parts that a page can do without. */
export const Nothing = () => null

interface FailedNoticeProps extends Failure {
  readonly icon?: ReactNode
  /** The title; the error then becomes the hint. */
  readonly failed?: string
  /** For all that a dialog shows. */
  readonly headingLevel?: 2 | undefined
}

export const FailedNotice = ({
  error,
  retry,
  icon = <TriangleAlert aria-hidden="true" />,
  failed,
  headingLevel,
}: FailedNoticeProps) => {
  useSignals()
  const messages = useCoreMessages()
  const isOffline = useApp().provider.isOffline.value
  const onRetry = useRetry(error, retry)
  useRetryOnline(retry)
  if (isOffline && isUnreachable(error)) {
    const { title, hint } = messages.offline
    return (
      <Notice
        role="status"
        headingLevel={headingLevel}
        icon={<WifiOff aria-hidden="true" />}
        title={title}
        hint={error instanceof MissingCodeError ? undefined : hint}
      >
        <Button onClick={onRetry}>{messages.app.retry}</Button>
      </Notice>
    )
  }
  const { title, hint, isKeyRefused } = errorMessages(error, messages)
  return (
    <Notice
      role="alert"
      headingLevel={headingLevel}
      icon={icon}
      title={failed ?? title}
      hint={failed ? (hint ?? title) : hint}
    >
      <Button variant="solid" onClick={onRetry}>
        {messages.app.retry}
      </Button>
      {isKeyRefused ? (
        <ButtonLink variant="link" to={settingsHref('provider')}>
          {messages.errors.checkKey}
        </ButtonLink>
      ) : null}
    </Notice>
  )
}
