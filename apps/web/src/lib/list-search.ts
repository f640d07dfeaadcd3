import { z } from 'zod'

/** Page, size and sort as every list keeps them in the address; a broken address falls back to the first page. */
export const listSearch = {
  current: z.int().min(1).catch(1).default(1),
  size: z.int().min(1).max(200).catch(15).default(15),
  ascs: z.array(z.string()).optional().catch(undefined),
  descs: z.array(z.string()).optional().catch(undefined),
  /** The saved view on screen. */
  view: z.string().optional().catch(undefined),
}
/** A filter that is typed. */
export const text = z.string().optional().catch(undefined)
/** A filter that is yes, no or left open. */
export const flag = z
  .union([z.literal(0), z.literal(1)])
  .optional()
  .catch(undefined)
/** A filter by a number, e.g. of a status. */
export const number = z.int().optional().catch(undefined)

type Sort<K> = { ascs: K[] | undefined; descs: K[] | undefined }

/** The sort of an address, without columns that cannot be sorted by. */
export function sortOf<K extends string>(
  sortable: readonly K[],
  { ascs, descs }: { ascs?: string[] | undefined; descs?: string[] | undefined },
): Sort<K> {
  const known = (keys: string[] | undefined) =>
    keys?.flatMap((key) => sortable.find((each) => each === key) ?? [])
  return { ascs: known(ascs), descs: known(descs) }
}
