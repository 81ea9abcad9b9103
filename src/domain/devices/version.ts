/** Ten base-36 digits, random. */
export type DeviceId = string

/**
 * When and where a field was last changed, as text that compares in that order: nine base-36 digits of epoch
 * milliseconds, three of a counter, ten of the device. docs/exchange-format.md describes it for other programs.
 */
export type Version = string

const timeDigits = 9
const counterDigits = 3
const deviceDigits = 10
const lastCount = 36 ** counterDigits - 1
/** The end of the year 2099, in epoch milliseconds: what is later was written by a broken clock or by hand. */
const lastTime = 4_102_444_799_999

const digits = (value: number, length: number): string => value.toString(36).padStart(length, '0')

const versionOf = (time: number, count: number, device: DeviceId): Version =>
  `${digits(time, timeDigits)}${digits(count, counterDigits)}${device}`

/** Of what nobody has changed since an import created it, or since there are versions. */
export const noVersion: Version = versionOf(0, 0, '0'.repeat(deviceDigits))

const countOf = (version: Version): number => Number.parseInt(version.slice(timeDigits, timeDigits + counterDigits), 36)

const deviceOf = (version: Version): DeviceId => version.slice(timeDigits + counterDigits)

/** Epoch milliseconds. */
export const timeOfVersion = (version: Version): number => Number.parseInt(version.slice(0, timeDigits), 36)

const counted = (time: number, count: number, device: DeviceId): Version =>
  count > lastCount ? versionOf(time + 1, 0, device) : versionOf(time, count, device)

/** Larger than `replaced`, and not before `now` (epoch milliseconds), but never after 2099: others would not read it. */
export const nextVersion = (replaced: Version, now: number, device: DeviceId): Version => {
  const [time, limited] = [timeOfVersion(replaced), Math.min(Math.floor(now), lastTime)]
  if (time > lastTime || limited > time) return versionOf(limited, 0, device)
  return counted(time, countOf(replaced) + 1, device)
}

/** The same device's next one: what every device makes of this version in the same way. */
export const versionAfter = (version: Version): Version =>
  counted(timeOfVersion(version), countOf(version) + 1, deviceOf(version))

export const laterVersion = (one: Version, other: Version): Version => (one >= other ? one : other)

export const isVersion = (value: unknown): value is Version => typeof value === 'string' && /^[\da-z]{22}$/.test(value)

export const isBeyondTime = (version: Version): boolean => timeOfVersion(version) > lastTime

/** Versions from after 2099 as those of its end, in the same order; nothing where there are none. */
export const limitedVersions = (versions: readonly Version[]): ReadonlyMap<Version, Version> => {
  const beyond = [...new Set(versions.filter(isBeyondTime))].sort()
  return new Map(beyond.map((version, at) => [version, versionOf(lastTime, at, deviceOf(version))]))
}

export const isDeviceId = (value: unknown): value is DeviceId =>
  typeof value === 'string' && /^[\da-z]{10}$/.test(value)

/** `random` gives numbers of at least 0 and less than 1. */
export const newDeviceId = (random: () => number): DeviceId =>
  Array.from({ length: deviceDigits }, () => digits(Math.floor(random() * 36), 1)).join('')
