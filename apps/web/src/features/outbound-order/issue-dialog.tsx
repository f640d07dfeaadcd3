import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import type { OutboundOrder } from '@yuncang/shared/nouns/outbound-order/contract'
import { Button, Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { client, trpc } from '../../api/client.ts'
import { capitalKeys, codeKeys } from '../../lib/keyboard.ts'
import { SuggestedInput } from '../../ui/suggested-input.tsx'
import { TruckDialog } from './truck-dialog.tsx'
import { bondInvtRule, phoneRule, plateRule, requiredRule } from './truck-rules.ts'
import './trucks.css'

type Truck = { plateNo: string; trailerNo?: string; driverName: string; driverPhone: string }

/** Sends trucks for an order. */
export function IssueDialog({ order, onClose }: { order: OutboundOrder; onClose: () => void }) {
  const { t } = useTranslation()
  const { id, version, orderNo: no } = order
  return (
    <TruckDialog<{ trucks: Truck[]; bondInvtNo?: string }>
      title={t('outboundOrder.issueTitle', { no })}
      okText={t('outboundOrder.step.issue')}
      initial={{ trucks: [{} as Truck], bondInvtNo: order.bondInvtNo }} // trucks are filled in below
      wide
      run={({ trucks, bondInvtNo }) =>
        client.outboundTruck.issue.mutate({ id, version, trucks, bondInvtNo })
      }
      onClose={onClose}
    >
      <p className="hint">{t('outboundOrder.issueHint')}</p>
      {order.bondedFlag === 1 && (
        <Form.Item
          name="bondInvtNo"
          label={t('outboundOrder.field.bondInvtNo')}
          extra={t('outboundOrder.bondInvtHint')}
          rules={[requiredRule(t('outboundOrder.need.bondInvtNo')), bondInvtRule]}
        >
          <Input {...codeKeys} maxLength={40} />
        </Form.Item>
      )}
      <Form.List name="trucks">
        {(fields, { add, remove }) => (
          <>
            {fields.map(({ key, name }) => (
              <TruckFields
                key={key}
                index={name}
                {...(fields.length > 1 && { onRemove: () => remove(name) })}
              />
            ))}
            <Button block type="dashed" icon={<PlusOutlined />} onClick={() => add({})}>
              {t('outboundOrder.addTruck')}
            </Button>
          </>
        )}
      </Form.List>
    </TruckDialog>
  )
}

const once = (words: readonly string[]) => [...new Set(words)]

/** One truck; plates and drivers that are known are offered, others are typed. */
function TruckFields({ index, onRemove }: { index: number; onRemove?: () => void }) {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const { data } = useQuery(trpc.carDriver.list.queryOptions({}))
  const { vehicles = [], drivers = [] } = data ?? {}
  const usable = drivers.filter((driver) => driver.blacklist === 0)
  const path = (field: keyof Truck) => ['trucks', index, field]
  return (
    <div className="truck-fields">
      <Form.Item
        name={[index, 'plateNo']}
        label={t('outboundOrder.field.plateNo')}
        rules={[requiredRule(t('outboundOrder.need.plate')), plateRule]}
      >
        <SuggestedInput
          suggestions={once(vehicles.map((vehicle) => vehicle.plateNo))}
          onPick={(plateNo) => {
            const vehicle = vehicles.find((each) => each.plateNo === plateNo)
            form.setFieldValue(path('trailerNo'), vehicle?.trailerNo ?? '')
          }}
        />
      </Form.Item>
      <Form.Item
        name={[index, 'trailerNo']}
        label={t('outboundOrder.field.trailerNo')}
        rules={[plateRule]}
      >
        <Input {...capitalKeys} maxLength={20} />
      </Form.Item>
      <Form.Item
        name={[index, 'driverName']}
        label={t('outboundOrder.field.driverName')}
        rules={[requiredRule(t('outboundOrder.need.driver'))]}
      >
        <SuggestedInput
          suggestions={once(usable.map((driver) => driver.name))}
          onPick={(name) => {
            const driver = usable.find((each) => each.name === name)
            form.setFieldValue(path('driverPhone'), driver?.phone ?? '')
          }}
        />
      </Form.Item>
      <Form.Item
        name={[index, 'driverPhone']}
        label={t('outboundOrder.field.driverPhone')}
        rules={[requiredRule(t('outboundOrder.need.phone')), phoneRule]}
      >
        <Input maxLength={40} inputMode="tel" />
      </Form.Item>
      {onRemove && (
        <Button
          icon={<DeleteOutlined />}
          aria-label={t('outboundOrder.removeTruck')}
          onClick={onRemove}
        />
      )}
    </div>
  )
}
