import { useState } from 'react'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'
import { useMessages } from '#wiring/app/use-messages.ts'

const prose = css({ maxWidth: 'prose', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const folded = css({ lineClamp: '4' })
const shortEnough = 280

interface FoldedTextProps {
  readonly text: string
  readonly lang?: string
  /** What is shorter is not folded. */
  readonly least?: number
  readonly className?: string
}

/** A long text starts folded. */
export const FoldedText = ({ text, lang, least = shortEnough, className = folded }: FoldedTextProps) => {
  const messages = useMessages().diary
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > least || text.split('\n').length > 4
  return (
    <div>
      <p className={cx(prose, isLong && !isOpen ? className : '')} dir="auto" lang={lang}>
        {text}
      </p>
      {isLong ? (
        <Button variant="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? messages.less : messages.more}
        </Button>
      ) : null}
    </div>
  )
}
