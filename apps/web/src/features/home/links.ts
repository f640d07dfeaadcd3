import { linkOptions } from '@tanstack/react-router'
import { billStatuses } from '@yuncang/shared/nouns/bill/rules'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { addDays } from '@yuncang/shared/kernel/calendar'
import {
  contractNoticeDays,
  reservationNoticeDays,
  todos,
  type TodoKey,
} from '@yuncang/shared/nouns/dashboard/rules'
import type { MonthTask } from '@yuncang/shared/nouns/month-close/tasks'
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
const billList = (filters: object) =>
  linkOptions({ to: '/fee/bill/index', search: { ...first(), ...filters } })
const feeList = (filters: object) =>
  linkOptions({ to: '/fee/feeLine/index', search: { ...first(), ...filters } })

const monthTaskOf: Partial<Record<TodoKey, MonthTask>> = {
  monthsToRun: 'run',
  monthsToHandIn: 'handIn',
  monthsToClose: 'close',
}

/** The list that a task leads to. */
export function listOf(key: TodoKey, day: string) {
  const todo = todos[key]
  switch (todo.of) {
    case 'inboundOrder':
      if ('status' in todo) return inboundList({ orderStatus: todo.status })
      return inboundList(key === 'inboundToSubmit' ? { toSubmit: 1 } : { toCard: 1 })
    case 'outboundOrder':
      return outboundList({ outboundStatus: todo.status })
    case 'inventory': {
      const expireTo = addDays(day, reservationNoticeDays)
      return stockList({ type: 1, holdStatus: todo.status, expireTo })
    }
    case 'contract':
      return contractList(contractFilters(key, day))
    case 'quotation':
      return linkOptions({
        to: '/contract/quotation/index',
        search: { ...first(), auditStatus: todo.status },
      })
    case 'feeLine':
      return feeList({
        status: todo.status,
        ...(key === 'feesToConfirm' && { isMissingPrice: 0 }),
        ...(key === 'feesWithoutPrice' && { lack: 'price' }),
        ...(key === 'feesWithoutRate' && { lack: 'rate' }),
        ...(key === 'feesSentBack' && { isSentBack: 1 }),
      })
    case 'bill':
      return billList(billFilters(key))
    case 'monthClose':
      return linkOptions({
        to: '/fee/monthClose/index',
        search: { ...first(), waits: monthTaskOf[key] },
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

const statusOf = (key: TodoKey): { status?: number } => {
  const todo = todos[key]
  return 'status' in todo ? { status: todo.status } : {}
}

function contractFilters(key: TodoKey, day: string): object {
  if (key === 'quotationsToAudit') return { quotationStatus: auditStatuses.submitted }
  if (key !== 'contractsExpiring') return statusOf(key)
  return { ...statusOf(key), endDateFrom: day, endDateTo: addDays(day, contractNoticeDays) }
}

function billFilters(key: TodoKey): object {
  if (key === 'paymentsOverdue') return { isOverdue: 1, recPay: 1 }
  if (key === 'billsToSend') return { status: billStatuses.audited, recPay: 1, isSent: 0 }
  if (key === 'billsToConfirm') return { status: billStatuses.audited, recPay: 1 }
  return statusOf(key)
}
