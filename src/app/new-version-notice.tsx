import { Suspense } from 'react'
import { lazyComponent } from '#components/lazy-component.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const NewVersionBanner = lazyComponent(() =>
  import('./new-version-banner.tsx').then((module) => module.NewVersionBanner),
)

export const NewVersionNotice = () =>
  useValue(useApp().newVersion) ? (
    <Suspense>
      <NewVersionBanner />
    </Suspense>
  ) : null
