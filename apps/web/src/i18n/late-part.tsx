import { lazy, useState, type ComponentType } from 'react'
import { loadChunk } from '../lib/chunk.ts'
import { loadTexts, type LoadTexts } from './load-texts.ts'

export type LatePart<P> = ComponentType<P> & {
  /** Brings it, so that it is shown at once when its turn comes. */
  preload(): Promise<unknown>
}

/**
 * A part of a screen that is loaded when it is shown, together with its words and messages, or beforehand. What waits
 * for it needs a `Suspense`: React shows what was waited for 300 ms after the last such wait at the earliest, so a page
 * that always has the part brings it with itself (`pagesWith`).
 */
export function latePart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly LoadTexts[]
): LatePart<P> {
  let loaded: ComponentType<P> | undefined
  async function preload(): Promise<ComponentType<P>> {
    const [part] = await Promise.all([loadChunk(load), loadTexts(...texts)])
    loaded = part
    return part
  }
  const Later = lazy(async () => ({ default: await preload() }))
  function Part(props: P) {
    // For as long as it is shown: React would build it anew if it changed from one to the other.
    const [Shown] = useState<ComponentType<P>>(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return Object.assign(Part, { preload })
}
