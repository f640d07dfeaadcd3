import { useQuery } from '@tanstack/react-query'
import { forbiddenStatuses } from '@yuncang/shared/kernel/forbidden-status'
import type { CostCode } from '@yuncang/shared/nouns/cost-code/contract'
import { useMemo } from 'react'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import type { LineOption } from '../../ui/form/line-editor/column.ts'
import { feeOption } from './fee-name.ts'

/** What the server offers for some of the cells of a price sheet. */
export type Offered = Readonly<
  Record<'fees' | 'currencies' | 'payers' | 'areaTypes' | 'businessTypes', readonly LineOption[]>
> & {
  /** Every fee name by its code, also those that are no longer offered. */
  readonly feeOf: ReadonlyMap<string, CostCode>
}

/** Undefined until all of it has come. */
export function useOffered(): Offered | undefined {
  const { data } = useQuery(trpc.costCode.list.queryOptions({}))
  const { options: currencies } = useDictionary('CURRENCY')
  const { options: payers } = useDictionary('FEE_PAYER')
  const { options: areaTypes } = useDictionary('AREA_TYPE')
  const { options: businessTypes } = useDictionary('BUSINESS_TYPE')
  return useMemo(() => {
    if (!data || currencies.length === 0 || payers.length === 0) return undefined
    return {
      feeOf: new Map(data.map((fee) => [fee.feeCode, fee])),
      fees: data
        .filter(({ forbiddenStatus }) => forbiddenStatus === forbiddenStatuses.inUse)
        .map(feeOption),
      currencies,
      payers,
      areaTypes,
      businessTypes,
    }
  }, [data, currencies, payers, areaTypes, businessTypes])
}
