/**
 * Does the work for each, `width` of them at a time, so that thousands leave room for everybody else. One that fails
 * holds up no other; the first failure is thrown when all are through.
 */
export async function forEachWithConcurrency<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  const rest = items.values()
  const lane = async () => {
    for (const item of rest) await work(item).catch((error: unknown) => failures.push(error))
  }
  await Promise.all(Array.from({ length: width }, lane))
  if (failures.length > 0) throw failures[0]
}
