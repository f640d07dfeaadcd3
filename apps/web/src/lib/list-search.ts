import { z } from 'zod'

/** Page, size and sort as every list keeps them in the address; a broken address falls back to the first page. */
export const listSearch = {
  current: z.int().min(1).catch(1).default(1),
  size: z.int().min(1).max(200).catch(15).default(15),
  ascs: z.array(z.string()).optional().catch(undefined),
  descs: z.array(z.string()).optional().catch(undefined),
}
/** A filter that is typed. */
export const text = z.string().optional().catch(undefined)
