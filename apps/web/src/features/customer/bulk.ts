import type { Customer } from '@yuncang/shared/nouns/customer/contract'
import { useMemo } from 'react'
import { client } from '../../api/client.ts'
import type { Bulk } from '../../ui/grid/index.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import type { SetStopped } from '../../records/steps/stop-steps.ts'
import { useStopSteps } from '../../records/steps/use-stop-steps.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type CustomerSearch } from './search.ts'

const setStopped: SetStopped = (input) => client.customer.setStopped.mutate(input)

/** What can be done with several customers at once. */
export function useCustomerBulk(search: CustomerSearch): Bulk<Customer> {
  const actions = useStopSteps<Customer>('customer:stop', setStopped)
  return useMemo(
    () =>
      bulkOf({
        actions,
        nameOf: (row) => row.customerName,
        loadPage: (paging) => client.customer.page.query({ ...queryOf(search), ...paging }),
        onDone: () => void refreshed(),
      }),
    [actions, search],
  )
}
