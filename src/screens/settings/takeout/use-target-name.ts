import type { TakeoutTarget } from '#domain/takeout/losses.ts'
import { sourceNames } from '#i18n/source-names.ts'
import { useMessages } from '#wiring/app/use-messages.ts'

export const useTargetName = (): ((target: TakeoutTarget) => string) => {
  const { spreadsheet } = useMessages().sharing.takeout
  return (target) => (target === 'table' ? spreadsheet : sourceNames[target])
}
