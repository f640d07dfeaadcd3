import { useQuery } from '@tanstack/react-query'
import { inPlace, queryClient, trpc } from './client.ts'

/** What the bell shows: how many notices wait for this person, and the newest. */
export const useUnreadNotices = () =>
  useQuery({ ...trpc.notice.unread.queryOptions({}), ...inPlace })

/** After a notice came or was read. */
export const noticesRefreshed = () => queryClient.invalidateQueries(trpc.notice.pathFilter())
