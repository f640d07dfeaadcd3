import { client } from '../api/client.ts'
import { useTabHost } from './tabs/host-context.ts'

/** Locks the session, here and on the server. */
export function useLock(): () => Promise<void> {
  const host = useTabHost()
  return async () => {
    await client.session.lock.mutate({})
    host.lock()
  }
}
