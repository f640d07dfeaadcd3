import { useQuery } from '@tanstack/react-query'
import type { OutsideCustomer } from '@yuncang/shared/nouns/customer-sync/contract'
import { App, Button, Form, Input, Modal, Spin, Tooltip } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client, inPlace, queryClient, trpc } from '../../api/client.ts'
import { failQuietly } from '../../api/fail-quietly.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import './customer-sync.css'

type Props = { onClose: () => void; onManual: () => void }
type Fields = { customerName: string }

/** Takes customers over from the customer platform (docs/domain/jobs.md#outside-systems). */
export function SyncCustomerDialog({ onClose, onManual }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [form] = Form.useForm<Fields>()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<OutsideCustomer>()
  const [isBusy, setBusy] = useState(false)
  const key = useDebounced(typed)
  const list = useQuery({
    ...trpc.customerSync.search.queryOptions({ key }),
    ...inPlace,
    enabled: key !== '',
  })
  const pick = (customer: OutsideCustomer) => {
    setActive(customer)
    form.setFieldsValue({ customerName: customer.customerName })
    void form.validateFields().catch(() => {})
  }
  const confirm = async ({ customerName }: Fields) => {
    const name = customerName.trim()
    setBusy(true)
    try {
      if (active?.customerName === name) await client.customerSync.take.mutate({ id: active.id })
      else await client.customerSync.byName.mutate({ customerName: name })
      onClose()
      void message.success(t('syncCustomer.done'))
      await queryClient.invalidateQueries(trpc.customer.pathFilter())
    } catch (error) {
      failQuietly(error)
    }
    setBusy(false)
  }
  return (
    <Modal
      open
      width={500}
      mask={{ closable: false }}
      title={t('tool.syncCustomer')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onManual}>{t('syncCustomer.manual')}</Button>
          <Button type="primary" loading={isBusy} onClick={form.submit}>
            {t('syncCustomer.confirm')}
          </Button>
        </>
      }
    >
      <Form<Fields> form={form} layout="vertical" onFinish={(fields) => void confirm(fields)}>
        <div className="search-line">
          <Form.Item
            name="customerName"
            label={t('syncCustomer.name')}
            rules={[{ required: true, whitespace: true, message: t('syncCustomer.nameRequired') }]}
          >
            <Input
              autoFocus
              maxLength={100}
              placeholder={t('syncCustomer.name')}
              onChange={(event) => {
                setActive(undefined)
                setTyped(event.target.value.trim())
              }}
              onPressEnter={(event) => {
                // Enter looks for customers; taking one over is the button's.
                event.preventDefault()
                void list.refetch()
              }}
            />
          </Form.Item>
          <Tooltip title={t('syncCustomer.typing')}>
            <Button disabled>{t('syncCustomer.search')}</Button>
          </Tooltip>
        </div>
      </Form>
      <Spin spinning={list.isFetching} delay={300}>
        <Cards customers={list.data ?? []} active={active} onPick={pick} />
        {key !== '' && list.data?.length === 0 && <p className="hint">{t('syncCustomer.none')}</p>}
        {list.isError && <p className="hint">{list.error.message}</p>}
      </Spin>
    </Modal>
  )
}

type CardsProps = {
  customers: readonly OutsideCustomer[]
  active: OutsideCustomer | undefined
  onPick: (customer: OutsideCustomer) => void
}

function Cards({ customers, active, onPick }: CardsProps) {
  const { t } = useTranslation()
  return (
    <div className="pick-cards">
      {customers.map((customer) => (
        <button
          type="button"
          key={customer.id}
          className="pick-card"
          aria-pressed={customer.id === active?.id}
          onClick={() => onPick(customer)}
        >
          <strong>{customer.customerName}</strong>
          <span>{t('syncCustomer.duty', { no: customer.dutyNumber || '—' })}</span>
          <span>{customer.address}</span>
        </button>
      ))}
    </div>
  )
}
