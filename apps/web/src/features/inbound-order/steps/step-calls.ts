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
  planVersions?: number[]
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
  ({ id, version }, { passportNo }) =>
    client.inboundOrder.setCard.mutate({ ids: [id], versions: [version], isCard, passportNo })

const setMonthAgency =
  (monthAgency: 0 | 1): Taking =>
  ({ id, version }) =>
    client.inboundOrder.setMonthAgency.mutate({ ids: [id], versions: [version], monthAgency })

/** What each step asks of the server. */
export const stepCalls: Record<Call, Taking> = {
  submit: ({ id, version }) =>
    client.inboundOrder.update.mutate({ id, auditStatus: auditStatuses.submitted, version }),
  withdraw: ({ id, version }) =>
    client.inboundOrder.update.mutate({ id, auditStatus: auditStatuses.draft, version }),
  pass: ({ id, version }) =>
    client.inboundOrder.audit.mutate({ id, version, type: auditStatuses.passed }),
  reject: ({ id, version }, { reason = '' }) =>
    client.inboundOrder.audit.mutate({ id, version, type: auditStatuses.rejected, msg: reason }),
  amend: ({ id, version }, { remark = '' }) =>
    client.inboundOrder.update.mutate({ id, version, remark }),
  void: ({ id, version }) => client.inboundOrder.remove.mutate({ ids: [id], versions: [version] }),
  card: setCard(1),
  uncard: setCard(0),
  setOwner: ({ id, version }, { hqCustomerId = null }) =>
    client.inboundOrder.setOwner.mutate({ ids: [id], versions: [version], hqCustomerId }),
  monthAgency: setMonthAgency(1),
  noMonthAgency: setMonthAgency(0),
  assign: (
    { id },
    { planIds = [], planVersions = [], planDate, workTeam, tallyMan, forkliftCode },
  ) =>
    client.inboundPlan.assign.mutate({
      id,
      planIds,
      planVersions,
      planDate,
      workTeam,
      tallyMan,
      forkliftCode,
    }),
  markInbounded: ({ id, version }, { reason = '', paperNo = '', bizDate }) =>
    client.inboundOrder.markInbounded.mutate({ id, version, reason, paperNo, bizDate }),
  abort: ({ id, version }, { reason = '' }) =>
    client.inboundPlan.abort.mutate({ id, version, reason }),
  unFinish: ({ id, version }) => client.inboundPlan.unFinish.mutate({ id, version }),
  complete: ({ id, version }, { manifestConfirmed = 0 }) =>
    client.inboundOrder.complete.mutate({ id, version, manifestConfirmed }),
  undoComplete: ({ id, version }) =>
    client.inboundOrder.complete.mutate({ id, version, cancel: 1 }),
  close: ({ id, version }) => client.inboundOrder.close.mutate({ id, version }),
}
