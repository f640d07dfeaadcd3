import type { OutboundTruck } from '@yuncang/shared/nouns/outbound-order/truck'
import { today } from '@yuncang/shared/kernel/calendar'
import { Form, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../api/client.ts'
import { capitalKeys } from '../../lib/keyboard.ts'
import { CodeInput } from '../../ui/form/code-input.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { ReasonField } from '../../ui/reason-dialog.tsx'
import { TruckDialog } from './truck-dialog.tsx'
import { decimalRule, figureOf, plateRule, requiredRule } from './truck-rules.ts'

type Props = { truck: OutboundTruck; onClose: () => void }

type Entry = { plateNo: string; pickCode: string; tareWeight?: string }

/** A truck comes in: the guard types what stands on it and what its driver shows. */
export function GateInDialog({ truck: { id, version, plateNo: plate }, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <TruckDialog<Entry>
      title={t('outboundOrder.gateInTitle', { plate })}
      okText={t('outboundOrder.truck.gateIn')}
      run={({ plateNo, pickCode, tareWeight }) =>
        client.outboundTruck.gateIn.mutate({
          id,
          version,
          plateNo,
          pickCode,
          tareWeight: figureOf(tareWeight),
        })
      }
      onClose={onClose}
    >
      <Form.Item
        name="plateNo"
        label={t('outboundOrder.plateSeen')}
        rules={[requiredRule(t('outboundOrder.need.plate')), plateRule]}
      >
        <Input {...capitalKeys} maxLength={20} autoFocus />
      </Form.Item>
      <Form.Item
        name="pickCode"
        label={t('outboundOrder.codeShown')}
        rules={[requiredRule(t('outboundOrder.need.pickCode'))]}
      >
        <CodeInput length={6} />
      </Form.Item>
      <WeightField name="tareWeight" label={t('outboundOrder.field.tareWeight')} />
    </TruckDialog>
  )
}

type Leaving = { grossWeight?: string; bizDate?: string; msg?: string }

/** A truck leaves; held for its weight, it leaves all the same for a reason. */
export function GateOutDialog({ truck, onClose, isHeld }: Props & { isHeld: boolean }) {
  const { t } = useTranslation()
  const { id, version, plateNo: plate } = truck
  const [initial] = useState(() => ({ bizDate: today(new Date().toISOString()) }))
  const run = ({ grossWeight, bizDate, msg = '' }: Leaving) => {
    const weight = figureOf(grossWeight)
    const leaving = { id, version, grossWeight: weight, ...(bizDate && { bizDate }) }
    return isHeld
      ? client.outboundTruck.releaseWeight.mutate({ ...leaving, msg })
      : client.outboundTruck.gateOut.mutate(leaving)
  }
  return (
    <TruckDialog<Leaving>
      title={
        isHeld
          ? t('outboundOrder.releaseTitle', { plate })
          : t('outboundOrder.gateOutTitle', { plate })
      }
      okText={isHeld ? t('outboundOrder.truck.releaseWeight') : t('outboundOrder.truck.gateOut')}
      danger={isHeld}
      initial={initial}
      run={run}
      onClose={onClose}
    >
      <WeightField name="grossWeight" label={t('outboundOrder.field.grossWeight')} />
      <Form.Item name="bizDate" label={t('outboundOrder.field.bizDate')}>
        <DateInput />
      </Form.Item>
      {isHeld && <ReasonField name="msg" label={t('outboundOrder.reason')} />}
    </TruckDialog>
  )
}

const WeightField = ({ name, label }: { name: string; label: string }) => (
  <Form.Item name={name} label={label} rules={[decimalRule('kg')]}>
    <Input inputMode="decimal" maxLength={16} autoComplete="off" />
  </Form.Item>
)
