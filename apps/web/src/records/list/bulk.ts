import { apiErrorOf } from '../../api/link.ts'
import { everyPage } from '../../api/list-page.ts'
import type { Bulk } from '../../ui/grid/index.ts'

type Given<R> = Pick<Bulk<R>, 'actions' | 'nameOf' | 'onDone'> & {
  loadPage: Parameters<typeof everyPage<R & { id: string }>>[0]
}

/** Steps for several rows of a list that is asked for page by page. */
export const bulkOf = <R extends { id: string }>({ loadPage, ...given }: Given<R>): Bulk<R> => ({
  ...given,
  reasonOf: (error) => apiErrorOf(error).message,
  loadAll: (onProgress) => everyPage(loadPage, onProgress),
})
