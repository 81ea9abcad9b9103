import type { MessageToPage } from './messages.ts'

const answerTimeoutMs = 2000

const ask = (tab: Client, message: MessageToPage): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(null), answerTimeoutMs)
    port1.onmessage = ({ data }) => {
      clearTimeout(timer)
      resolve(data)
    }
    tab.postMessage(message, [port2])
  })

/** One answer for each open tab; null for a tab that does not answer in time. */
export const askTabs = async (clients: Clients, message: MessageToPage): Promise<readonly unknown[]> => {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  return Promise.all(tabs.map((tab) => ask(tab, message)))
}
