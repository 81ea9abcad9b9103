import { useState } from 'react'
import { useSectionMessages } from '#components/async/use-section-messages.ts'
import { css, cx } from '#styled/css'
import { Button } from '#ui/button.tsx'

const prose = css({ maxWidth: 'prose', overflowWrap: 'anywhere', whiteSpace: 'pre-line' })
const folded = css({ lineClamp: '4' })
const shortEnough = 280

/** A long note starts folded. */
export const FoldedText = ({ text }: { text: string }) => {
  const messages = useSectionMessages('diary')
  const [isOpen, setOpen] = useState(false)
  const isLong = text.length > shortEnough || text.split('\n').length > 4
  return (
    <div>
      <p className={cx(prose, isLong && !isOpen ? folded : '')} dir="auto">
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
