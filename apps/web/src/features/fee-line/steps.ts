import type { FeeLine } from '@yuncang/shared/contracts/fee-line-record'
import { feeLineActions, refusalOf, type FeeLineAction } from '@yuncang/shared/domain/fee-line'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { bulkOf } from '../../records/bulk.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type FeeLineSearch } from './search.ts'
import { statusLabel } from './status.tsx'

const lineOf = ({ id, version }: FeeLine) => ({ lines: [{ id, version }] })

/** Why somebody cannot take a step on a line, in a phrase. */
export function useRefusal(): (action: FeeLineAction) => (line: FeeLine) => string | undefined {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  return useMemo(
    () => (action) => (line) => {
      const refusal = refusalOf(action, line, { id: user.id, permissions })
      switch (refusal) {
        case undefined:
          return undefined
        case 'ownAudit':
          return t('feeLine.refusal.ownAudit')
        case 'missingPrice':
          return t('feeLine.refusal.missingPrice')
        case 'automatic':
          return t('feeLine.refusal.automatic')
        case 'status':
        case 'permission':
          return statusLabel(line.status)
      }
    },
    [t, user.id, permissions],
  )
}

/** The steps of a fee line for which the person has the right. */
export function useFeeSteps(): BulkAction<FeeLine>[] {
  const { t } = useTranslation()
  const { permissions } = useSession()
  const refusal = useRefusal()
  return useMemo(() => {
    const steps: (BulkAction<FeeLine> & { key: FeeLineAction })[] = [
      {
        key: 'confirm',
        label: t('feeLine.confirm'),
        refusal: refusal('confirm'),
        run: (line) => client.feeLine.confirm.mutate(lineOf(line)),
      },
      {
        key: 'audit',
        label: t('feeLine.audit'),
        refusal: refusal('audit'),
        run: (line) => client.feeLine.audit.mutate(lineOf(line)),
      },
      {
        key: 'void',
        label: t('feeLine.void'),
        danger: true,
        ask: t('feeLine.voidReason'),
        refusal: refusal('void'),
        run: ({ id, version }, reason) => client.feeLine.void.mutate({ id, version, reason }),
      },
    ]
    return steps.filter(({ key }) => permissions.has(feeLineActions[key].permission))
  }, [t, permissions, refusal])
}

export function useFeeBulk(search: FeeLineSearch): Bulk<FeeLine> {
  const actions = useFeeSteps()
  return useMemo(
    () =>
      bulkOf<FeeLine>({
        actions,
        nameOf: (line) => [line.feeName, line.masterBillNo].join(' '),
        loadPage: (paging) => client.feeLine.page.query({ ...queryOf(search), ...paging }),
        onDone: () => void refreshed(),
      }),
    [actions, search],
  )
}
