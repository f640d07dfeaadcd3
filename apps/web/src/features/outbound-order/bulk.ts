import { auditStatuses } from '@yuncang/shared/kernel/audit'
import type { OutboundListRow } from '@yuncang/shared/nouns/outbound-order/contract'
import {
  outboundOrderActions,
  outboundRefusalOf,
  outboundStatusLabel,
  type OutboundOrderAction,
} from '@yuncang/shared/nouns/outbound-order/rules'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { printing } from '../../records/papers/printing.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type OutboundSearch } from './search.ts'

type Step = Pick<BulkAction<OutboundListRow>, 'label' | 'run' | 'ask' | 'danger'>

/** What is done to several orders alike. */
type BulkStep = Extract<OutboundOrderAction, 'submit' | 'pass' | 'reject' | 'finish'>

const stepsOf = (t: TFunction): Record<BulkStep, Step> => ({
  submit: {
    label: t('outboundOrder.step.submit'),
    run: ({ id, version }) =>
      client.outboundOrder.update.mutate({ id, auditStatus: auditStatuses.submitted, version }),
  },
  pass: {
    label: t('outboundOrder.step.pass'),
    run: ({ id, version }) =>
      client.outboundOrder.audit.mutate({ id, version, type: auditStatuses.passed }),
  },
  reject: {
    label: t('outboundOrder.step.reject'),
    danger: true,
    ask: t('outboundOrder.reason'),
    run: ({ id, version }, msg) =>
      client.outboundOrder.audit.mutate({ id, version, type: auditStatuses.rejected, msg }),
  },
  finish: {
    label: t('outboundOrder.step.finish'),
    run: ({ id, version }) => client.outboundOrder.finish.mutate({ id, version }),
  },
})

/** The steps of an order, for several at once: those for which the person has the right. */
export function useOutboundBulk(search: OutboundSearch): Bulk<OutboundListRow> {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  return useMemo(() => {
    const who = { id: user.id, permissions }
    const reasonFor = (action: BulkStep, row: OutboundListRow) => {
      const refusal = outboundRefusalOf(action, row, who)
      if (refusal === undefined) return undefined
      return refusal === 'ownAudit'
        ? t('outboundOrder.refusal.ownAudit')
        : outboundStatusLabel(row.outboundStatus, currentLanguage())
    }
    const actions = Object.entries(stepsOf(t)).map(([key, step]) => {
      const action = key as BulkStep // a key of the record above
      return { ...step, key: action, refusal: (row: OutboundListRow) => reasonFor(action, row) }
    })
    return bulkOf({
      actions: [
        ...actions.filter(({ key }) => permissions.has(outboundOrderActions[key].permission)),
        printing(t, 'outboundOrder', ({ orderNo }) => orderNo),
      ],
      nameOf: (row) => `${row.orderNo} ${row.customerName}`,
      loadPage: (paging) => client.outboundOrder.page.query({ ...queryOf(search), ...paging }),
      onDone: () => void refreshed(),
    })
  }, [t, user.id, permissions, search])
}
