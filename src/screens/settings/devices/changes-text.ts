import type { MergeOutcome } from '#domain/devices/exchange.ts'
import type { OtherMessages } from '#messages/types.ts'

/** How much a merge added, changed and removed here. */
export const changesText = (
  { added, changed, removed }: MergeOutcome,
  messages: Pick<OtherMessages['devices']['merged'], 'added' | 'changed' | 'removed' | 'nothing'>,
): string => {
  const changes = [
    ...(added > 0 ? [messages.added({ count: added })] : []),
    ...(changed > 0 ? [messages.changed({ count: changed })] : []),
    ...(removed > 0 ? [messages.removed({ count: removed })] : []),
  ]
  return changes.length > 0 ? changes.join(' · ') : messages.nothing
}
