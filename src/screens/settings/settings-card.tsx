import type { ComponentProps } from 'react'
import { Card } from '#ui/card.tsx'

/** A card of one of the sections. */
export const SettingsCard = (props: ComponentProps<typeof Card>) => <Card headingLevel={3} {...props} />
