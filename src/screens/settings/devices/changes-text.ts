import type { MergeOutcome } from '#domain/devices/exchange.ts'
import type { DevicesMessages } from '#i18n/messages/devices.ts'

/** How much a merge added, changed and removed here. */
export const changesText = (
  { added, changed, removed }: MergeOutcome,
  messages: Pick<DevicesMessages['merged'], 'added' | 'changed' | 'removed' | 'nothing'>,
): string => {
  const changes = [
    ...(added > 0 ? [messages.added(added)] : []),
    ...(changed > 0 ? [messages.changed(changed)] : []),
    ...(removed > 0 ? [messages.removed(removed)] : []),
  ]
  return changes.length > 0 ? changes.join(' · ') : messages.nothing
}
