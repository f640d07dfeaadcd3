import type { InboundOrder } from '@yuncang/shared/contracts/inbound-order'
import {
  inboundOrderActions,
  orderStatusLabel,
  refusalOf,
  type InboundOrderAction,
} from '@yuncang/shared/domain/inbound-order'
import type { TFunction } from 'i18next'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { currentLanguage } from '../../lib/language.ts'
import { useSession } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { bulkOf } from '../../records/bulk.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type OrderSearch } from './search.ts'

type Step = Pick<BulkAction<InboundOrder>, 'label' | 'run' | 'ask' | 'danger'>

/** What is done to several orders alike. */
type BulkStep = Extract<InboundOrderAction, 'submit' | 'pass' | 'reject'>

const stepsOf = (t: TFunction): Record<BulkStep, Step> => ({
  submit: {
    label: t('inboundOrder.submit'),
    run: ({ id, version }) => client.inboundOrder.update.mutate({ id, auditStatus: 1, version }),
  },
  pass: {
    label: t('inboundOrder.pass'),
    run: ({ id }) => client.inboundOrder.audit.mutate({ id, type: 2 }),
  },
  reject: {
    label: t('inboundOrder.reject'),
    danger: true,
    ask: t('inboundOrder.rejectReason'),
    run: ({ id }, msg) => client.inboundOrder.audit.mutate({ id, type: 3, msg }),
  },
})

/** The steps of an order, for several at once: those for which the person has the right. */
export function useOrderBulk(search: OrderSearch): Bulk<InboundOrder> {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  return useMemo(() => {
    const who = { id: user.id, permissions }
    const reasonFor = (action: InboundOrderAction, row: InboundOrder) => {
      const refusal = refusalOf(action, row, who)
      if (refusal === undefined) return undefined
      return refusal === 'ownAudit'
        ? t('inboundOrder.refusal.ownAudit')
        : orderStatusLabel(row.orderStatus, currentLanguage())
    }
    const actions = Object.entries(stepsOf(t)).map(([key, step]) => {
      const action = key as BulkStep // a key of the record above
      return { ...step, key, refusal: (row: InboundOrder) => reasonFor(action, row) }
    })
    return bulkOf({
      actions: actions.filter(
        ({ key }) => permissions.has(inboundOrderActions[key as BulkStep].permission), // as above
      ),
      nameOf: (row) => `${row.masterBillNo} ${row.customerName}`,
      loadPage: (paging) => client.inboundOrder.page.query({ ...queryOf(search), ...paging }),
      onDone: () => void refreshed(),
    })
  }, [t, user.id, permissions, search])
}
