import { flows } from 'virtual:flows'
import { useSearchParams } from 'react-router-dom'
import { Page } from '#components/async/page.tsx'
import { flowsMessages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { Flow } from './flow.tsx'
import { Gallery } from './gallery.tsx'
import { liveFlows } from './live-flows.tsx'

const start = css({ alignSelf: 'flex-start' })

export const FlowsScreen = () => {
  const messages = flowsMessages
  const live = useLazy(liveFlows)
  const [parameters] = useSearchParams()
  const flow = flows.find(({ name }) => name === parameters.get('flow'))
  return (
    <div lang="en-US">
      {flow ? (
        <Flow key={flow.name} flow={flow} />
      ) : (
        <Page heading={messages.heading} subtitle={messages.subtitle}>
          <Button className={start} onClick={live.show}>
            {messages.watch}
          </Button>
          <Gallery />
        </Page>
      )}
    </div>
  )
}
