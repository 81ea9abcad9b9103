import { mediaHook } from './media-hook.ts'

/** By a finger, which hovers over nothing. */
export const useIsTouched = mediaHook('(hover: none)')
