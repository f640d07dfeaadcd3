import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { trpc } from '../../api/client.ts'
import { feeNameOf } from '../../records/prices/fee-name.ts'
import type { NameOf } from './rule-words.ts'

/** Fees by their names; by their codes until those have come. */
export function useFeeNames(): NameOf {
  const { data } = useQuery(trpc.costCode.list.queryOptions({}))
  return useCallback(
    (code) => {
      const fee = data?.find(({ feeCode }) => feeCode === code)
      return fee ? feeNameOf(fee) : code
    },
    [data],
  )
}
