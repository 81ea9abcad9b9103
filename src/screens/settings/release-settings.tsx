import { ChevronRight } from 'lucide-react'
import { useSectionMessages } from '#components/use-section-messages.ts'
import { sectionPaths } from '#domain/addresses.ts'
import { kindsIn, releaseKinds } from '#domain/release-kinds.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useMessages } from '#wiring/use-messages.ts'
import { useValue } from '#wiring/use-value.ts'

const choices = css({ display: 'flex', flexDirection: 'column', gap: '3' })
const end = css({ display: 'flex', justifyContent: 'flex-end' })

export const ReleaseSettings = () => {
  const { commands, settings } = useApp()
  const messages = useSectionMessages('releases')
  const title = useMessages().toasts.settingsSaved.fields.releaseKinds
  const chosen = kindsIn(useValue(settings.current))
  return (
    <Card title={title} note={messages.hint}>
      <div className={choices}>
        {releaseKinds.map((kind) => (
          <Switch
            key={kind}
            label={messages.kinds[kind]}
            checked={chosen.includes(kind)}
            onChange={(isOn) => {
              const value = releaseKinds.filter((each) => (each === kind ? isOn : chosen.includes(each)))
              commands.settings.change({ field: 'releaseKinds', value })
            }}
          />
        ))}
      </div>
      <div className={end}>
        <ButtonLink variant="link" to={sectionPaths.releases.list}>
          {title}
          <ChevronRight aria-hidden="true" />
        </ButtonLink>
      </div>
    </Card>
  )
}
