import type { TenantRecord } from '@yuncang/shared/nouns/tenant/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useSession } from '../../session/session-context.tsx'
import type { BulkAction } from '../../ui/grid/index.ts'

/** A tenant is locked with immediate effect, and opened again. */
export function useTenantSteps(): BulkAction<TenantRecord>[] {
  const { t } = useTranslation()
  const own = useSession().tenant.dataNode
  return useMemo(() => {
    const to = (isLock: 0 | 1): BulkAction<TenantRecord> => ({
      key: isLock ? 'lock' : 'unlock',
      label: t(isLock ? 'tenant.lock' : 'tenant.unlock'),
      ...(isLock === 1 && { danger: true }),
      refusal: (row) => {
        if (isLock && row.id === own) return t('tenant.own')
        return row.isLock === isLock ? t(`tenant.state.${isLock}`) : undefined
      },
      run: ({ id, version }) => client.tenant.setLocked.mutate({ id, version, isLock }),
    })
    return [to(1), to(0)]
  }, [t, own])
}
