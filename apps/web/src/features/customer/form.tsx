import { useMutation, useQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { customer, type Customer } from '@yuncang/shared/contracts/customer'
import { App, Button, Form, Skeleton } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, queryClient, trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useCan } from '../../session/session-context.tsx'
import { FormDrawer } from '../../ui/form-drawer.tsx'
import { showIssues } from '../../ui/form-rules.ts'
import { CustomerFields, valuesOf, type CustomerValues } from './fields.tsx'
import { CustomerHistory } from './history.tsx'
import { StopButton } from './stop.tsx'

const listRoute = getRouteApi('/base/customer/index')
const recordRoute = getRouteApi('/base/customer/index/$id')

function useBackToList() {
  const search = listRoute.useSearch()
  const navigate = useNavigate()
  return () => void navigate({ to: '/base/customer/index', search })
}

const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.customer.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])

export function NewCustomer() {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const close = useBackToList()
  const save = useMutation({
    ...trpc.customer.create.mutationOptions(inPlace),
    onSuccess: async (row) => {
      void message.success(t('customer.saved', { name: row.customerName }))
      await refreshed()
      close()
    },
  })
  return (
    <CustomerDrawer
      title={t('customer.new')}
      initial={customerDefaults}
      canSave
      save={save}
      onSave={(values) => save.mutate(values)}
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
  return (
    <FormDrawer
      title={t('customer.view')}
      loading={false}
      submitError={error ? apiErrorOf(error).message : null}
      isDirty={false}
      canSave={false}
      onSave={close}
      onClose={close}
    >
      {!error && <Skeleton active />}
    </FormDrawer>
  )
}

function LoadedCustomer({ record, onClose }: { record: Customer; onClose: () => void }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const canWrite = useCan('customer:write')
  const save = useMutation({
    ...trpc.customer.update.mutationOptions(inPlace),
    onSuccess: async (row) => {
      void message.success(t('customer.saved', { name: row.customerName }))
      await refreshed()
      onClose()
    },
  })
  return (
    <CustomerDrawer
      title={canWrite ? t('customer.edit') : t('customer.view')}
      initial={valuesOf(record)}
      canSave={canWrite}
      save={save}
      onSave={(values) => save.mutate({ ...values, id: record.id, version: record.version })}
      onReload={() => void refreshed().then(() => save.reset())}
      onClose={onClose}
    >
      <StopButton record={record} onDone={() => void refreshed()} />
      <CustomerHistory id={record.id} />
    </CustomerDrawer>
  )
}

type DrawerProps = {
  title: string
  initial: Partial<CustomerValues>
  canSave: boolean
  save: { isPending: boolean; error: unknown }
  onSave: (values: CustomerValues) => void
  /** Offered when somebody else was faster. */
  onReload?: () => void
  onClose: () => void
  children?: ReactNode
}

function CustomerDrawer({
  title,
  initial,
  canSave,
  save,
  onSave,
  onReload,
  onClose,
  children,
}: DrawerProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<CustomerValues>()
  const [isDirty, setDirty] = useState(false)
  const failure = save.error ? apiErrorOf(save.error) : undefined
  const isStale = failure?.data?.reason === 'record.stale'
  const elsewhere = failure?.data?.issues ? showIssues(form, failure.data.issues) : undefined
  const sentence = elsewhere?.length === 0 ? null : failure?.message
  return (
    <FormDrawer
      title={title}
      loading={save.isPending}
      canSave={canSave}
      isDirty={isDirty}
      onClose={onClose}
      onSave={() => form.submit()}
      submitError={
        isStale ? (
          <>
            {t('form.stale')}{' '}
            <Button size="small" onClick={onReload}>
              {t('action.reload')}
            </Button>
          </>
        ) : (
          sentence
        )
      }
    >
      <Form
        form={form}
        layout="vertical"
        initialValues={initial}
        disabled={!canSave}
        validateTrigger="onBlur"
        onValuesChange={() => setDirty(true)}
        onFinish={(values) => onSave(customer.create.input.parse(values))}
      >
        <CustomerFields />
      </Form>
      {children}
    </FormDrawer>
  )
}
