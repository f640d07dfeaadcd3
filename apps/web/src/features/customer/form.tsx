import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { customer, type CustomerInfo } from '@yuncang/shared/contracts/customer'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useCan } from '../../session/session-context.tsx'
import { LoadingDrawer } from '../../records/loading-drawer.tsx'
import { CustomerFields, valuesOf, type CustomerValues } from './fields.tsx'
import { CustomerHistory } from './history.tsx'
import { CustomerParts } from './parts.tsx'
import { RecordDrawer } from '../../records/record-drawer.tsx'
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
  if (data) return <LoadedCustomer key={data.version} record={data} onClose={close} />
  return <LoadingDrawer title={t('customer.view')} error={error} onClose={close} />
}

function LoadedCustomer({ record, onClose }: { record: CustomerInfo; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const canWrite = useCan('customer:write')
  const save = useMutation(trpc.customer.update.mutationOptions(inPlace))
  const { id, version } = record
  return (
    <RecordDrawer
      title={canWrite ? t('customer.edit') : t('customer.view')}
      schema={customer.update.input}
      initial={valuesOf(record)}
      extra={{ id, version }}
      {...(canWrite && { draft: { form: 'customer', id, version } })}
      fields={<CustomerFields />}
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
      <CustomerParts customer={record} />
      <div style={{ marginTop: 24 }}>
        <StopButton record={record} onDone={() => void refreshed()} />
      </div>
      <CustomerHistory id={record.id} />
    </RecordDrawer>
  )
}
