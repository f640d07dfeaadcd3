import { useTranslation } from 'react-i18next'
import { config } from '../../config.ts'
import type { TabFacts } from '../../lib/tab.ts'
import { useSession } from '../../session/session-context.tsx'
import { factsOf } from './facts.ts'
import { useHostState } from './host-context.ts'

/** The tabs of the window in their order, and the one that is shown. */
export function useTabFacts(): { all: TabFacts[]; active: TabFacts | undefined } {
  const { t } = useTranslation()
  const { menu } = useSession()
  const tabs = useHostState((state) => state.tabs)
  const { isFirstTabClosable: isFirstClosable } = config
  const all = tabs.list.map((tab) => factsOf(tab, tabs, { menu, t, isFirstClosable }))
  return { all, active: all.find(({ value }) => value === tabs.activeId) }
}
