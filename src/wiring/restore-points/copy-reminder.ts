import { effect } from '@preact/signals-react'
import { dueCopyReminder } from '#domain/backup/copy-reminder.ts'
import { importLists } from '#domain/backup/import-lists.ts'
import type { App } from '../app/app.ts'
import { onceADay } from './quiet-moment.ts'

/** Looks once a day whether it is time for a copy; a copy, or the end of all records, takes the reminder back. */
export const remindOfCopy = ({ records, memory, view, platform }: App): void => {
  const { lastExport, notices } = memory
  const look = async () => {
    if (notices.isCopyDismissed.peek()) return
    await records.ready
    view.uncopiedChanges.value = dueCopyReminder(records.library(), lastExport.time.peek(), platform.now())
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
