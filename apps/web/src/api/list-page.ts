import { keepPreviousData, type UseQueryResult } from '@tanstack/react-query'
import { apiErrorOf } from './link.ts'

const pageSize = 200

/** How a list asks: the rows stay until the next ones are there, and a failure is shown in their place. */
export const asList = { placeholderData: keepPreviousData, meta: { inPlace: true } }

type Page<R> = { records: R[]; total: number }

/** Every record that a list finds, page after page; each once, even when the list moves meanwhile. */
export async function everyPage<R extends { id: string }>(
  fetchPage: (paging: { current: number; size: number }) => Promise<Page<R>>,
  onProgress: (loaded: number) => void,
): Promise<R[]> {
  const found = new Map<string, R>()
  for (let current = 1; ; current += 1) {
    const { records, total } = await fetchPage({ current, size: pageSize })
    for (const record of records) found.set(record.id, record)
    onProgress(found.size)
    if (records.length === 0 || current * pageSize >= total) return [...found.values()]
  }
}

/** What a grid needs to know of the query behind it. */
export function gridStateOf(list: UseQueryResult<unknown, unknown>) {
  const { isFetching: isBusy } = list
  if (!list.error) return { isBusy, error: undefined }
  const { code, message } = apiErrorOf(list.error)
  // Who has no right gets none by asking again.
  return { isBusy, error: { message, retry: code === 403 ? undefined : () => void list.refetch() } }
}
