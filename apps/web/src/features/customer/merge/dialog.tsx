import { useQuery } from '@tanstack/react-query'
import type { ComparedCustomer, MergePreview } from '@yuncang/shared/nouns/customer-merge/contract'
import { Alert, Modal, Radio } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../../api/client.ts'
import { apiErrorOf } from '../../../api/link.ts'
import { CustomerSelect } from '../../../records/form/customer-select.tsx'
import { DialogNotice } from '../../../ui/offline-notice.tsx'
import { RecordList } from '../../../ui/record-list.tsx'
import { useMerge } from './use-merge.ts'

type Props = {
  /** The customer on whose page somebody is. */
  customer: { id: string; customerName: string }
  /** One that looks like it. */
  otherId?: string
  onClose: () => void
}

/** 合并客户: which two, which one stays, what moves, and what is in the way. */
export function MergeDialog({ customer, otherId, onClose }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [other, setOther] = useState(otherId)
  const [staysHere, setStaysHere] = useState(true)
  const pair =
    other === undefined
      ? undefined
      : staysHere
        ? { fromId: other, intoId: customer.id }
        : { fromId: customer.id, intoId: other }
  const { data, error } = useQuery({
    ...trpc.customerMerge.preview.queryOptions(pair ?? { fromId: '', intoId: '' }),
    enabled: pair !== undefined,
    meta: { inPlace: true },
  })
  const { start, isRunning, done, failure } = useMerge()
  const refused = error ? apiErrorOf(error).message : undefined
  return (
    <Modal
      open
      title={t('customer.mergeTitle', { name: customer.customerName })}
      okText={t('customer.merge')}
      cancelText={t('action.close')}
      okButtonProps={{
        danger: true,
        loading: isRunning,
        disabled: !data || data.refusals.length > 0 || done !== undefined,
      }}
      onOk={() =>
        data &&
        start({
          fromId: data.from.id,
          intoId: data.into.id,
          fromVersion: data.from.version,
          intoVersion: data.into.version,
        })
      }
      onCancel={onClose}
    >
      {!done && (
        <>
          <label htmlFor={`${id}other`}>{t('customer.mergeWith')}</label>
          <CustomerSelect
            id={`${id}other`}
            label={t('customer.mergeWith')}
            value={other}
            onChange={setOther}
            canPickStopped
          />
          <Radio.Group
            aria-label={t('customer.mergeKeep')}
            style={{ display: 'flex', flexDirection: 'column', gap: 8, margin: '16px 0' }}
            value={staysHere}
            onChange={({ target }) => setStaysHere(target.value === true)}
            disabled={isRunning || pair === undefined}
            options={choices(customer, data, staysHere).map(({ value, name }) => ({
              value,
              label: `${t('customer.mergeStays')}: ${name}`,
            }))}
          />
        </>
      )}
      <div aria-live="polite">
        <DialogNotice isSending={isRunning} failure={failure ?? (done ? undefined : refused)} />
        {isRunning && <p className="hint">{t('customer.mergeRunning')}</p>}
        {done && <Alert type="success" showIcon title={t('customer.mergeDone', done)} />}
      </div>
      {data && !done && <Plan plan={data} />}
    </Modal>
  )
}

/** Either of the two can stay. */
function choices(here: Props['customer'], plan: MergePreview | undefined, staysHere: boolean) {
  const there: ComparedCustomer | undefined = staysHere ? plan?.from : plan?.into
  return [
    { value: true, name: here.customerName },
    ...(there && there.id !== here.id ? [{ value: false, name: there.customerName }] : []),
  ]
}

function Plan({ plan: { from, into, moves, refusals } }: { plan: MergePreview }) {
  const { t } = useTranslation()
  const named = ({ customerCode, customerName, socialCreditCode }: ComparedCustomer) =>
    `${customerCode} ${customerName} ${socialCreditCode}`
  return (
    <>
      <p>
        {t('customer.mergeGoes')}: {named(from)}
        <br />
        {t('customer.mergeStays')}: {named(into)}
      </p>
      {refusals.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={t('customer.mergeRefused')}
          description={refusals.map((refusal) => (
            <div key={refusal}>{refusal}</div>
          ))}
        />
      )}
      <RecordList
        title={t('customer.mergeMoves')}
        empty={t('customer.mergeNothing')}
        items={moves.map(({ title, count }) => ({
          key: title,
          title: <span>{title}</span>,
          details: [t('customer.mergeRow', { count })],
        }))}
      />
      <p className="hint">{t('customer.mergeFinal')}</p>
    </>
  )
}
