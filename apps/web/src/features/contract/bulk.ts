import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { printing } from '../../records/papers/printing.tsx'
import type { Bulk } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type ContractSearch } from './search.ts'

/** What is done with several contracts: their steps are taken one at a time. */
export function useContractBulk(search: ContractSearch): Bulk<Contract> {
  const { t } = useTranslation()
  return useMemo(
    () =>
      bulkOf<Contract>({
        actions: [printing(t, 'contract', ({ contractNo }) => contractNo)],
        nameOf: ({ contractNo }) => contractNo,
        loadPage: (paging) => client.contract.page.query({ ...queryOf(search), ...paging }),
        onDone: () => void refreshed(),
      }),
    [t, search],
  )
}
