import { settingsHref } from '#domain/movie/addresses.ts'
import { css } from '#styled/css'
import { ButtonLink } from '#ui/button.tsx'
import { quiet } from '#ui/texts.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useMessages } from '#wiring/app/use-messages.ts'
import { useValue } from '#wiring/app/use-value.ts'

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', fontSize: 'sm' })

/** Leads to the user's services, while none is chosen in their region. */
export const ChooseServices = () => {
  const messages = useMessages().services
  const hasChosen = useValue(useApp().settings.myServices).length > 0
  if (hasChosen) return null
  return (
    <p className={line}>
      <span className={quiet}>{messages.noneChosen}</span>
      <ButtonLink variant="link" to={settingsHref('services')}>
        {messages.choose}
      </ButtonLink>
    </p>
  )
}
