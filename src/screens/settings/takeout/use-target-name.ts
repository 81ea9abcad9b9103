import { useSectionMessages } from '#components/async/use-section-messages.ts'
import type { TakeoutTarget } from '#domain/takeout/losses.ts'
import { sourceNames } from '#i18n/source-names.ts'

export const useTargetName = (): ((target: TakeoutTarget) => string) => {
  const { spreadsheet } = useSectionMessages('sharing').takeout
  return (target) => (target === 'table' ? spreadsheet : sourceNames[target])
}
