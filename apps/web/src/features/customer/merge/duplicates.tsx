import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ComparedCustomer } from '@yuncang/shared/nouns/customer-merge/contract'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { RecordList } from '../../../ui/record-list.tsx'
import { MergeDialog } from './dialog.tsx'

/** Customers whose names differ in their writing only, and the way to make one of two. */
export function Duplicates() {
  const { t } = useTranslation()
  const { data } = useQuery(trpc.customerMerge.duplicates.queryOptions({}))
  const [compared, setCompared] = useState<readonly [ComparedCustomer, ComparedCustomer]>()
  if (!data) return <Skeleton active />
  return (
    <div className="record-page">
      <div className="page-head">
        <h1>{t('customer.duplicates')}</h1>
      </div>
      <p className="hint">
        {data.length > 0 ? t('customer.duplicatesHint') : t('customer.noDuplicates')}
      </p>
      {data.map(({ key, customers }) => (
        <div key={key} className="card">
          <RecordList
            title={key}
            empty={t('customer.noDuplicates')}
            items={customers.map((customer, at) => ({
              key: customer.id,
              title: (
                <>
                  <Link to="/base/customer/detail/$id" params={{ id: customer.id }}>
                    {customer.customerName}
                    {customer.isStop === 1 && t('record.stoppedMark')}
                  </Link>
                  {at > 0 && (
                    <Button size="small" onClick={() => setCompared([customers[0]!, customer])}>
                      {t('customer.compare')}
                    </Button>
                  )}
                </>
              ),
              details: [customer.customerCode, customer.socialCreditCode],
            }))}
          />
        </div>
      ))}
      {compared && (
        <MergeDialog
          customer={compared[0]}
          otherId={compared[1].id}
          onClose={() => setCompared(undefined)}
        />
      )}
    </div>
  )
}
