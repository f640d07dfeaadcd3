import { useQuery } from '@tanstack/react-query'
import { inPlace } from './client.ts'

/** Whether the host of this page is for development, tests or real work; undefined until the server has said so. */
export const useServerMode = (): string | undefined =>
  useQuery({
    queryKey: ['server-mode'],
    queryFn: async () => {
      const response = await fetch('/app-config.json')
      // Our own server's answer.
      return ((await response.json()) as { env: string }).env
    },
    ...inPlace,
    staleTime: Infinity,
  }).data
