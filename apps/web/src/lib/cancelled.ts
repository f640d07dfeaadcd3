/**
 * What a call answers; for one that was cancelled, what is there from before, or nothing
 * (docs/domain/wire.md#what-the-client-does-with-a-failure).
 */
export async function cachedWhenCancelled<T>(
  ask: (signal: AbortSignal) => Promise<T[]>,
  signal: AbortSignal,
  cached: () => T[] | undefined,
): Promise<T[]> {
  try {
    return await ask(signal)
  } catch (error) {
    if (signal.aborted) return cached() ?? []
    throw error
  }
}
