import { flows } from 'virtual:flows'
import { useSearchParams } from 'react-router-dom'
import { Page } from '#components/page.tsx'
import { Button } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'
import { Flow } from './flow.tsx'
import { Gallery } from './gallery.tsx'
import { openLivePanel } from './open-live-panel.tsx'

/** Every flow of the app as a chart: all of them, or the one that the address names. */
export const FlowsScreen = () => {
  const app = useApp()
  const words = useValue(app.text).flows
  const [parameters] = useSearchParams()
  const flow = flows.find(({ name }) => name === parameters.get('flow'))
  if (flow) return <Flow key={flow.name} flow={flow} />
  return (
    <Page
      heading={words.heading}
      subtitle={words.subtitle}
      aside={<Button onClick={() => openLivePanel(app)}>{words.watch}</Button>}
    >
      <Gallery />
    </Page>
  )
}
