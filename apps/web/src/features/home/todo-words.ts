import type { TodoKey } from '@yuncang/shared/domain/dashboard'

/** What each task is called. */
export const todoWords: Record<TodoKey, string> = {
  inboundToAudit: 'home.todo.inboundToAudit',
  inboundRejected: 'home.todo.inboundRejected',
  inboundToPlan: 'home.todo.inboundToPlan',
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
  feesToAudit: 'home.todo.feesToAudit',
  productsToAudit: 'home.todo.productsToAudit',
  jobsFailed: 'home.todo.jobsFailed',
}
