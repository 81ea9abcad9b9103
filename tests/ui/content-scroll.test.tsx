import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from '#ui/dialog.tsx'

const contents = ['Alien', 'Heat'] as const

const TwoContents = () => {
  const [content, setContent] = useState<string>('Alien')
  return (
    <Dialog open onClose={() => {}} label="A movie" contentKey={content}>
      {contents.map((name) => (
        <button key={name} type="button" onClick={() => setContent(name)}>
          {name}
        </button>
      ))}
    </Dialog>
  )
}

describe('a dialog with several contents', () => {
  it('restores the scroll position of one that was left before its scroll event', async () => {
    const user = userEvent.setup()
    render(<TwoContents />)
    const scroller = (await screen.findByRole('dialog')).parentElement
    if (!scroller) throw new Error('The dialog is not in a scroller.')
    scroller.scrollTop = 900
    await user.click(screen.getByRole('button', { name: 'Heat' }))
    expect(scroller.scrollTop).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Alien' }))
    expect(scroller.scrollTop).toBe(900)
  })
})
