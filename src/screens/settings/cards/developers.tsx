import { Link } from 'react-router-dom'
import { flowsHref } from '#domain/movie/flow-addresses.ts'
import { css } from '#styled/css'
import { field } from '#styled/recipes/field.js'
import { Switch } from '#ui/fields/switch.tsx'
import { useLazy } from '#wiring/app/use-lazy.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { inspector } from '#wiring/flows/inspection.ts'
import { SettingsCard } from '../settings-card.tsx'

const row = css({ stack: '1.5' })
const link = css({ color: 'accent', display: 'inline-flex', alignItems: 'center', minHeight: '11', width: 'fit' })

export const Developers = () => {
  const inspection = useLazy(inspector)
  const messages = useMessages().settings.inspector
  const { note } = field()
  return (
    <SettingsCard anchor="flows" title={messages.developers} note={messages.developersNote}>
      <div className={row}>
        <Link className={link} to={flowsHref()}>
          {messages.flows}
        </Link>
        <p className={note}>{messages.flowsHint}</p>
      </div>
      <div className={row}>
        <Switch
          label={messages.title}
          checked={useValue(inspection.isOpen)}
          onChange={(isOn) => (isOn ? void inspection.open() : inspection.close())}
        />
        <p className={note}>{messages.hint}</p>
      </div>
    </SettingsCard>
  )
}
