import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { frame } from '#tests/support/until.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** The open layers that Back closes, topmost last. */
const watchers: { onclose: (() => void) | null; destroy: () => void }[] = []

beforeEach(() => {
  fakeBrowserParts()
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose: (() => void) | null = null
      constructor() {
        watchers.push(this)
      }
      destroy() {
        watchers.splice(watchers.indexOf(this), 1)
      }
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const goBack = () => watchers.at(-1)?.onclose?.()

describe("Android's Back", () => {
  it.each([
    [
      'a dialog',
      (onClose: () => void) => (
        <Dialog open onClose={onClose} label="The layer">
          Words
        </Dialog>
      ),
    ],
    [
      'a sheet',
      (onClose: () => void) => (
        <Sheet onClose={onClose} label="The layer">
          Words
        </Sheet>
      ),
    ],
  ])('closes %s that has no URL', async (_, layer) => {
    const onClose = vi.fn()
    const { unmount } = render(layer(onClose))
    expect(screen.getByRole('dialog', { name: 'The layer' })).toBeInTheDocument()
    goBack()
    expect(onClose).toHaveBeenCalledOnce()
    // Ark registers the layer one frame later.
    await frame()
    unmount()
    expect(watchers).toEqual([])
  })

  it('is left to the browser while a dialog is closed or has a URL', () => {
    render(
      <Dialog open={false} onClose={() => {}} label="Closed">
        Words
      </Dialog>,
    )
    render(
      <Dialog open hasAddress onClose={() => {}} label="A movie">
        Words
      </Dialog>,
    )
    expect(watchers).toEqual([])
  })
})
