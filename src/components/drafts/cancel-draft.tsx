import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import type { FormDraft } from '#wiring/app/use-draft.ts'

interface CancelDraftProps {
  readonly draft: Pick<FormDraft<object>, 'drop'>
  readonly onCancel: () => void
  readonly children: ReactNode
}

/** Closes a form without its draft. */
export const CancelDraft = ({ draft, onCancel, children }: CancelDraftProps) => (
  <Button
    onClick={() => {
      draft.drop()
      onCancel()
    }}
  >
    {children}
  </Button>
)
