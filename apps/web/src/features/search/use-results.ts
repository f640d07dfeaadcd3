import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { openSteps } from '../../lib/open-steps.ts'
import { loadInitials } from '../../lib/pinyin.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { useSession } from '../../session/session-context.tsx'
import { hrefOf, leadsOut, leavesOf } from '../../shell/menu.ts'
import { actions } from './actions.ts'
import { addressOf } from './found.ts'
import { menuMatches } from './match.ts'
import { recentOf } from './recent.ts'

export type Result = {
  readonly href: string
  readonly label: string
  readonly group: string
  /** What is done in place of going there. */
  readonly take?: () => void
  /** An address outside opens in a window of its own (docs/domain/interface.md#frame). */
  readonly isOutside?: boolean
}

/** Searches over records begin at two characters (docs/domain/interface.md#searches). */
const searchFrom = 2
const recordsAtMost = 10
const record = <T>(rows: readonly T[] | undefined): readonly T[] =>
  rows?.slice(0, recordsAtMost) ?? []

/**
 * What the open record can do, menu entries, actions, inbound orders by their bill, and what the server finds by number, plate, name or first letters;
 * what was found lately before anything is typed.
 */
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
  const found = useQuery({
    ...trpc.search.find.queryOptions({ text: words }),
    ...inPlace,
    enabled: asks,
  })
  const initials = useQuery({
    queryKey: ['pinyin'],
    queryFn: loadInitials,
    staleTime: Infinity,
    enabled: text.trim() !== '',
    ...inPlace,
  })
  const entries = menuMatches(leavesOf(menu), text, initials.data).map((leaf) => ({
    href: leadsOut(leaf) ? leaf.path : hrefOf(leaf),
    label: leaf.label,
    group: t('search.menu'),
    isOutside: leadsOut(leaf),
  }))
  const allowed = actions.filter(({ right }) => permissions.has(right))
  const here = openSteps().map(({ label, name, take }) => ({
    href: `${name} ${label}`,
    label: t('text.with', { name: label, more: name }),
    group: t('search.here'),
    take,
  }))
  const listed = allowed.map(({ key, href }) => ({
    href,
    label: t(key),
    group: t('search.action'),
  }))
  const doable = menuMatches(here, text, initials.data)
  const todo = menuMatches(listed, text, initials.data)
  if (text.trim() === '') {
    const recent = recentOf(`${tenant.dataNode}-${user.id}`)
    return [...recent.map((visit) => ({ ...visit, group: t('search.recent') })), ...entries]
  }
  if (!asks) return [...doable, ...entries, ...todo]
  const orders = record(bills.data?.records).map(({ id, masterBillNo, orderNo }) => ({
    href: `/wms/inboundOrder/detail/${id}`,
    label: `${masterBillNo} · ${orderNo}`,
    group: t('search.bills'),
  }))
  // An order may be found by its bill and by its number.
  const others = (found.data ?? []).filter((hit) =>
    orders.every(({ href }) => href !== addressOf(hit)),
  )
  return [
    ...doable,
    ...entries,
    ...todo,
    ...orders,
    ...others.map((hit) => ({
      href: addressOf(hit),
      label: hit.about === '' ? hit.label : `${hit.label} · ${hit.about}`,
      group: t(`search.${hit.kind}`),
    })),
  ]
}
