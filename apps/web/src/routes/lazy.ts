import { lazyRouteComponent } from '@tanstack/react-router'
import { addWords, type Words } from '../i18n/setup.ts'
import { loadChunk } from '../lib/chunk.ts'
import { collectError } from '../lib/error-sink.ts'

type LoadWords = () => Promise<Readonly<Record<string, Words>>>

/**
 * The screens of one noun, each loaded when it is needed, together with the words of the noun, of which
 * some have several files: within the time-out, or
 * it is noted that it could not be.
 */
export const screensWith =
  (...loadWords: readonly LoadWords[]): typeof lazyRouteComponent =>
  (importer, exportName) =>
    lazyRouteComponent(async () => {
      try {
        const [screen, ...words] = await Promise.all([
          loadChunk(importer),
          ...loadWords.map((load) => loadChunk(load)),
        ])
        words.flatMap((file) => Object.values(file)).forEach(addWords)
        return screen
      } catch (error) {
        collectError(error, 'chunk')
        throw error
      }
    }, exportName)
