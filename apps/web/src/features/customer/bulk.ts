import type { Customer } from '@yuncang/shared/nouns/customer/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import type { Bulk } from '../../ui/grid/index.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { stopSteps } from '../../records/steps/stop-steps.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type CustomerSearch } from './search.ts'

/** What can be done with several customers at once. */
export function useCustomerBulk(search: CustomerSearch): Bulk<Customer> {
  const { t } = useTranslation()
  const canStop = useCan('customer:stop')
  return useMemo(() => {
    const steps = stopSteps<Customer>(t, {
      isStopped: (row) => row.isStop === 1,
      setStopped: (input) => client.customer.setStopped.mutate(input),
    })
    return bulkOf({
      actions: canStop ? steps : [],
      nameOf: (row) => row.customerName,
      loadPage: (paging) => client.customer.page.query({ ...queryOf(search), ...paging }),
      onDone: () => void refreshed(),
    })
  }, [t, canStop, search])
}
