import { type ComponentProps, Suspense } from 'react'
import { lazyComponent } from '../loading/lazy-component.tsx'

const Dialog = lazyComponent(() =>
  import('./add-to-collection-dialog.tsx').then((module) => module.AddToCollectionDialog),
)

/** The dialog, open: render it when the user asks for it. */
export const AddToCollection = (props: ComponentProps<typeof Dialog>) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
)
