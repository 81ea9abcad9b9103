import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeBrowserParts } from '#tests/support/browser-parts.ts'
import { frame, until } from '#tests/support/until.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LayersProvider } from '#ui/hooks/use-layer.ts'
import { Menu } from '#ui/menu.tsx'
import { Popover } from '#ui/popover.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** The open layers that Back closes, topmost last. */
const watchers: { onclose: (() => void) | null; destroy: () => void }[] = []

const browseOn = (platform: string) =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 (${platform})`)

beforeEach(() => {
  fakeBrowserParts()
  browseOn('Linux; Android 10; K')
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
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

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
    [
      'a popover',
      (onClose: () => void) => (
        <Popover trigger="button" onClose={onClose} label="The layer">
          Words
        </Popover>
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

  it('closes a menu', async () => {
    const item = { id: 'item', label: 'Item', icon: null, onChoose: () => {} }
    render(
      <Menu items={[item]} placement="bottom-start">
        {(trigger) => (
          <button type="button" {...trigger}>
            More
          </button>
        )}
      </Menu>,
    )
    expect(watchers).toEqual([])
    await userEvent.setup().click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getByRole('menuitem', { name: 'Item' })).toBeInTheDocument()
    goBack()
    await until(() => screen.queryByRole('menuitem') === null)
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

  it('is no close request on other platforms, where layers have entries of the history', () => {
    browseOn('X11; Linux x86_64')
    const leave = vi.fn()
    const open = vi.fn((_close: () => void) => leave)
    const onClose = vi.fn()
    const { unmount } = render(
      <LayersProvider value={open}>
        <Sheet onClose={onClose} label="The layer">
          Words
        </Sheet>
      </LayersProvider>,
    )
    expect([watchers.length, open.mock.calls.length]).toEqual([0, 1])
    open.mock.calls[0]?.[0]()
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    expect(leave).toHaveBeenCalledOnce()
  })
})
