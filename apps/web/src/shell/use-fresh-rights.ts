import { hasSocket } from '@yuncang/shared/nouns/notice/rules'
import { useEffect, useRef } from 'react'
import { rightsMayHaveChanged } from '../api/rights.ts'
import { useServerMode } from '../api/server-mode.ts'
import { useCan, useSession } from '../session/session-context.tsx'
import { useHostState } from './tabs/host-context.ts'
import { find } from './tabs/model.ts'

/** Whoever is told nothing over the socket asks with every other page whether their rights are still the same. */
export function useFreshRights(): void {
  const mode = useServerMode()
  const { tenant } = useSession()
  const hasBell = useCan('homeMessage')
  const { tabs } = useHostState()
  const [path = ''] = (find(tabs, tabs.activeId)?.href ?? '').split(/[?#]/, 1)
  const seen = useRef(path)
  const isTold = hasBell && mode !== undefined && hasSocket(mode, tenant.dataNode)
  useEffect(() => {
    if (seen.current === path) return
    seen.current = path
    if (!isTold) rightsMayHaveChanged()
  }, [path, isTold])
}
