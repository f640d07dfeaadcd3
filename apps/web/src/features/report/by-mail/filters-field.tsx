import { useQuery } from '@tanstack/react-query'
import type { ReportPlan } from '@yuncang/shared/nouns/report-plan/contract'
import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { listed } from '../../../lib/language.ts'
import { useCan } from '../../../session/session-context.tsx'
import { lasting, type OnScreen } from './on-screen.ts'
import { filtersOf } from './said.ts'

/** The filters that a plan sends by: its own until it takes those of the screen, which a new one begins with. */
export function FiltersField({ shown, plan }: { shown: OnScreen; plan: ReportPlan | undefined }) {
  const { t } = useTranslation()
  const isAsOnScreen = Form.useWatch<boolean | undefined>('isAsOnScreen') ?? plan === undefined
  const onScreen = useOnScreen(shown)
  const filters = filtersOf(t, plan && !isAsOnScreen ? plan : onScreen)
  return (
    <>
      {filters.length > 0 && (
        <Form.Item label={t('reportPlan.filters')}>
          <span>{listed(filters)}</span>
        </Form.Item>
      )}
      {plan === undefined ? (
        <p className="hint">{t('reportPlan.filtersHint')}</p>
      ) : (
        <Form.Item name="isAsOnScreen" valuePropName="checked">
          <Checkbox>{t('reportPlan.takeFilters')}</Checkbox>
        </Form.Item>
      )}
    </>
  )
}

/** What the screen is filtered by, its customer by name. */
function useOnScreen({ report, query: given }: OnScreen) {
  const query = lasting(given)
  const id = typeof query['customerId'] === 'string' ? query['customerId'] : undefined
  const canRead = useCan('customer:read')
  const { data } = useQuery({
    ...trpc.customer.get.queryOptions({ id: id ?? '' }),
    enabled: canRead && id !== undefined,
    meta: { inPlace: true },
  })
  return { report, query, customerName: data?.customerName ?? '' }
}
