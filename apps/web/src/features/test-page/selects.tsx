import { Space } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BillSelect } from '../../records/form/bill-select.tsx'
import { CustomerSelect } from '../../records/form/customer-select.tsx'
import { Results } from './results.tsx'

/** The selects that search while one types, in the ways in which forms use them. */
export function Selects() {
  const { t } = useTranslation()
  const [bill, setBill] = useState<string>()
  const [free, setFree] = useState<string>()
  const [name, setName] = useState<string>()
  return (
    <section aria-label={t('test.selects')}>
      <h2>{t('test.selects')}</h2>
      <Space wrap>
        <BillSelect label={t('test.bill')} value={bill} onChange={setBill} />
        <BillSelect isFree label={t('test.freeBill')} value={free} onChange={setFree} />
        <CustomerSelect
          gives="name"
          label={t('test.customerName')}
          value={name}
          onChange={setName}
        />
      </Space>
      <Results
        of={[
          [t('test.bill'), bill ?? ''],
          [t('test.freeBill'), free ?? ''],
          [t('test.customerName'), name ?? ''],
        ]}
      />
    </section>
  )
}
