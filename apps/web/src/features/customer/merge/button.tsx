import { Button } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../session/session-context.tsx'

const MergeDialog = lazy(async () => ({ default: (await import('./dialog.tsx')).MergeDialog }))

/** Makes one customer of this one and another. */
export function MergeButton({ customer }: { customer: { id: string; customerName: string } }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useCan('customerMerge:merge')) return null
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('customer.merge')}</Button>
      <Suspense>
        {isOpen && <MergeDialog customer={customer} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
