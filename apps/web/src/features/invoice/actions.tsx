import { invoice as contract } from '@yuncang/shared/nouns/invoice/contract'
import type { InvoiceDetail } from '@yuncang/shared/nouns/invoice/record'
import { invoiceRefusalOf } from '@yuncang/shared/nouns/invoice/rules'
import { today } from '@yuncang/shared/kernel/calendar'
import { App, Button, Input } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { codeKeys } from '../../lib/keyboard.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { RecordDrawer } from '../../records/form/record-drawer.tsx'
import { useSession } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { refreshed } from './refreshed.ts'

const { Field } = fieldsOf<'invoiceNo' | 'invoiceDate' | 'remark' | 'reason'>('invoice')

/** What can be done with an invoice: its number corrected, or all of it taken back. */
export function InvoiceActions({ invoice }: { invoice: InvoiceDetail }) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const [open, setOpen] = useState<'update' | 'reverse'>()
  const close = () => setOpen(undefined)
  const may = (action: 'update' | 'reverse') =>
    invoiceRefusalOf(action, invoice, { id: user.id, permissions }) === undefined
  return (
    <div className="actions">
      {may('update') && <Button onClick={() => setOpen('update')}>{t('invoice.correct')}</Button>}
      {may('reverse') && (
        <Button danger onClick={() => setOpen('reverse')}>
          {t('invoice.reverse')}
        </Button>
      )}
      {open === 'update' && <CorrectDrawer invoice={invoice} onClose={close} />}
      {open === 'reverse' && <ReverseDrawer invoice={invoice} onClose={close} />}
    </div>
  )
}

type Props = { invoice: InvoiceDetail; onClose: () => void }

/** Says what was done, and shows what has become of it. */
function useDone(onClose: () => void) {
  const { message } = App.useApp()
  return async (text: string) => {
    void message.success(text)
    await refreshed()
    onClose()
  }
}

function CorrectDrawer({ invoice, onClose }: Props) {
  const { t } = useTranslation()
  const done = useDone(onClose)
  const save = useMutation(trpc.invoice.update.mutationOptions(inPlace))
  const { id, version, invoiceNo, invoiceDate, remark } = invoice
  return (
    <RecordDrawer
      title={t('invoice.correct')}
      schema={contract.update.input}
      initial={{ invoiceNo, invoiceDate, remark }}
      extra={{ id, version }}
      fields={
        <>
          <NumberAndDay />
          <Field name="remark">
            <Input.TextArea rows={2} maxLength={500} />
          </Field>
        </>
      }
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={(saved) => done(t('invoice.corrected', { no: saved.invoiceNo }))}
      onReload={() => void refreshed().then(onClose)}
      onClose={onClose}
    />
  )
}

/** 红冲: the red invoice's own number and day, and why. */
function ReverseDrawer({ invoice, onClose }: Props) {
  const { t } = useTranslation()
  const done = useDone(onClose)
  const save = useMutation(trpc.invoice.reverse.mutationOptions(inPlace))
  const { id, version, invoiceNo: no } = invoice
  const [initial] = useState(() => ({ invoiceDate: today(new Date().toISOString()) }))
  return (
    <RecordDrawer
      title={t('invoice.reverseOf', { no })}
      schema={contract.reverse.input}
      initial={initial}
      extra={{ id, version }}
      fields={
        <>
          <p className="hint">{t('invoice.reverseHint')}</p>
          <NumberAndDay />
          <Field name="reason">
            <Input.TextArea rows={3} maxLength={500} />
          </Field>
        </>
      }
      canSave
      save={(values) => save.mutateAsync(values)}
      onSaved={() => done(t('invoice.reversed', { no }))}
      onReload={() => void refreshed().then(onClose)}
      onClose={onClose}
    />
  )
}

const NumberAndDay = () => (
  <div className="two-columns">
    <Field name="invoiceNo">
      <Input {...codeKeys} maxLength={40} />
    </Field>
    <Field name="invoiceDate">
      <DateInput />
    </Field>
  </div>
)
