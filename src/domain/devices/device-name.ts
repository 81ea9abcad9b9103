export interface DeviceBrowser {
  readonly userAgent: string
  readonly maxTouchPoints: number
}

/** The first that the user agent has: the others' contain the name of Chrome or Safari too. */
const browsers = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:HeadlessChrome|Chrome|CriOS)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
] as const

const platforms = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameIn = (names: readonly (readonly [string, RegExp])[], userAgent: string): string | undefined =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0]

/** Names of products alone, so that it is the same in every language: 'Firefox (Android)'. */
export const proposedDeviceName = ({ userAgent, maxTouchPoints }: DeviceBrowser): string => {
  const browser = nameIn(browsers, userAgent) ?? 'Matinee'
  const platform = nameIn(platforms, userAgent)
  // An iPad calls itself a Mac, of which none has a touch screen.
  const device = platform === 'Mac' && maxTouchPoints > 1 ? 'iPad' : platform
  return device ? `${browser} (${device})` : browser
}
