import { useQuery } from '@tanstack/react-query'
import type { Contract, ContractParty } from '@yuncang/shared/nouns/contract/contract'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { useLoadedParts } from '../../records/form/use-loaded-parts.ts'

type Parts = { readonly contract: Contract; readonly parties: readonly ContractParty[] }
export type LoadedContract = Parts & { readonly turn: number }

const fresh = { staleTime: 0, meta: { inPlace: true } }

/** A contract with its parties as a form begins with it; `newest` is its version by now. */
export function useLoaded(id: string) {
  const { get, parties } = trpc.contract
  // In view, so that it is asked for again when somebody moves the contract.
  const { data: now } = useQuery({ ...get.queryOptions({ id }), ...inPlace })
  const loaded = useLoadedParts(async (): Promise<Parts> => {
    const [contract, rows] = await Promise.all([
      queryClient.fetchQuery({ ...get.queryOptions({ id }), ...fresh }),
      queryClient.fetchQuery({ ...parties.queryOptions({ id }), ...fresh }),
    ])
    return { contract, parties: rows }
  })
  return { ...loaded, newest: now?.version }
}
