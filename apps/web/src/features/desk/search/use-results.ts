import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../../api/client.ts'
import { loadInitials } from '../../../lib/pinyin.ts'
import { useDebounced } from '../../../lib/use-debounced.ts'
import { useSession } from '../../../session/session-context.tsx'
import { hrefOf, leavesOf, isOutside } from '../../../shell/menu.ts'
import { menuMatches } from './match.ts'
import { recentOf } from './recent.ts'

export type Result = {
  readonly href: string
  readonly label: string
  readonly group: string
  /** An address outside opens in a window of its own (spec.md §2). */
  readonly isOutside?: boolean
}

/** Searches over records begin at two characters (spec.md §5). */
const searchFrom = 2
const recordsAtMost = 10
const record = <T>(rows: readonly T[] | undefined): readonly T[] =>
  rows?.slice(0, recordsAtMost) ?? []

/** Menu entries, inbound orders by their bill, customers by their name; what was found lately before anything is typed. */
export function useResults(text: string): Result[] {
  const { t } = useTranslation()
  const { menu, permissions, tenant, user } = useSession()
  const words = useDebounced(text.trim())
  const asks = words.length >= searchFrom
  const bills = useQuery({
    ...trpc.inboundOrder.page.queryOptions({ masterBillNo: words, size: recordsAtMost }),
    ...inPlace,
    enabled: asks && permissions.has('inboundOrder:read'),
  })
  const customers = useQuery({
    ...trpc.customer.search.queryOptions({ customerName: words }),
    ...inPlace,
    enabled: asks && permissions.has('customer:read'),
  })
  const initials = useQuery({
    queryKey: ['pinyin'],
    queryFn: loadInitials,
    staleTime: Infinity,
    enabled: text.trim() !== '',
    ...inPlace,
  })
  const entries = menuMatches(leavesOf(menu), text, initials.data).map((leaf) => ({
    href: isOutside(leaf) ? leaf.path : hrefOf(leaf),
    label: leaf.label,
    group: t('search.menu'),
    isOutside: isOutside(leaf),
  }))
  if (text.trim() === '') {
    const recent = recentOf(`${tenant.dataNode}-${user.id}`)
    return [...recent.map((visit) => ({ ...visit, group: t('search.recent') })), ...entries]
  }
  if (!asks) return entries
  return [
    ...entries,
    ...record(bills.data?.records).map(({ id, masterBillNo, orderNo }) => ({
      href: `/wms/inboundOrder/detail/${id}`,
      label: `${masterBillNo} · ${orderNo}`,
      group: t('search.bills'),
    })),
    ...record(customers.data).map(({ ID, CUSTOMER_NAME }) => ({
      href: `/base/customer/index/${ID}`,
      label: CUSTOMER_NAME,
      group: t('search.customers'),
    })),
  ]
}
