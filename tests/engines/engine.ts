/** The part of a tab that every browser has, WebDriver or not. */
export interface BasicTab {
  /** The value of an expression in the page, awaited; JSON. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks the element that an expression results in; null throws. */
  click(element: string): Promise<void>
}

export interface Tab extends BasicTab {
  /** Resolves when the page has loaded. */
  open(address: string): Promise<void>
  /** Presses a key with the focus where it is: `Enter`, or a character. */
  press(key: string): Promise<void>
  resize(width: number, height: number): Promise<void>
  /** A PNG of what is visible. */
  screenshot(): Promise<Buffer>
}

export interface RunningBrowser {
  /** Opens an empty tab; the first one can be photographed. */
  newTab(): Promise<Tab>
  close(): Promise<void>
}

/** A browser that keeps its data in a folder. */
export interface ProfileBrowser {
  readonly tab: BasicTab
  close(): Promise<void>
  /** Sends SIGKILL to the whole browser. */
  kill(): Promise<void>
}

export interface Engine {
  /** The narrowest viewport that its window can have, in pixels. */
  readonly narrowest: number
  /** Starts a browser without data. */
  start(): Promise<RunningBrowser>
  /** Starts a browser on the profile in a folder and opens an address. */
  openProfile(folder: string, address: string): Promise<ProfileBrowser>
  /** Stops what the engine's browsers share. */
  stop(): Promise<void>
}
