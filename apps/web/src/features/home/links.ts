import { linkOptions } from '@tanstack/react-router'
import { addDays } from '@yuncang/shared/domain/calendar'
import {
  contractNoticeDays,
  reservationNoticeDays,
  todos,
  type TodoKey,
} from '@yuncang/shared/domain/dashboard'
import { chosenPageSize } from '../../lib/page-size.ts'

/* The lists behind the figures, filtered so that they hold what was counted. */

const first = () => ({ current: 1, size: chosenPageSize() })

export const inboundList = (filters: object) =>
  linkOptions({ to: '/wms/inboundOrder/index', search: { ...first(), ...filters } })
export const outboundList = (filters: object) =>
  linkOptions({ to: '/wms/outboundOrder/index', search: { ...first(), ...filters } })
export const stockList = (filters: object) =>
  linkOptions({ to: '/wms/inventory/index', search: { ...first(), ...filters } })
const contractList = (filters: object) =>
  linkOptions({ to: '/contract/contract/index', search: { ...first(), ...filters } })
const feeList = (filters: object) =>
  linkOptions({ to: '/fee/feeLine/index', search: { ...first(), ...filters } })

/** The list that a task leads to. */
export function listOf(key: TodoKey, day: string) {
  const todo = todos[key]
  switch (todo.of) {
    case 'inboundOrder':
      return inboundList({ orderStatus: todo.status })
    case 'outboundOrder':
      return outboundList({ outboundStatus: todo.status })
    case 'inventory': {
      const expireTo = addDays(day, reservationNoticeDays)
      return stockList({ type: 1, holdStatus: todo.status, expireTo })
    }
    case 'contract':
      return contractList(contractFilters(key, day))
    case 'feeLine':
      return feeList({
        status: todo.status,
        ...(key === 'feesWithoutPrice' && { isMissingPrice: 1 }),
      })
    case 'product':
      return linkOptions({
        to: '/base/product/index',
        search: { ...first(), auditStatus: todo.status },
      })
    case 'job':
      return linkOptions({ to: '/system/job/index', search: { ...first(), status: 'failed' } })
  }
}

function contractFilters(key: TodoKey, day: string): object {
  if (key === 'quotationsToAudit') return { quotationStatus: 1 }
  if (key === 'contractsToAudit') return { status: 1 }
  return { status: 2, endDateFrom: day, endDateTo: addDays(day, contractNoticeDays) }
}
