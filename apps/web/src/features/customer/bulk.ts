import type { Customer } from '@yuncang/shared/contracts/customer'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client, queryClient, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { everyPage } from '../../api/list-page.ts'
import { useCan } from '../../session/session-context.tsx'
import type { Bulk } from '../../ui/grid/index.ts'
import { queryOf, type CustomerSearch } from './search.ts'

/** What can be done with several customers at once. */
export function useCustomerBulk(search: CustomerSearch): Bulk<Customer> {
  const { t } = useTranslation()
  const canStop = useCan('customer:stop')
  return useMemo(
    () => ({
      actions: canStop
        ? [
            {
              key: 'stop',
              label: t('customer.stop'),
              danger: true,
              ask: t('customer.field.stopReason'),
              refusal: (row) => (row.isStop ? t('customer.state.stopped') : undefined),
              run: ({ id, version }, stopReason) =>
                client.customer.setStopped.mutate({ id, version, isStop: 1, stopReason }),
            },
            {
              key: 'resume',
              label: t('customer.resume'),
              refusal: (row) => (row.isStop ? undefined : t('customer.state.active')),
              run: ({ id, version }) =>
                client.customer.setStopped.mutate({ id, version, isStop: 0 }),
            },
          ]
        : [],
      nameOf: (row) => row.customerName,
      reasonOf: (error) => apiErrorOf(error).message,
      loadAll: (onProgress) =>
        everyPage(
          (paging) => client.customer.page.query({ ...queryOf(search), ...paging }),
          onProgress,
        ),
      onDone: () => void queryClient.invalidateQueries(trpc.customer.pathFilter()),
    }),
    [t, canStop, search],
  )
}
