import { useSyncExternalStore } from 'react'
import { isHexColour } from './colour.ts'
import { mediaHook } from './media.ts'
import { store } from './storage.ts'

export const modes = ['light', 'dark', 'system'] as const
export type Mode = (typeof modes)[number]

export type Preferences = {
  readonly mode: Mode
  /** `#rrggbb` */
  readonly accent: string
  readonly isCompact: boolean
  readonly isMenuCollapsed: boolean
}

export const defaultAccent = '#409EFF'
const key = 'preferences'

const defaults: Preferences = {
  mode: 'light',
  accent: defaultAccent,
  isCompact: false,
  isMenuCollapsed: false,
}

type Adopted = { readonly [K in keyof Preferences]?: Preferences[K] | undefined }
type Stored = Partial<Record<keyof Preferences, unknown>>

/** What is stored may be older than this version, or written by hand. */
function read(): Preferences {
  const stored = store.get(key)
  return valid(typeof stored === 'object' && stored !== null ? stored : {})
}

function valid(given: Stored): Preferences {
  const { accent } = given
  return {
    mode: modes.find((mode) => mode === given.mode) ?? defaults.mode,
    accent: typeof accent === 'string' && isHexColour(accent) ? accent : defaults.accent,
    isCompact: given.isCompact === true,
    isMenuCollapsed: given.isMenuCollapsed === true,
  }
}

let current = read()
const listeners = new Set<() => void>()

let saveChoice: (changes: Partial<Preferences>) => void = () => {}

/** Says from now on what the person chooses. */
export function keepPreferences(by: typeof saveChoice): void {
  saveChoice = by
}

export function setPreferences(changes: Partial<Preferences>): void {
  adoptPreferences(changes)
  saveChoice(changes)
}

/** Takes over what the person chose elsewhere; the copy of this browser makes the next first paint right. */
export function adoptPreferences(changes: Adopted): void {
  current = valid({ ...current, ...changes })
  store.set(key, current)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const onStorage = () => {
    current = read()
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => current)

const useMachineIsDark = mediaHook('(prefers-color-scheme: dark)')

/** Whether the page is dark now: the person's choice, or what the machine says. */
export function useIsDark(): boolean {
  const machineIsDark = useMachineIsDark()
  const { mode } = usePreferences()
  return mode === 'dark' || (mode === 'system' && machineIsDark)
}
