import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { client } from '../../../api/client.ts'
import type { Step } from './steps.ts'

/** What a dialog has asked for. */
export type Said = {
  reason?: string
  paperNo?: string
  passportNo?: string
  bizDate?: string
  remark?: string
  hqCustomerId?: string | null
  planDate?: string | null
  workTeam?: string
  tallyMan?: string
  forkliftCode?: string
  planIds?: string[]
  manifestConfirmed?: 0 | 1
}

/** Steps that are taken by one call; the others lead to a screen of their own. */
export type Call = Exclude<
  Step,
  | 'edit'
  | 'plan'
  | 'replan'
  | 'tally'
  | 'createInventory'
  | 'setProducts'
  | 'decideDiffs'
  | 'changeDiffs'
>

type Taking = (order: InboundOrder, said: Said) => Promise<InboundOrder | InboundOrder[]>

const setCard =
  (isCard: 0 | 1): Taking =>
  ({ id }, { passportNo }) =>
    client.inboundOrder.setCard.mutate({ ids: [id], isCard, passportNo })

const setMonthAgency =
  (monthAgency: 0 | 1): Taking =>
  ({ id }) =>
    client.inboundOrder.setMonthAgency.mutate({ ids: [id], monthAgency })

/** What each step asks of the server. */
export const stepCalls: Record<Call, Taking> = {
  submit: ({ id, version }) =>
    client.inboundOrder.update.mutate({ id, auditStatus: auditStatuses.submitted, version }),
  withdraw: ({ id, version }) =>
    client.inboundOrder.update.mutate({ id, auditStatus: auditStatuses.draft, version }),
  pass: ({ id }) => client.inboundOrder.audit.mutate({ id, type: auditStatuses.passed }),
  reject: ({ id }, { reason = '' }) =>
    client.inboundOrder.audit.mutate({ id, type: auditStatuses.rejected, msg: reason }),
  amend: ({ id, version }, { remark = '' }) =>
    client.inboundOrder.update.mutate({ id, version, remark }),
  void: ({ id }) => client.inboundOrder.remove.mutate({ ids: [id] }),
  card: setCard(1),
  uncard: setCard(0),
  setOwner: ({ id }, { hqCustomerId = null }) =>
    client.inboundOrder.setOwner.mutate({ ids: [id], hqCustomerId }),
  monthAgency: setMonthAgency(1),
  noMonthAgency: setMonthAgency(0),
  assign: ({ id }, { planIds = [], planDate, workTeam, tallyMan, forkliftCode }) =>
    client.inboundPlan.assign.mutate({
      id,
      planIds,
      planDate,
      workTeam,
      tallyMan,
      forkliftCode,
    }),
  markInbounded: ({ id }, { reason = '', paperNo = '', bizDate }) =>
    client.inboundOrder.markInbounded.mutate({ id, reason, paperNo, bizDate }),
  abort: ({ id }, { reason = '' }) => client.inboundPlan.abort.mutate({ id, reason }),
  unFinish: ({ id }) => client.inboundPlan.unFinish.mutate({ id }),
  complete: ({ id }, { manifestConfirmed = 0 }) =>
    client.inboundOrder.complete.mutate({ id, manifestConfirmed }),
  undoComplete: ({ id }) => client.inboundOrder.complete.mutate({ id, cancel: 1 }),
  close: ({ id }) => client.inboundOrder.close.mutate({ id }),
}
