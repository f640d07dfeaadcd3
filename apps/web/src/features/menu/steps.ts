import type { MenuRecord } from '@yuncang/shared/nouns/menu/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'

/** The tenant's own entry goes, or what it changed about one of the platform. */
export function useMenuSteps(): BulkAction<MenuRecord>[] {
  const { t } = useTranslation()
  const canWrite = useCan('menu:write')
  return useMemo(() => {
    const run = ({ code, version }: MenuRecord) => client.menu.remove.mutate({ code, version })
    const steps: BulkAction<MenuRecord>[] = [
      {
        key: 'reset',
        label: t('menu.reset'),
        refusal: (row) => (row.isOwn && row.isPlatform ? undefined : t('menu.notChanged')),
        run,
      },
      {
        key: 'remove',
        label: t('menu.remove'),
        danger: true,
        refusal: (row) => (row.isOwn && !row.isPlatform ? undefined : t('menu.ofPlatform')),
        run,
      },
    ]
    return canWrite ? steps : []
  }, [t, canWrite])
}
