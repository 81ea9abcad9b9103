import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { errorMessages } from './error-messages.ts'
import { MissingCodeError } from './lazy-component.tsx'
import { useRetry } from './use-retry.ts'

interface Failure {
  readonly error: unknown
  readonly retry: () => void
}

interface ErrorBoundaryProps {
  /** When it changes, a failure is forgotten. */
  readonly address: string
  readonly onRetry: () => void
  readonly onError: (error: unknown) => void
  /** Called when the person turns away from what failed. */
  readonly onLeave: () => void
  readonly Failed: ComponentType<Failure>
  readonly children: ReactNode
}

interface ErrorBoundaryState {
  readonly address: string
  readonly caught: { readonly error: unknown } | null
}

class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { address: this.props.address, caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  // A `key` would do this too, but it would remount a list whenever a movie opens over it.
  static getDerivedStateFromProps(
    { address }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return address === state.address ? null : { address, caught: null }
  }

  override componentDidUpdate(before: ErrorBoundaryProps, { caught }: ErrorBoundaryState) {
    if (caught && before.address !== this.props.address) this.props.onLeave()
  }

  override componentWillUnmount() {
    if (this.state.caught) this.props.onLeave()
  }

  override componentDidCatch(error: unknown) {
    // Now, not with the retry: whatever shows these children next asks for their code again.
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
    return <this.props.Failed {...caught} retry={retry} />
  }
}

interface AsyncBoundaryProps {
  /** Stands in their place until they have loaded: nothing unless it is given. */
  readonly loading?: ReactNode
  /** Identifies the content, by default the path: when it changes, a failure is forgotten. */
  readonly of?: string
  /** Stands in its place when it failed: a notice unless another is given. */
  readonly Failed?: ComponentType<Failure>
  readonly children: ReactNode
}

/** Suspends until its children have loaded, and offers Retry where they failed: never a blank page. */
export const AsyncBoundary = ({ loading, of, Failed = FailedNotice, children }: AsyncBoundaryProps) => {
  const { reportOnce, queryClient } = useApp()
  const { reset } = useQueryErrorResetBoundary()
  const { pathname } = useLocation()
  return (
    <ErrorBoundary
      address={of ?? pathname}
      onRetry={reset}
      onError={reportOnce}
      onLeave={() =>
        queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })
      }
      Failed={Failed}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  )
}

interface FailedNoticeProps extends Failure {
  /** Replaces the warning sign. */
  readonly icon?: ReactNode
  /** Says what failed, as the title; the error then becomes the hint. */
  readonly failed?: string
}

/** A notice of what failed, with Retry; a refused key adds a link to Settings. */
export const FailedNotice = ({
  error,
  retry,
  icon = <TriangleAlert aria-hidden="true" />,
  failed,
}: FailedNoticeProps) => {
  const messages = useMessages()
  const { title, hint, isKeyRefused } = errorMessages(error, messages)
  return (
    <Notice role="alert" icon={icon} title={failed ?? title} hint={failed ? title : hint}>
      <Button variant="solid" onClick={useRetry(error, retry)}>
        {messages.app.retry}
      </Button>
      {isKeyRefused ? (
        <ButtonLink variant="link" to="/settings">
          {messages.errors.checkKey}
        </ButtonLink>
      ) : null}
    </Notice>
  )
}
