import { z } from 'zod'

/** The address that a frame shows, where the menu does not say it. */
export const frameSearch = z.object({ src: z.string().max(2000).optional().catch(undefined) })
