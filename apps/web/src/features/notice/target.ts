import { noticePage, recordPageOf, targetOf } from '@yuncang/shared/nouns/notice/rules'

type HasScreen = (href: string) => boolean

/** Where a click on a notice leads: the page that its title names, or its own where there is no such page. */
export function pageOf({ id, title }: { id: string; title: string }, hasScreen: HasScreen): string {
  const target = targetOf(title)
  const exists = target !== noticePage && hasScreen(target)
  return exists ? target : `${noticePage}?id=${id}`
}

/** The page of the record that a notice is about, where there is one. */
export function recordOf(
  notice: { module: string; businessId: string },
  hasScreen: HasScreen,
): string | undefined {
  const page = recordPageOf(notice)
  return page !== undefined && hasScreen(page) ? page : undefined
}
