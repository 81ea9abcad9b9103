import { flows } from 'virtual:flows'
import { useSearchParams } from 'react-router-dom'
import { Page } from '#components/loading/page.tsx'
import { flowsMessages as messages } from '#i18n/flows.ts'
import { css } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { quietNote } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { visitText } from '#wiring/inspect/live-flows.ts'
import { Flow } from './flow.tsx'
import { Gallery } from './gallery.tsx'
import { liveFlows } from './live-flows.tsx'

const buttons = css({ row: '3', flexWrap: 'wrap' })

export const FlowsScreen = () => {
  const { files, view, platform } = useApp()
  const live = useLazy(liveFlows)
  const [parameters] = useSearchParams()
  const flow = flows.find(({ name }) => name === parameters.get('flow'))
  return (
    <div lang="en-US">
      {flow ? (
        <Flow key={flow.name} flow={flow} />
      ) : (
        <Page heading={messages.heading} subtitle={messages.subtitle}>
          <div className={buttons}>
            <Button onClick={live.show}>{messages.watch}</Button>
            <Button
              onClick={() => files.downloadFile('matinee-visit.json', visitText(view.flows, platform.buildVersion))}
            >
              {messages.download}
            </Button>
            <p className={quietNote}>{messages.downloadNote}</p>
          </div>
          <Gallery />
        </Page>
      )}
    </div>
  )
}
