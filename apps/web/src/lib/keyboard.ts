export const isMac = navigator.userAgent.includes('Mac')

/** What a key that says Mod is called on this machine. */
export const modKey = isMac ? '⌘' : 'Ctrl'

/** Whether there are keys to speak of: who has nothing but a finger to point with has none. */
export const hasKeys = (): boolean => !matchMedia('(hover: none) and (pointer: coarse)').matches

/** For codes that begin with a character, such as plates. */
export const capitalKeys = {
  autoCapitalize: 'characters',
  autoComplete: 'off',
  autoCorrect: 'off',
  spellCheck: false,
} as const

/** For codes of letters and digits: a phone shows both, and not the keyboard that composes Chinese. */
export const codeKeys = { ...capitalKeys, inputMode: 'email' } as const
