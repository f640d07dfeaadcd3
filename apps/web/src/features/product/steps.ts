import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { stopSteps } from '../../records/steps/stop-steps.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import type { Product } from './row.ts'
import { queryOf, type ProductSearch } from './search.ts'

const { draft, submitted, passed, rejected } = auditStatuses

/** The steps of a product for which the person has the right: one at a time or several at once. */
export function useProductSteps(): BulkAction<Product>[] {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const { labelOf } = useDictionary('AUDIT_STATUS')
  return useMemo(() => {
    const refusalUnless = (row: Product, ...open: number[]) =>
      open.includes(row.auditStatus) ? undefined : labelOf(String(row.auditStatus))
    const auditRefusal = (row: Product) =>
      refusalUnless(row, submitted) ??
      (row.submitBy === user.id ? t('product.ownAudit') : undefined)
    const own: BulkAction<Product>[] = [
      {
        key: 'submit',
        label: t('product.submit'),
        refusal: (row) => refusalUnless(row, draft, rejected),
        run: ({ id, version }) => client.product.submit.mutate({ ids: [id], versions: [version] }),
      },
      ...stopSteps<Product>(t, {
        isStopped: (row) => row.forbiddenStatus === forbiddenStatuses.stopped,
        setStopped: (input) => client.product.setStopped.mutate(input),
      }),
    ]
    const audit: BulkAction<Product>[] = [
      {
        key: 'pass',
        label: t('product.pass'),
        refusal: auditRefusal,
        run: ({ id, version }) =>
          client.product.audit.mutate({ ids: [id], versions: [version], type: passed }),
      },
      {
        key: 'reject',
        label: t('product.reject'),
        danger: true,
        ask: t('product.rejectReason'),
        refusal: auditRefusal,
        run: ({ id, version }, msg) =>
          client.product.audit.mutate({ ids: [id], versions: [version], type: rejected, msg }),
      },
    ]
    return [
      ...(permissions.has('product:write') ? own : []),
      ...(permissions.has('product:audit') ? audit : []),
    ]
  }, [t, user.id, permissions, labelOf])
}

export function useProductBulk(search: ProductSearch): Bulk<Product> {
  const actions = useProductSteps()
  return useMemo(
    () =>
      bulkOf<Product>({
        actions,
        nameOf: (row) => row.productName,
        loadPage: (paging) => client.product.page.query({ ...queryOf(search), ...paging }),
        onDone: () => void refreshed(),
      }),
    [actions, search],
  )
}
