import type { Storage, StorageArea } from './storage.ts'

const atOnce = 200

type Cleanup = {
  area: StorageArea
  /** Younger bytes stay: their row may be on its way. */
  before: string
  /** Those of the keys that a row names. */
  named: (keys: readonly string[]) => Promise<ReadonlySet<string>>
}

/** Takes away the bytes of an area that no row names, as a process leaves them that was killed between the two. */
export async function cleanUpArea(
  storage: Storage,
  { area, before, named }: Cleanup,
): Promise<void> {
  const removeUnnamed = async (keys: readonly string[]) => {
    if (keys.length === 0) return
    const kept = await named(keys)
    for (const key of keys) if (!kept.has(key)) await storage.remove(key)
  }
  let keys: string[] = []
  for await (const { key, time } of storage.list(area)) {
    if (time >= before) continue
    keys.push(key)
    if (keys.length < atOnce) continue
    await removeUnnamed(keys)
    keys = []
  }
  await removeUnnamed(keys)
}
