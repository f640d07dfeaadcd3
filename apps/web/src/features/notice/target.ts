import { noticePage, recordPageOf, targetOf } from '@yuncang/shared/domain/notice'
import { tabKeyOf } from '../../routes/tab-key.ts'

/** Where a click on a notice leads: the page that its title names, or its own where there is no such page. */
export function pageOf({ id, title }: { id: string; title: string }): string {
  const target = targetOf(title)
  const exists = target !== noticePage && tabKeyOf(target) !== undefined
  return exists ? target : `${noticePage}?id=${id}`
}

/** The page of the record that a notice is about, where there is one. */
export function recordOf(notice: { module: string; businessId: string }): string | undefined {
  const page = recordPageOf(notice)
  return page !== undefined && tabKeyOf(page) !== undefined ? page : undefined
}
