import type { RoleRecord } from '@yuncang/shared/nouns/role/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'

/** The tenant's own role goes, or what it changed about one of the platform. */
export function useRoleSteps(): BulkAction<RoleRecord>[] {
  const { t } = useTranslation()
  const canWrite = useCan('role:write')
  return useMemo(() => {
    const run = ({ roleCode, version }: RoleRecord) =>
      client.role.remove.mutate({ roleCode, version })
    const isReset = ({ isOwn, isPlatform }: RoleRecord) => isOwn === 1 && isPlatform === 1
    const isRemovable = ({ isOwn, isPlatform }: RoleRecord) => isOwn === 1 && isPlatform === 0
    const steps: BulkAction<RoleRecord>[] = [
      {
        key: 'reset',
        label: t('role.reset'),
        refusal: (row) => (isReset(row) ? undefined : t('role.notChanged')),
        run,
      },
      {
        key: 'remove',
        label: t('role.remove'),
        danger: true,
        refusal: (row) => (isRemovable(row) ? undefined : t('role.ofPlatform')),
        run,
      },
    ]
    return canWrite ? steps : []
  }, [t, canWrite])
}
