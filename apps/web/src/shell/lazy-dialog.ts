import { lazy, type ComponentType } from 'react'
import { addWords, type Words } from '../i18n/setup.ts'
import { loadChunk } from '../lib/chunk.ts'

type LoadWords = () => Promise<Readonly<Record<string, Words>>>

/** A dialog that is loaded when it is opened, together with its words. */
export const lazyDialog = <P>(
  load: () => Promise<ComponentType<P>>,
  loadWords: LoadWords = () => import('../i18n/desk.ts'),
) =>
  lazy(async () => {
    const [dialog, words] = await Promise.all([loadChunk(load), loadChunk(loadWords)])
    Object.values(words).forEach(addWords)
    return { default: dialog }
  })
