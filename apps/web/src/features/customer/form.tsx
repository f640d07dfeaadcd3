import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link, useNavigate } from '@tanstack/react-router'
import { customer, type CustomerInfo } from '@yuncang/shared/nouns/customer/contract'
import { App, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { useCan } from '../../session/session-context.tsx'
import { LoadingDrawer } from '../../records/form/loading-drawer.tsx'
import { HeldRecord } from '../../ui/form/held-record.tsx'
import { ContractSection } from './contracts.tsx'
import { CustomerFields, valuesOf, type CustomerValues } from './fields.tsx'
import { CustomerHistory } from './history.tsx'
import { MergedInto } from './merge/merged-into.tsx'
import { CustomerParts } from './parts.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { NewQuotationButton } from '../../records/prices/new-quotation-button.tsx'
import { refreshed } from './refreshed.ts'
import { StopButton } from './stop.tsx'

const listRoute = getRouteApi('/base/customer/index')
const recordRoute = getRouteApi('/base/customer/index/$id')

function useBackToList() {
  const search = listRoute.useSearch()
  const navigate = useNavigate()
  return () => void navigate({ to: '/base/customer/index', search })
}

export function NewCustomer() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const close = useBackToList()
  const save = useMutation(trpc.customer.create.mutationOptions(inPlace))
  return (
    <RecordDrawer
      title={t('customer.new')}
      schema={customer.create.input}
      initial={customerDefaults}
      draft={{ form: 'customer', id: 'new' }}
      fields={<CustomerFields />}
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={async (row) => {
        void message.success(t('customer.saved', { name: row.customerName }))
        await refreshed()
        close()
      }}
      onReload={close}
      onClose={close}
    />
  )
}

const customerDefaults: Partial<CustomerValues> = { isVisual: 0, customerType: ['0'] }

export function EditCustomer() {
  const { t } = useTranslation()
  const { id } = recordRoute.useParams()
  const close = useBackToList()
  const { data, error } = useQuery({
    ...trpc.customer.get.queryOptions({ id }),
    meta: { inPlace: true },
  })
  if (data) {
    return (
      <HeldRecord record={data}>
        {(shown) => <LoadedCustomer record={shown} onClose={close} />}
      </HeldRecord>
    )
  }
  return <LoadingDrawer title={t('customer.view')} error={error} onClose={close} />
}

function LoadedCustomer({ record, onClose }: { record: CustomerInfo; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const canWrite = useCan('customer:write') && record.mergedIntoId === null
  const canSeeContracts = useCan('contract:read')
  const save = useMutation(trpc.customer.update.mutationOptions(inPlace))
  const { id, version } = record
  return (
    <RecordDrawer
      title={canWrite ? t('customer.edit') : t('customer.view')}
      schema={customer.update.input}
      initial={valuesOf(record)}
      extra={{ id, version }}
      {...(canWrite && { draft: { form: 'customer', id, version } })}
      fields={
        <>
          {record.mergedIntoId !== null && <MergedInto id={record.mergedIntoId} />}
          <CustomerFields exceptId={id} />
        </>
      }
      canSave={canWrite}
      save={(values) => save.mutateAsync(values)}
      onSaved={async (row) => {
        void message.success(t('customer.saved', { name: row.customerName }))
        await refreshed()
        onClose()
      }}
      onReload={() => void refreshed()}
      onClose={onClose}
    >
      {canSeeContracts && <ContractSection customerId={record.id} />}
      <CustomerParts customer={record} />
      <div style={{ marginTop: 24, display: 'flex', flexWrap: 'wrap', gap: 8 }}>
        <Link to="/base/customer/detail/$id" params={{ id }}>
          <Button>{t('customer.page')}</Button>
        </Link>
        {record.isStop === 0 && <NewQuotationButton customerId={record.id} />}
        {record.mergedIntoId === null && (
          <StopButton record={record} onDone={() => void refreshed()} />
        )}
      </div>
      <CustomerHistory id={record.id} />
    </RecordDrawer>
  )
}
