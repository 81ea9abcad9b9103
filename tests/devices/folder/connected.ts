import { adding } from '../../stores/library-language.ts'
import { folderDevice, twoOnOneFolder } from './folder-device.ts'

export const dayMs = 86_400_000

export type Device = Awaited<ReturnType<typeof folderDevice>>

export const idOf = async (device: Device) => (await device.identity())?.device ?? ''

export const connected = async () => {
  const [one, other] = await twoOnOneFolder()
  await one.change(adding(1))
  await one.connect()
  await one.round()
  await other.connect()
  await other.change(adding(2))
  await other.round()
  await one.round()
  return [one, other] as const
}

export const rowFiles = ({ folder }: Device, id: string) =>
  folder.names().filter((name) => name.startsWith(`${id}.`) && /\.\d+-\d+\./.test(name))

/** What a new device comes to that has nothing but the folder. */
export const readBy = async ({ folder }: Device) => {
  const reader = await folderDevice(0.9, folder)
  await reader.connect()
  return reader
}
