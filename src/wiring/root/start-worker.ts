import syncUrl from '#devices/worker.ts?worker&url'
import readerUrl from '#readers/worker.ts?worker&url'

const urls = { reader: readerUrl, sync: syncUrl }

let policy: ReturnType<TrustedTypePolicyFactory['createPolicy']> | undefined

/** The content security policy allows this name alone, and it gives one of these addresses whatever is asked. */
const trustedUrl = (name: keyof typeof urls): string => {
  const createScriptURL = (asked: string) => (asked === 'sync' ? urls.sync : urls.reader)
  policy ??= window.trustedTypes?.createPolicy('matinee-workers', { createScriptURL })
  return policy?.createScriptURL(name) ?? urls[name]
}

export const startWorker = (name: keyof typeof urls): Worker => new Worker(trustedUrl(name), { type: 'module', name })
