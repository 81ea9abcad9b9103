/** Whether a change is for all devices that share the library, or for this browser alone, which then leaves it. */
export type ChangeScope = 'here' | 'everywhere'
