import { Link } from 'react-router-dom'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { flowsHref } from '#domain/flow-addresses.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { closeInspector, isInspectorOpen, openInspector } from '#wiring/inspection.ts'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const row = css({ display: 'flex', flexDirection: 'column', gap: '1.5' })
const link = css({ color: 'accent', display: 'inline-flex', alignItems: 'center', minHeight: '11', width: 'fit' })

export const Developers = () => {
  const app = useApp()
  const messages = useSectionMessages('settings').inspector
  const { note } = field()
  return (
    <Card title={messages.developers} note={messages.developersNote}>
      <div className={row}>
        <Link className={link} to={flowsHref()}>
          {messages.flows}
        </Link>
        <p className={note}>{messages.flowsHint}</p>
      </div>
      <div className={row}>
        <Switch
          label={messages.title}
          checked={useValue(isInspectorOpen)}
          onChange={(isOn) => (isOn ? void openInspector(app, messages) : closeInspector())}
        />
        <p className={note}>{messages.hint}</p>
      </div>
    </Card>
  )
}
