import { MinusOutlined, PlusOutlined } from '@ant-design/icons'
import type { InboundProduct } from '@yuncang/shared/nouns/inbound-order/lines'
import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { planStatuses } from '@yuncang/shared/nouns/inbound-plan/rules'
import { tonnesOf } from '@yuncang/shared/nouns/inventory/rules'
import { Alert, Button, Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { grouped } from '../../../lib/numbers.ts'
import { PlanStatus } from '../order-plans.tsx'
import { shownOf, type Edit, type EditField, type Findings } from './figures.ts'

type Props = {
  plan: InboundPlan
  /** Undefined until it is here. */
  line: Pick<InboundProduct, 'productName' | 'lotNo' | 'brandName'> | undefined
  /** What is unlike the plan and has to be looked at again. */
  doubt: string | undefined
  edit: Edit
  findings: Findings
  isOpen: boolean
  onEdit: (edit: Edit) => void
  /** Offered to those who may take back what is finished. */
  onUnFinish: (() => void) | undefined
}

/** One location of a container: what was planned for it, and what came. */
export function PlanCard(props: Props) {
  const { plan, line, doubt, edit, findings, isOpen, onEdit, onUnFinish } = props
  const { t } = useTranslation()
  const { productName = '', lotNo = '', brandName = '' } = line ?? {}
  const isFinished = plan.status === planStatuses.finished
  return (
    <section className="card tally-plan" aria-label={`${plan.locationCode} ${productName}`}>
      <header>
        <strong>{plan.locationCode}</strong>
        <PlanStatus status={plan.status} />
      </header>
      <p className="goods">{[productName, brandName].filter(Boolean).join(' · ')}</p>
      {lotNo !== '' && (
        <p className="goods">
          {t('inboundOrder.field.lotNo')} <strong>{lotNo}</strong>
        </p>
      )}
      <p className="hint">
        {t('inboundOrder.tally.plan', {
          pieces: grouped(String(plan.planPieces)),
          pallets: grouped(String(plan.planPallet)),
          net: grouped(tonnesOf(plan.planNet)),
        })}
      </p>
      {doubt !== undefined && <Alert type="warning" showIcon role="status" title={doubt} />}
      {isFinished ? (
        <Finished plan={plan} onUnFinish={onUnFinish} />
      ) : (
        isOpen && <Fields plan={plan} edit={edit} findings={findings} onEdit={onEdit} />
      )}
    </section>
  )
}

type FinishedProps = Pick<Props, 'plan' | 'onUnFinish'>

function Finished({ plan, onUnFinish }: FinishedProps) {
  const { t } = useTranslation()
  const { actPieces, actPallet, actNet, damagePieces, bizDate, note } = plan
  return (
    <>
      <p>
        {t('inboundOrder.tally.came', {
          pieces: grouped(String(actPieces ?? 0)),
          pallets: grouped(String(actPallet ?? 0)),
          net: grouped(tonnesOf(actNet ?? '0')),
          date: bizDate ?? '',
        })}
        {damagePieces > 0 && t('inboundOrder.tally.ofThemDamaged', { count: damagePieces })}
      </p>
      {note !== '' && <p className="hint">{note}</p>}
      {onUnFinish ? (
        <Button danger onClick={onUnFinish}>
          {t('inboundOrder.step.unFinish')}
        </Button>
      ) : (
        <p className="hint">{t('inboundOrder.tally.askKeeper')}</p>
      )}
    </>
  )
}

type FieldsProps = Pick<Props, 'plan' | 'edit' | 'findings' | 'onEdit'>

function Fields({ plan, edit, findings, onEdit }: FieldsProps) {
  const { t } = useTranslation()
  const shown = shownOf(plan, edit)
  const field = (name: EditField, label: string) => ({
    label,
    value: shown[name],
    finding: findings[name],
    isTyped: edit[name] !== undefined,
    onChange: (value: string) => onEdit({ ...edit, [name]: value }),
  })
  return (
    <div className="tally-fields">
      <Counter {...field('pieces', t('inboundOrder.field.actPieces'))} />
      <Figure {...field('pallets', t('inboundOrder.field.actPallet'))} mode="numeric" />
      <Figure {...field('net', t('inboundOrder.field.actNet'))} mode="decimal" />
      <Figure {...field('gross', t('inboundOrder.field.actGross'))} mode="decimal" />
      <Figure {...field('damaged', t('inboundOrder.field.damagePieces'))} mode="numeric" />
      <Figure {...field('note', t('inboundOrder.field.note'))} mode="text" />
    </div>
  )
}

type FigureProps = {
  label: string
  value: string
  finding: string | undefined
  /** Not merely what follows from the plan. */
  isTyped: boolean
  onChange: (value: string) => void
}

function Figure({ mode, ...props }: FigureProps & { mode: 'numeric' | 'decimal' | 'text' }) {
  const { label, value, finding, isTyped, onChange } = props
  const id = useId()
  return (
    <div className={`tally-field ${mode}`}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        inputMode={mode}
        value={value}
        className={isTyped ? '' : 'followed'}
        maxLength={mode === 'text' ? 500 : 20}
        aria-invalid={finding !== undefined}
        {...(finding !== undefined && { status: 'error', 'aria-describedby': `${id}-note` })}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
      <Finding id={`${id}-note`} finding={finding} />
    </div>
  )
}

const Finding = ({ id, finding }: { id: string; finding: string | undefined }) =>
  finding !== undefined && (
    <span id={id} className="finding">
      {finding}
    </span>
  )

/** Pieces are counted up and down with the thumb. */
function Counter({ label, value, finding, onChange }: FigureProps) {
  const { t } = useTranslation()
  const id = useId()
  const pieces = /^\d{1,9}$/.test(value) ? Number(value) : 0
  return (
    <div className="tally-field counter">
      <label htmlFor={id}>{label}</label>
      <div className="counter-row">
        <Button
          icon={<MinusOutlined />}
          aria-label={t('inboundOrder.tally.less')}
          disabled={pieces === 0}
          onClick={() => onChange(String(pieces - 1))}
        />
        <Input
          id={id}
          inputMode="numeric"
          value={value}
          maxLength={9}
          aria-invalid={finding !== undefined}
          {...(finding !== undefined && { status: 'error', 'aria-describedby': `${id}-note` })}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => onChange(target.value)}
        />
        <Button
          icon={<PlusOutlined />}
          aria-label={t('inboundOrder.tally.more')}
          onClick={() => onChange(String(pieces + 1))}
        />
      </div>
      <Finding id={`${id}-note`} finding={finding} />
    </div>
  )
}
