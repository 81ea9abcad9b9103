import { X } from 'lucide-react'
import type { ShownToast } from '#stores/toasts.ts'
import { css } from '#styled/css'
import { toast } from '#styled/recipes'
import { Button, IconButton } from '#ui/button.tsx'
import { useApp } from '#wiring/use-app.ts'
import { useValue } from '#wiring/use-value.ts'

const looks = { plain: toast({ tone: 'plain' }), error: toast({ tone: 'error' }) }
const crosses = { plain: '', error: css({ color: 'danger.fg', _hover: { background: 'clear' } }) }

/** One message, above everything else on the page. */
export const Toast = ({ message }: { readonly message: ShownToast }) => {
  const { toasts, text } = useApp()
  const words = useValue(text).toasts
  const look = looks[message.tone]
  return (
    <div className={look.region}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only the clock listens here; the actions are buttons */}
      <div
        className={look.root}
        onPointerEnter={() => toasts.hold('hover')}
        onPointerLeave={() => toasts.release('hover')}
        onFocus={() => toasts.hold('focus')}
        onBlur={() => toasts.release('focus')}
      >
        <div className={look.words}>
          <p className={look.title}>{message.title}</p>
          <p className={look.description}>{message.description}</p>
        </div>
        <div className={look.actions}>
          {message.action ? (
            <Button look="link" onClick={message.action.run}>
              {message.action.label}
            </Button>
          ) : null}
          <IconButton
            className={crosses[message.tone]}
            label={words.close}
            icon={<X aria-hidden="true" />}
            onClick={() => toasts.dismiss(message.id)}
          />
        </div>
      </div>
    </div>
  )
}
