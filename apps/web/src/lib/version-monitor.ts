import { systemTimers, type Timers } from './timers.ts'

type Settings = {
  /** What the server calls the page that it would give now; null when it does not say. */
  readonly readVersion: () => Promise<string | null>
  /** Asks the person; true: load the new version. */
  readonly ask: () => Promise<boolean>
  readonly reload: () => void
  readonly timers?: Timers
  readonly intervalMs?: number
}

/**
 * Compares the version of the page with the one it started with, and asks when it has changed: one question at a time,
 * again at the next look after a «later». A look that fails says nothing. Gives the function that ends it.
 */
export function startVersionMonitor({
  readVersion,
  ask,
  reload,
  timers = systemTimers,
  intervalMs = 300_000,
}: Settings): () => void {
  let own: string | null = null
  let isAsking = false
  let isOver = false
  let cancel = () => {}

  async function question(): Promise<void> {
    isAsking = true
    const isWanted = await ask().finally(() => (isAsking = false))
    if (isWanted) reload()
  }

  async function look(): Promise<void> {
    const version = await readVersion().catch(() => null)
    if (isOver) return
    cancel = timers.after(intervalMs, () => void look())
    own ??= version
    if (version !== null && version !== own && !isAsking) await question()
  }

  void look()
  return () => {
    isOver = true
    cancel()
  }
}

/** The version of a page by its headers: its tag, or when it was changed last. */
export const versionIn = (headers: Pick<Headers, 'get'>): string | null =>
  headers.get('etag') ?? headers.get('last-modified')
