import { createStore, del, delMany, entries, get, set } from 'idb-keyval'

/*
 * What was typed and not saved, kept in the browser's database so that a crash, a closed window or a sign-out loses
 * nothing (docs/domain/interface.md#forms). Only the person who typed it, in the same tenant, gets it back.
 */

/** Whose draft, of which form, of which record ('new' for one that is not stored yet). */
export type DraftKey = readonly [owner: string, form: string, id: string]

export type Draft = {
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** The version of the record that was changed. */
  readonly version: number | undefined
  readonly values: unknown
}

const keptAtMost = 50
const keptForMs = 30 * 24 * 3_600_000

const store = createStore('yuncang-drafts', 'drafts')
const idOf = (key: DraftKey): string[] => [...key]

/** A browser without a database (private windows of some) keeps no drafts; forms work all the same. */
const withoutDatabase = () => undefined

export const readDraft = (key: DraftKey): Promise<Draft | undefined> =>
  get<Draft>(idOf(key), store).catch(withoutDatabase)

export const writeDraft = (key: DraftKey, draft: Draft): Promise<void> =>
  set(idOf(key), draft, store)
    .then(() => prune(key[0], draft.savedAt))
    .catch(withoutDatabase)

export const dropDraft = (key: DraftKey): Promise<void> =>
  del(idOf(key), store).catch(withoutDatabase)

type Entry = readonly [key: readonly string[], draft: Pick<Draft, 'savedAt'>]

/** Keys of drafts that are let go: those too old, and of this owner those beyond the newest fifty. */
export function overdueOf(all: readonly Entry[], owner: string, now: number): Entry[0][] {
  const isOld = ([, draft]: Entry) => now - draft.savedAt > keptForMs
  const own = all.filter((entry) => entry[0][0] === owner && !isOld(entry))
  const newestFirst = [...own].sort(([, a], [, b]) => b.savedAt - a.savedAt)
  return [...all.filter(isOld), ...newestFirst.slice(keptAtMost)].map(([key]) => key)
}

let prunedAt = 0

async function prune(owner: string, now: number): Promise<void> {
  // Each write is of a form that is open; looking through all of them once a minute is enough.
  if (now - prunedAt < 60_000) return
  prunedAt = now
  const overdue = overdueOf(await entries<string[], Draft>(store), owner, now)
  if (overdue.length > 0)
    await delMany(
      overdue.map((key) => [...key]),
      store,
    )
}

/** Writers of forms that are open, as long as they are. */
const openForms = new Set<() => Promise<boolean>>()

/** Lets a form be asked to write its draft now; gives the way to be asked no more. */
export function noteOpenForm(write: () => Promise<boolean>): () => void {
  openForms.add(write)
  return () => void openForms.delete(write)
}

/** Writes what is typed into open forms; gives whether there was something. */
export async function writeOpenDrafts(): Promise<boolean> {
  const written = await Promise.all([...openForms].map((write) => write()))
  return written.includes(true)
}
