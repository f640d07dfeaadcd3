import { useCallback, useEffect } from 'react'
import { isGone } from '../../api/gone.ts'
import { recordOf } from '../../routes/tab-key.ts'
import type { TabHost } from './host.ts'

async function look(host: TabHost, butId?: string): Promise<void> {
  const looked = host.state().tabs.list.map(async ({ id, href }) => {
    const record = id === butId ? undefined : recordOf(href)
    return record && (await isGone(record.noun, record.id)) ? [id] : []
  })
  host.removeGone((await Promise.all(looked)).flat())
}

/**
 * Closes the tabs whose records are gone: those of an earlier load at once, but for the one that was asked for by its
 * address, and all when the returned function is called. What was typed in one stays.
 */
export function useGoneTabs(host: TabHost): () => void {
  useEffect(() => void look(host, host.state().tabs.activeId), [host])
  return useCallback(() => void look(host), [host])
}
