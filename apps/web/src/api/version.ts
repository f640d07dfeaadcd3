import { versionIn } from '../lib/version-monitor.ts'

/** The version of the page that the server gives now; null when it does not say. */
export async function readVersion(): Promise<string | null> {
  const response = await fetch('/', { method: 'HEAD', cache: 'no-store' })
  return response.ok ? versionIn(response.headers) : null
}
