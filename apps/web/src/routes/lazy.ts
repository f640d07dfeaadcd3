import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts, type LoadTexts } from '../i18n/load-texts.ts'
import { loadChunk } from '../lib/chunk.ts'
import { collectError } from '../lib/error-sink.ts'

/**
 * The screens of one noun, each loaded when it is needed, together with the words and messages of the noun: within the
 * time-out, or it is noted that it could not be.
 */
export const screensWith =
  (...texts: readonly LoadTexts[]): typeof lazyRouteComponent =>
  (importer, exportName) =>
    lazyRouteComponent(async () => {
      try {
        const [screen] = await Promise.all([loadChunk(importer), loadTexts(...texts)])
        return screen
      } catch (error) {
        collectError(error, 'chunk')
        throw error
      }
    }, exportName)
