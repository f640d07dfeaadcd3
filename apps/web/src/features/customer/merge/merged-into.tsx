import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Alert } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'

/** On the page of a customer that was merged: where everything of it is now. */
export function MergedInto({ id }: { id: string }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...trpc.customer.get.queryOptions({ id }), meta: { inPlace: true } })
  return (
    <Alert
      type="info"
      showIcon
      title={
        <>
          {t('customer.mergedInto')}{' '}
          <Link to="/base/customer/detail/$id" params={{ id }}>
            {data ? `${data.customerCode} ${data.customerName}` : id}
          </Link>
        </>
      }
      description={t('customer.mergedHint')}
    />
  )
}
