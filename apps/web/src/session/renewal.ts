type Options<S> = {
  start: S
  /** The session as it is now; the given one when nothing has changed. */
  load: (session: S) => Promise<S>
  onChange: (session: S) => void
}

/**
 * Gives the way to have the session looked at again. Several who ask at once get one look; who asks while one is under
 * way gets another, for it may have come too early. One that fails is left to the next who asks.
 */
export function followSession<S>({ start, load, onChange }: Options<S>): () => void {
  let session = start
  let isWanted = false
  let running: Promise<void> | undefined

  async function look(): Promise<void> {
    while (isWanted) {
      isWanted = false
      const next = await load(session)
      if (next === session) continue
      session = next
      onChange(next)
    }
  }
  return () => {
    isWanted = true
    // A failed call has done what it leads to; what was asked for is asked for again by the next refusal or page.
    running ??= look()
      .catch(() => {
        isWanted = false
      })
      .finally(() => (running = undefined))
  }
}
