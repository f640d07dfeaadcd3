import type { TodoKey } from '@yuncang/shared/nouns/dashboard/rules'

/** What each task is called. */
export const todoWords: Record<TodoKey, string> = {
  inboundToSubmit: 'home.todo.inboundToSubmit',
  inboundToAudit: 'home.todo.inboundToAudit',
  inboundRejected: 'home.todo.inboundRejected',
  inboundToPlan: 'home.todo.inboundToPlan',
  inboundToCard: 'home.todo.inboundToCard',
  inboundToPutAway: 'home.todo.inboundToPutAway',
  inboundReceiving: 'home.todo.inboundReceiving',
  inboundToComplete: 'home.todo.inboundToComplete',
  inboundToClose: 'home.todo.inboundToClose',
  outboundToAudit: 'home.todo.outboundToAudit',
  outboundRejected: 'home.todo.outboundRejected',
  outboundToIssue: 'home.todo.outboundToIssue',
  outboundExpected: 'home.todo.outboundExpected',
  outboundToLoad: 'home.todo.outboundToLoad',
  outboundPartlyOut: 'home.todo.outboundPartlyOut',
  outboundToFinish: 'home.todo.outboundToFinish',
  reservationsExpiring: 'home.todo.reservationsExpiring',
  contractsToAudit: 'home.todo.contractsToAudit',
  quotationsToAudit: 'home.todo.quotationsToAudit',
  contractsExpiring: 'home.todo.contractsExpiring',
  feesWithoutPrice: 'home.todo.feesWithoutPrice',
  feesWithoutRate: 'home.todo.feesWithoutRate',
  feesSentBack: 'home.todo.feesSentBack',
  feesToConfirm: 'home.todo.feesToConfirm',
  feesToAudit: 'home.todo.feesToAudit',
  billsToSubmit: 'home.todo.billsToSubmit',
  billsRejected: 'home.todo.billsRejected',
  billsToAudit: 'home.todo.billsToAudit',
  billsToSend: 'home.todo.billsToSend',
  billsToConfirm: 'home.todo.billsToConfirm',
  billsToInvoice: 'home.todo.billsToInvoice',
  paymentsOverdue: 'home.todo.paymentsOverdue',
  monthsToRun: 'home.todo.monthsToRun',
  monthsToHandIn: 'home.todo.monthsToHandIn',
  monthsToClose: 'home.todo.monthsToClose',
  productsToAudit: 'home.todo.productsToAudit',
  jobsFailed: 'home.todo.jobsFailed',
}

/** What a customer's own people read instead. */
export const customerTodoWords: Partial<Record<TodoKey, string>> = {
  billsToConfirm: 'home.own.billsToConfirm',
  paymentsOverdue: 'home.own.paymentsOverdue',
}
