import { lazyRouteComponent } from '@tanstack/react-router'
import { loadTexts, type LoadTexts } from '../i18n/load-texts.ts'
import { loadChunk } from '../lib/chunk.ts'
import { collectError } from '../lib/error-sink.ts'

/** Parts of a page, as `latePart` makes them, by any name. */
type LoadParts = () => Promise<Readonly<Record<string, { preload(): Promise<unknown> }>>>

/** Screens, each loaded when it is needed, together with what `bring` brings: within the time-out, or it is noted that it could not be. */
const screensAnd =
  (bring: () => Promise<unknown>): typeof lazyRouteComponent =>
  (importer, exportName) =>
    lazyRouteComponent(async () => {
      try {
        const [screen] = await Promise.all([loadChunk(importer), bring()])
        return screen
      } catch (error) {
        collectError(error, 'chunk')
        throw error
      }
    }, exportName)

/** The screens of one noun, each together with the words and messages of the noun. */
export const screensWith = (...texts: readonly LoadTexts[]): typeof lazyRouteComponent =>
  screensAnd(() => loadTexts(...texts))

/** The same of pages that always show certain parts of others: they come with the page. */
export const pagesWith = (
  loadParts: LoadParts,
  ...texts: readonly LoadTexts[]
): typeof lazyRouteComponent =>
  screensAnd(async () => {
    const parts = loadChunk(loadParts).then((all) =>
      Promise.all(Object.values(all).map((part) => part.preload())),
    )
    await Promise.all([loadTexts(...texts), parts])
  })
