import type { StoredLines } from './line-editor/lines.ts'
import type { DraftSlot } from './use-draft.ts'

/** What somebody changed in a form, on its way to the same form over a newer version of its record. */
export type Carried = {
  readonly version: number | undefined
  /** The fields that they changed, and what all fields began with. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly before: object
  readonly lists: Readonly<Record<string, StoredLines>>
}

const carried = new Map<string, Carried>()
const keyOf = ({ form, id }: DraftSlot): string => `${form} ${id}`

export const carry = (slot: DraftSlot, what: Omit<Carried, 'version'>): void =>
  void carried.set(keyOf(slot), { ...what, version: slot.version })

/** What was carried to this form, which begins with another version than it came from. */
export function carriedTo(slot: DraftSlot | undefined): Carried | undefined {
  const found = slot && carried.get(keyOf(slot))
  return found && found.version !== slot.version ? found : undefined
}

export const dropCarried = (slot: DraftSlot): void => void carried.delete(keyOf(slot))

/** A form holds '' and undefined for the same blank. */
const meaning = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

/** The names under which two sets of values differ, of those that a form has. */
export function differing(names: readonly string[], one: object, other: object): string[] {
  const [a, b] = [one, other] as Readonly<Record<string, unknown>>[] // read by name
  return names.filter((name) => meaning(a?.[name]) !== meaning(b?.[name]))
}
