import { lazy, type ComponentType } from 'react'
import { loadTexts, type LoadTexts } from '../i18n/load-texts.ts'
import { loadChunk } from '../lib/chunk.ts'

/** A dialog that is loaded when it is opened, together with its words. */
export const lazyDialog = <P>(
  load: () => Promise<ComponentType<P>>,
  ...texts: readonly LoadTexts[]
) =>
  lazy(async () => {
    const [dialog] = await Promise.all([loadChunk(load), loadTexts(...texts)])
    return { default: dialog }
  })
