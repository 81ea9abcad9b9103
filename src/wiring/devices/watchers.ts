import { effect, untracked } from '@preact/signals-react'
import { importLists } from '#domain/backup/import-lists.ts'
import type { SyncEvent } from '#machines/sync/sync-setup.ts'
import type { App } from '../app/app.ts'
import type { SharedFolder } from './shared-folder.ts'

type Send = (event: SyncEvent) => void

/** One round at a time over all tabs. The turn ends with the last step, even where the tab gave it up. */
export const holdTurn =
  ({ platform }: App, { access, settled }: SharedFolder) =>
  (send: Send) => {
    const given = new AbortController()
    const turn = async () => {
      send({ type: 'turn came' })
      await new Promise((resolve) => given.signal.addEventListener('abort', resolve))
      await settled()
    }
    access()
      .then(({ locks }) => locks.request('matinee-folder', { signal: given.signal }, turn))
      .catch((error) => {
        // It was given up while it waited.
        if (given.signal.aborted) return
        platform.reportOnce(error)
        send({ type: 'turn failed' })
      })
    return () => given.abort()
  }

/** When the page is seen, and when no longer: at the start only where it is not. */
export const watchPage =
  ({ platform }: App) =>
  (send: Send) => {
    let isSeen = !platform.isHidden()
    if (!isSeen) send({ type: 'page hidden' })
    const ends = [
      platform.onHide(() => {
        isSeen = false
        send({ type: 'page hidden' })
      }),
      platform.onShow(() => {
        if (!isSeen) send({ type: 'page shown' })
        isSeen = true
      }),
    ]
    return () => {
      for (const end of ends) end()
    }
  }

/** Changes of the page that is seen are the user's, unless it merges; those of a hidden page come from another tab. */
export const watchOwnChanges =
  ({ records, platform }: App, { isMerging }: SharedFolder, noteChange: () => void) =>
  (send: Send) => {
    let isFirst = true
    return effect(() => {
      for (const list of [...importLists, 'settings'] as const) records[list].value
      const isChange = !isFirst && !isMerging()
      isFirst = false
      if (!isChange) return
      untracked(() => {
        if (platform.isHidden()) return send({ type: 'records changed elsewhere' })
        send({ type: 'records changed' })
        noteChange()
      })
    })
  }
