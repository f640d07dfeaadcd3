import { apiErrorOf } from './link.ts'
import { notifyFailure } from './notify.ts'

/**
 * For the sync dialogs: what the server answered is said like every failed call, and a lost connection says nothing
 * (docs/domain/wire.md#what-the-client-does-with-a-failure).
 */
export function failQuietly(error: unknown): void {
  const { code, message } = apiErrorOf(error)
  if (code > 0) notifyFailure(message)
}
