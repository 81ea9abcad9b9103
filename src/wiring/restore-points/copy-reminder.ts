import { effect } from '@preact/signals-react'
import { isCopyDue, uncopiedChanges } from '#domain/backup/copy-reminder.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import { isoTimeOf, unknownTime } from '#domain/values/instant.ts'
import type { App } from '../app/app.ts'
import { onceADay } from './quiet-moment.ts'

/** Looks once a day whether it is time for a copy; a copy, or the end of all records, takes the reminder back. */
export const remindOfCopy = ({ records, memory, view, platform }: App): void => {
  const { lastExport, notices } = memory
  const look = async () => {
    if (notices.isCopyDismissed.peek()) return
    await records.ready
    const lastCopy = lastExport.time.peek()
    const changes = uncopiedChanges(records.library(), lastCopy)
    const now = platform.now()
    const isDue =
      changes !== null && isCopyDue(lastCopy ?? lastExport.uncopiedSince(isoTimeOf(now) ?? unknownTime), now)
    view.uncopiedChanges.value = isDue ? changes : null
  }
  onceADay(platform, () => void look())
  const forget = () => {
    view.uncopiedChanges.value = null
  }
  lastExport.time.subscribe(forget)
  effect(() => {
    if (importLists.every((list) => records[list].value.length === 0)) forget()
  })
}
