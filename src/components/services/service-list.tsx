import { useSuspenseQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { type StreamingService, serviceGroups, toggleService } from '#domain/availability/streaming-services.ts'
import { css } from '#styled/css'
import { visuallyHidden } from '#ui/visually-hidden.ts'
import { useApp } from '#wiring/app/use-app.ts'
import { useCoreMessages } from '#wiring/app/use-core-messages.ts'
import { useFormats } from '#wiring/app/use-formats.ts'
import { useValue } from '#wiring/app/use-value.ts'
import { serviceElsewhere, serviceListQuery } from '#wiring/movies/service-list.ts'
import { ServiceLogo } from '../pictures/service-logo.tsx'

const group = css({ minWidth: '0' })
const heading = css({
  paddingInline: '2',
  paddingTop: '4',
  paddingBottom: '1',
  textStyle: 'note',
  fontWeight: 'semibold',
  color: 'fg.muted',
})
const row = css({
  position: 'relative',
  row: '3',
  minHeight: '11',
  paddingInline: '2',
  borderRadius: 'chip',
  fontSize: 'sm',
  cursor: 'pointer',
  _hover: { background: 'raised' },
  '&:has(:focus-visible)': { layerStyle: 'ring', outlineOffset: '-0.5' },
})
const name = css({ minWidth: '0', overflowWrap: 'anywhere' })
const checkmark = css({
  display: 'grid',
  placeItems: 'center',
  flexShrink: '0',
  width: '5',
  height: '5',
  marginInlineStart: 'auto',
  borderRadius: 'chip',
  borderWidth: 'thin',
  borderColor: 'control',
  color: 'accent.fg',
  '& svg': { width: '4', height: '4', strokeWidth: 'check' },
  'input:checked ~ &': { background: 'accent.fill', borderColor: 'accent' },
})
const none = css({ padding: '4', color: 'fg.muted' })

export interface ServiceSelection {
  /** TMDB ids. */
  readonly chosen: readonly number[]
  readonly onChange: (chosen: readonly number[]) => void
}

interface ServiceListProps extends ServiceSelection {
  readonly search: string
  /** Apart from the others, before them. */
  readonly first: readonly number[]
}

export const ServiceList = ({ search, first, chosen, onChange }: ServiceListProps) => {
  const app = useApp()
  const { servicePicker: messages, settingNames } = useCoreMessages()
  const { country } = useFormats()
  const region = useValue(app.settings.region)
  const { data } = useSuspenseQuery(serviceListQuery(app, useValue(app.provider.queries)))
  const groups = serviceGroups(data, search, first)
  // One that is let go stays in its place, as the others do.
  const [chosenBefore] = useState(chosen)
  const elsewhere = [...new Set([...chosenBefore, ...chosen])]
    .filter((id) => !data.some((service) => service.id === id))
    .map((id) => serviceElsewhere(app, id, messages.unknown))
  const toggle = (id: number) => onChange(toggleService(chosen, id))

  const matching =
    groups.kind === 'found'
      ? [{ title: messages.found, services: groups.found }]
      : [
          { title: messages.notIn({ region: country(region) }), services: elsewhere },
          { title: settingNames.services, services: groups.first },
          { title: messages.popular({ region: country(region) }), services: groups.popular },
          { title: messages.more, services: groups.more },
        ]
  const filled = matching.filter(({ services }) => services.length > 0)
  if (filled.length === 0) {
    return (
      <p className={none} role="status">
        {messages.none}
      </p>
    )
  }
  return filled.map(({ title, services }) => (
    <Group key={title} title={title} services={services} chosen={chosen} onToggle={toggle} />
  ))
}

interface GroupProps {
  readonly title: string
  readonly services: readonly StreamingService[]
  readonly chosen: readonly number[]
  readonly onToggle: (id: number) => void
}

const Group = ({ title, services, chosen, onToggle }: GroupProps) => {
  return (
    <fieldset className={group}>
      <legend className={heading}>{title}</legend>
      {services.map((service) => {
        const isChosen = chosen.includes(service.id)
        return (
          <label key={service.id} className={row}>
            <input
              type="checkbox"
              className={visuallyHidden}
              checked={isChosen}
              onChange={() => onToggle(service.id)}
            />
            <ServiceLogo service={service} />
            <span className={name}>{service.name}</span>
            <span className={checkmark} aria-hidden="true">
              {isChosen ? <Check /> : null}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
