import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts, type LoadTexts } from '../i18n/load-texts.ts'
import { loadChunk } from '../lib/chunk.ts'
import { collectError } from '../lib/error-sink.ts'

/** As `latePart` makes it. */
type Part = { preload(): Promise<unknown> }

const isPart = (need: LoadTexts | Part): need is Part => 'preload' in need

/**
 * The screens of one noun, each loaded when it is needed, together with the words and messages of the noun and the parts
 * that each of them always shows: within the time-out, or it is noted that it could not be.
 */
export const screensWith = (...needs: readonly (LoadTexts | Part)[]): typeof lazyRouteComponent => {
  const parts = needs.filter(isPart)
  const texts = needs.filter((need): need is LoadTexts => !isPart(need))
  return (importer, exportName) =>
    lazyRouteComponent(async () => {
      try {
        const [screen] = await Promise.all([
          loadChunk(importer),
          loadTexts(...texts),
          ...parts.map((part) => part.preload()),
        ])
        return screen
      } catch (error) {
        collectError(error, 'chunk')
        throw error
      }
    }, exportName)
}
