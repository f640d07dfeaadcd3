import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { beginningOf } from '@yuncang/shared/validate/text'
import { Alert, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { useDebounced } from '../../lib/use-debounced.ts'

/** Shorter names say nothing yet. */
const from = 2

/** Customers that the one somebody is typing may well be; it points them out, and never blocks. */
export function Lookalikes({ exceptId }: { exceptId?: string }) {
  const { t } = useTranslation()
  const name = useDebounced((Form.useWatch<string | undefined>('customerName') ?? '').trim(), 400)
  const code = useDebounced(
    (Form.useWatch<string | undefined>('socialCreditCode') ?? '').trim(),
    400,
  )
  const { data = [] } = useQuery({
    ...trpc.customer.similar.queryOptions({
      customerName: beginningOf(name, 100),
      socialCreditCode: code.slice(0, 32),
      ...(exceptId !== undefined && { exceptId }),
    }),
    enabled: name.length >= from || code.length >= from,
    placeholderData: keepPreviousData,
    meta: { inPlace: true },
  })
  if (data.length === 0) return null
  const title = data.some(({ why }) => why === 'code')
    ? t('customer.alikeCode')
    : t('customer.alikeName')
  return (
    <Alert
      type="warning"
      showIcon
      style={{ marginBottom: 16 }}
      title={title}
      description={data.map(({ id, customerCode, customerName, isStop }) => (
        <div key={id}>
          <Link to="/base/customer/detail/$id" params={{ id }}>
            {customerCode} {customerName}
            {isStop === 1 && t('record.stoppedMark')}
          </Link>
        </div>
      ))}
    />
  )
}
