import { hasSocket } from '@yuncang/shared/nouns/notice/rules'
import { useEffect } from 'react'
import { rightsMayHaveChanged } from '../api/rights.ts'
import { useServerMode } from '../api/server-mode.ts'
import { useCan, useSession } from '../session/session-context.tsx'
import { activeHref, useTabHost } from './tabs/host-context.ts'

/** Whoever is told nothing over the socket asks with every other page whether their rights are still the same. */
export function useFreshRights(): void {
  const mode = useServerMode()
  const { tenant } = useSession()
  const hasBell = useCan('homeMessage')
  const host = useTabHost()
  const isTold = hasBell && mode !== undefined && hasSocket(mode, tenant.dataNode)
  useEffect(() => {
    if (isTold) return
    const pathNow = () => activeHref(host.state()).split(/[?#]/, 1)[0]
    let seen = pathNow()
    return host.subscribe(() => {
      const path = pathNow()
      if (path === seen) return
      seen = path
      rightsMayHaveChanged()
    })
  }, [host, isTold])
}
