export const isMac = navigator.userAgent.includes('Mac')

/** What a key that says Mod is called on this machine. */
export const modKey = isMac ? '⌘' : 'Ctrl'

/** Whether there are keys to speak of: who has nothing but a finger to point with has none. */
export const hasKeys = (): boolean => !matchMedia('(hover: none) and (pointer: coarse)').matches
