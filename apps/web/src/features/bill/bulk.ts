import { today } from '@yuncang/shared/kernel/calendar'
import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { awaitsMonth, billActions, daysOf, refusalOf } from '@yuncang/shared/nouns/bill/rules'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { bulkOf } from '../../records/list/bulk.ts'
import { printing } from '../../records/papers/printing.tsx'
import { useSession } from '../../session/session-context.tsx'
import type { Bulk, BulkAction } from '../../ui/grid/index.ts'
import { refreshed } from './refreshed.ts'
import { queryOf, type BillSearch } from './search.ts'
import { statusLabel } from './status.tsx'
import { stepKeys } from './step-words.ts'

const held = ({ id, version }: Bill) => ({ id, version })

/** The steps that are taken with many bills at once: month end has hundreds. */
export function useBillBulk(search: BillSearch): Bulk<Bill> {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  return useMemo(() => {
    const refusal = (action: 'submit' | 'pass') => (bill: Bill) => {
      const reason = refusalOf(action, bill, { id: user.id, permissions })
      if (reason === undefined)
        return action === 'pass' && awaitsMonth(bill, today(new Date().toISOString()))
          ? t('bill.refusal.monthGoesOn', { to: daysOf(bill.period).to })
          : undefined
      return reason === 'ownAudit' ? t('bill.refusal.ownAudit') : statusLabel(bill.status)
    }
    const actions: (BulkAction<Bill> & { key: 'submit' | 'pass' })[] = [
      {
        key: 'submit',
        label: t(stepKeys.submit),
        refusal: refusal('submit'),
        run: (bill) => client.bill.submit.mutate(held(bill)),
      },
      {
        key: 'pass',
        label: t(stepKeys.pass),
        refusal: refusal('pass'),
        run: (bill) => client.bill.pass.mutate(held(bill)),
      },
    ]
    return bulkOf<Bill>({
      actions: [
        ...actions.filter(({ key }) => permissions.has(billActions[key].permission)),
        printing(t, 'bill', ({ billNo }) => billNo),
      ],
      nameOf: ({ billNo }) => billNo,
      loadPage: (paging) => client.bill.page.query({ ...queryOf(search), ...paging }),
      onDone: () => void refreshed(),
    })
  }, [t, user.id, permissions, search])
}
