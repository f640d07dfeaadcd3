import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { client } from '../../api/client.ts'
import { everyPage } from '../../api/list-page.ts'

/** Every carrier: choices of which stopped ones cannot be picked, and the name behind an id. */
export function useCarriers(stoppedMark: string) {
  const { data } = useQuery({
    // Below the path of carriers, so that it is asked again with them.
    queryKey: [['carrier', 'every']],
    queryFn: () =>
      everyPage(
        (paging) => client.carrier.page.query({ ...paging, ascs: ['carrierName'] }),
        () => undefined,
      ),
    staleTime: 60_000,
    meta: { inPlace: true },
  })
  return useMemo(() => {
    const names = new Map(data?.map((row) => [row.id, row.carrierName]))
    return {
      options: (data ?? []).map(({ id, carrierName, isStop }) => ({
        value: id,
        label: carrierName + (isStop ? stoppedMark : ''),
        isStopped: isStop === 1,
      })),
      nameOf: (id: string | null) => (id === null ? '' : (names.get(id) ?? '')),
    }
  }, [data, stoppedMark])
}
