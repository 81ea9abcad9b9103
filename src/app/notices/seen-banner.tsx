import { createSeenListing } from '#commands/seen-listing.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { FootBanner } from './foot-banner.tsx'

interface SeenBannerProps {
  readonly count: number
  readonly onDismiss: () => void
}

/** What earlier releases left on no list is watched now. */
export const SeenBanner = ({ count, onDismiss }: SeenBannerProps) => {
  const { seenListed } = useMessages().ownData
  const { demo, toasts } = useCoreMessages()
  const { undo } = useLazy(createSeenListing)
  return (
    <FootBanner dismiss={demo.dismiss} onDismiss={onDismiss}>
      {seenListed({ count })}{' '}
      <button type="button" onClick={() => void undo()}>
        {toasts.undo}
      </button>
    </FootBanner>
  )
}
