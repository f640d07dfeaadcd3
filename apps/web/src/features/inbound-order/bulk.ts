import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import {
  inboundOrderActions,
  orderStatusLabel,
  refusalOf,
  type InboundOrderAction,
} from '@yuncang/shared/nouns/inbound-order/rules'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { printing } from '../../records/papers/printing.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type OrderSearch } from './search.ts'

type Step = Pick<BulkAction<InboundOrder>, 'label' | 'run' | 'ask' | 'danger'>

/** What is done to several orders alike: how the status machine calls it, in whatever state it begins. */
type BulkStep = Step & { actions: readonly InboundOrderAction[] }

const stepsOf = (t: TFunction): Record<string, BulkStep> => ({
  submit: {
    actions: ['submit'],
    label: t('inboundOrder.step.submit'),
    run: ({ id, version }) =>
      client.inboundOrder.update.mutate({ id, auditStatus: auditStatuses.submitted, version }),
  },
  withdraw: {
    actions: ['withdraw'],
    label: t('inboundOrder.step.withdraw'),
    run: ({ id, version }) =>
      client.inboundOrder.update.mutate({ id, auditStatus: auditStatuses.draft, version }),
  },
  pass: {
    actions: ['pass'],
    label: t('inboundOrder.step.pass'),
    run: ({ id, version }) =>
      client.inboundOrder.audit.mutate({ id, version, type: auditStatuses.passed }),
  },
  reject: {
    actions: ['reject'],
    label: t('inboundOrder.step.reject'),
    danger: true,
    ask: t('inboundOrder.rejectReason'),
    run: ({ id, version }, msg) =>
      client.inboundOrder.audit.mutate({ id, version, type: auditStatuses.rejected, msg }),
  },
  plan: {
    actions: ['generatePlan'],
    label: t('inboundOrder.step.plan'),
    run: ({ id, version }) => client.inboundOrder.generatePlan.mutate({ id, version }),
  },
  card: {
    actions: ['setCard'],
    label: t('inboundOrder.step.card'),
    ask: t('inboundOrder.field.passportNo'),
    run: ({ id, version }, passportNo) =>
      client.inboundOrder.setCard.mutate({ ids: [id], versions: [version], isCard: 1, passportNo }),
  },
  complete: {
    actions: ['complete'],
    label: t('inboundOrder.step.complete'),
    run: ({ id, version }) => client.inboundOrder.complete.mutate({ id, version }),
  },
  close: {
    actions: ['close'],
    label: t('inboundOrder.step.close'),
    run: ({ id, version }) => client.inboundOrder.close.mutate({ id, version }),
  },
  void: {
    actions: ['remove', 'cancel'],
    label: t('inboundOrder.step.void'),
    danger: true,
    run: ({ id, version }) => client.inboundOrder.remove.mutate({ ids: [id], versions: [version] }),
  },
})

/** The steps of an order, for several at once: those for which the person has the right. */
export function useOrderBulk(search: OrderSearch): Bulk<InboundOrder> {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  return useMemo(() => {
    const who = { id: user.id, permissions }
    const reasonFor = (actions: readonly InboundOrderAction[], row: InboundOrder) => {
      const refusals = actions.map((action) => refusalOf(action, row, who))
      if (refusals.includes(undefined)) return undefined
      if (refusals.includes('ownAudit')) return t('inboundOrder.refusal.ownAudit')
      if (refusals.includes('otherSubmitter')) return t('inboundOrder.refusal.otherSubmitter')
      return orderStatusLabel(row.orderStatus, currentLanguage())
    }
    const mayAtAll = ({ actions }: BulkStep) =>
      actions.some((action) => permissions.has(inboundOrderActions[action].permission))
    const actions = Object.entries(stepsOf(t))
      .filter(([, step]) => mayAtAll(step))
      .map(([key, step]) => ({
        ...step,
        key,
        refusal: (row: InboundOrder) => reasonFor(step.actions, row),
      }))
    return bulkOf({
      actions: [...actions, printing(t, 'inboundOrder', ({ orderNo }) => orderNo)],
      nameOf: (row) => `${row.masterBillNo} ${row.customerName}`,
      loadPage: (paging) => client.inboundOrder.page.query({ ...queryOf(search), ...paging }),
      onDone: () => void refreshed(),
    })
  }, [t, user.id, permissions, search])
}
