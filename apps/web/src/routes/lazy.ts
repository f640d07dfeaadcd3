import { lazyRouteComponent as lazy } from '@tanstack/react-router'
import { loadChunk } from '../lib/chunk.ts'
import { collectError } from '../lib/error-sink.ts'

/** A screen that is loaded when it is needed: within the time-out, or it is noted that it could not be. */
export const lazyRouteComponent: typeof lazy = (importer, exportName) =>
  lazy(
    () =>
      loadChunk(importer).catch((error: unknown) => {
        collectError(error, 'chunk')
        throw error
      }),
    exportName,
  )
