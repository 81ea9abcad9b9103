import { Switch as Ark } from '@ark-ui/react/switch'
import { switchControl } from '#styled/recipes/switch-control.js'

interface SwitchProps {
  readonly label: string
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly describedBy?: string
}

export const Switch = ({ label, checked, onChange, describedBy }: SwitchProps) => {
  const styles = switchControl()
  return (
    <Ark.Root className={styles.root} checked={checked} onCheckedChange={(details) => onChange(details.checked)}>
      <Ark.Label className={styles.label}>{label}</Ark.Label>
      <Ark.Control className={styles.control}>
        <Ark.Thumb className={styles.thumb} />
      </Ark.Control>
      <Ark.HiddenInput aria-describedby={describedBy} />
    </Ark.Root>
  )
}
