import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { Component, type ComponentType, type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { errorWords } from './error-words.ts'
import { renewFailed } from './screen.tsx'

interface Failure {
  readonly error: unknown
  readonly retry: () => void
}

interface CatchProps {
  /** When it changes, a failure is forgotten. */
  readonly address: string
  readonly onRetry: () => void
  readonly onError: (error: unknown) => void
  /** Called when the person turns away from what failed. */
  readonly onLeave: () => void
  readonly Failed: ComponentType<Failure>
  readonly children: ReactNode
}

interface CatchState {
  readonly address: string
  readonly caught: { readonly error: unknown } | null
}

class Catch extends Component<CatchProps, CatchState> {
  override state: CatchState = { address: this.props.address, caught: null }

  static getDerivedStateFromError(error: unknown) {
    return { caught: { error } }
  }

  // A `key` would do this too, but it would remount a list whenever a movie opens over it.
  static getDerivedStateFromProps({ address }: CatchProps, state: CatchState): CatchState | null {
    return address === state.address ? null : { address, caught: null }
  }

  override componentDidUpdate(before: CatchProps, { caught }: CatchState) {
    if (caught && before.address !== this.props.address) this.props.onLeave()
  }

  override componentWillUnmount() {
    if (this.state.caught) this.props.onLeave()
  }

  override componentDidCatch(error: unknown) {
    // Now, not with the retry: whatever shows these children next asks for their code again.
    renewFailed()
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

interface LoadBoundaryProps {
  /** Stands in their place until they have loaded: nothing unless it is given. */
  readonly loading?: ReactNode
  /** Identifies the content, by default the path: when it changes, a failure is forgotten. */
  readonly of?: string
  /** Stands in its place when it failed: a notice unless another is given. */
  readonly Failed?: ComponentType<Failure>
  readonly children: ReactNode
}

/** Suspends until its children have loaded, and offers Retry where they failed: never a blank page. */
export const LoadBoundary = ({ loading, of, Failed = FailedNotice, children }: LoadBoundaryProps) => {
  const { reportOnce, queryClient } = useApp()
  const { reset } = useQueryErrorResetBoundary()
  const { pathname } = useLocation()
  return (
    <Catch
      address={of ?? pathname}
      onRetry={reset}
      onError={reportOnce}
      onLeave={() =>
        queryClient.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' })
      }
      Failed={Failed}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </Catch>
  )
}

const Nothing = () => null

/** What can be missing: nothing stands in its place when it failed, and the next address asks for it again. */
export const Optional = (props: Omit<LoadBoundaryProps, 'Failed'>) => <LoadBoundary {...props} Failed={Nothing} />

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
  const text = useValue(useApp().text)
  const { title, hint, isKeyRefused } = errorWords(error, text)
  return (
    <Notice role="alert" icon={icon} title={failed ?? title} hint={failed ? title : hint}>
      <Button look="solid" onClick={retry}>
        {text.app.retry}
      </Button>
      {isKeyRefused ? (
        <ButtonLink look="link" to="/settings">
          {text.errors.checkKey}
        </ButtonLink>
      ) : null}
    </Notice>
  )
}
