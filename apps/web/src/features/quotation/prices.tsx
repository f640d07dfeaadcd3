import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { quotation as contract, type Quotation } from '@yuncang/shared/contracts/quotation'
import { auditStatuses } from '@yuncang/shared/domain/audit'
import { App, Button } from 'antd'
import { lazy, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { counted } from '../../lib/language.ts'
import { TabContext } from '../../lib/tab.ts'
import { fieldsOf } from '../../records/fields.tsx'
import { PriceLines } from '../../records/price-lines.tsx'
import { useCan } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { refreshed } from './refreshed.ts'

const PriceSheet = lazy(async () => ({
  default: (await import('../../records/prices/price-sheet.tsx')).PriceSheet<Quotation>,
}))

const { Field } = fieldsOf<'validFrom' | 'validTo'>('quotation')
const terms = contract.save.input.pick({ validFrom: true, validTo: true })

/** The prices of a quotation, and the sheet to change them: of one that has been passed that makes a new version. */
export function QuotationPrices({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  const mayWrite = useCan('quotation:write')
  const [isEditing, setEditing] = useState(false)
  const save = useMutation(trpc.quotation.save.mutationOptions(inPlace))
  const { bjdId: id, bjdNo, version, details, validFrom, validTo, auditStatus } = quotation
  const close = () => setEditing(false)
  const saved = async (after: Quotation) => {
    void message.success(t('record.sheet.saved', { name: bjdNo }))
    close()
    await refreshed()
    if (after.bjdId === id) return
    void navigate({ to: '/contract/quotation/detail/$id', params: { id: after.bjdId } })
    tab.close()
  }
  const isPassed = auditStatus === auditStatuses.passed
  return (
    <>
      <PriceLines
        title={counted(t('quotation.lines'), details.length)}
        empty={t('quotation.noLines')}
        lines={details}
      />
      {mayWrite && auditStatus !== auditStatuses.submitted && (
        <p>
          <Button onClick={() => setEditing(true)}>{t('record.sheet.edit')}</Button>{' '}
          {isPassed && <span className="hint">{t('quotation.reviseHint')}</span>}
        </p>
      )}
      <Suspense>
        {isEditing && (
          <PriceSheet
            title={t('quotation.sheet', { no: bjdNo })}
            lines={details}
            head={{
              schema: terms,
              initial: { validFrom, validTo },
              fields: (
                <div className="two-columns">
                  <Field name="validFrom">
                    <DateInput />
                  </Field>
                  <Field name="validTo">
                    <DateInput />
                  </Field>
                </div>
              ),
            }}
            save={(lines, head) =>
              save.mutateAsync({ id, version, ...terms.parse(head), details: lines })
            }
            onSaved={saved}
            onReload={() => void refreshed().then(close)}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  )
}
