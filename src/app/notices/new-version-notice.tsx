import { Suspense } from 'react'
import { lazyComponent } from '#components/async/lazy-component.tsx'
import { useApp } from '#wiring/app/use-app.ts'
import { useValue } from '#wiring/app/use-value.ts'

const NewVersionBanner = lazyComponent(() =>
  import('./new-version-banner.tsx').then((module) => module.NewVersionBanner),
)

export const NewVersionNotice = () =>
  useValue(useApp().view.newVersion) ? (
    <Suspense>
      <NewVersionBanner />
    </Suspense>
  ) : null
