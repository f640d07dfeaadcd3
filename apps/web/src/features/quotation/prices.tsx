import { Link, useNavigate } from '@tanstack/react-router'
import { quotation as contract, type Quotation } from '@yuncang/shared/nouns/quotation/contract'
import { auditStatuses } from '@yuncang/shared/kernel/audit'
import { App, Button, Space } from 'antd'
import { lazy, Suspense, useContext, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { counted } from '../../lib/language.ts'
import { TabContext } from '../../lib/tab.ts'
import { fieldsOf } from '../../records/form/fields.tsx'
import { LineStopButton } from '../../records/prices/line-stop-button.tsx'
import { PriceLines } from '../../records/prices/price-lines.tsx'
import { useCan } from '../../session/session-context.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { refreshed } from './refreshed.ts'

const PriceSheet = lazy(async () => ({
  default: (await import('../../records/prices/price-sheet.tsx')).PriceSheet<Quotation>,
}))

const SheetBulk = lazy(async () => ({
  default: (await import('../../records/prices/sheet-bulk.tsx')).SheetBulk,
}))
const TryPrices = lazy(async () => ({
  default: (await import('../../records/prices/try-prices.tsx')).TryPrices,
}))

const { Field } = fieldsOf<'validFrom' | 'validTo'>('quotation')
const terms = contract.save.input.pick({ validFrom: true, validTo: true })

type Props = {
  quotation: Quotation
  /** Only the newest version can be changed. */
  isNewest: boolean
  /** Its contract is in force, and this person may stop what it says. */
  mayStop: boolean
}

/** The prices of a quotation, and the sheet to change them: of one that has been passed that makes a new version. */
export function QuotationPrices({ quotation, isNewest, mayStop }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const navigate = useNavigate()
  const tab = useContext(TabContext)
  const mayWrite = useCan('quotation:write')
  const [isEditing, setEditing] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const [isChanging, setChanging] = useState(false)
  const save = useMutation(trpc.quotation.save.mutationOptions(inPlace))
  const update = useMutation(trpc.quotation.updatePrices.mutationOptions(inPlace))
  const { bjdId: id, bjdNo, version, details, validFrom, validTo, auditStatus } = quotation
  const close = () => {
    setEditing(false)
    setChanging(false)
  }
  const saved = async (after: Quotation) => {
    void message.success(t('record.sheet.saved', { name: bjdNo }))
    close()
    await refreshed()
    if (after.bjdId === id) return
    void navigate({ to: '/contract/quotation/detail/$id', params: { id: after.bjdId } })
    tab.close()
  }
  const isPassed = auditStatus === auditStatuses.passed
  const mayChange = mayWrite && isNewest && auditStatus !== auditStatuses.submitted
  return (
    <>
      <PriceLines
        title={counted(t('quotation.lines'), details.length)}
        empty={t('quotation.noLines')}
        lines={details}
        renderActions={(line) => (
          <Space>
            {line.tiers.length > 0 && (
              <Link
                to="/contract/quotation/tiers/$id/$detailId"
                params={{ id, detailId: line.detailId }}
              >
                {t('quotation.tiers')}
              </Link>
            )}
            {mayStop && <LineStopButton line={line} onDone={refreshed} />}
          </Space>
        )}
      />
      <Space wrap style={{ marginTop: 12 }}>
        {details.length > 0 && (
          <Button aria-expanded={isTrying} onClick={() => setTrying(!isTrying)}>
            {t('record.calculator.show')}
          </Button>
        )}
        {mayChange && <Button onClick={() => setEditing(true)}>{t('record.sheet.edit')}</Button>}
        {mayChange && details.length > 0 && (
          <Button onClick={() => setChanging(true)}>{t('record.bulk.open')}</Button>
        )}
        {mayChange && isPassed && <span className="hint">{t('quotation.reviseHint')}</span>}
      </Space>
      <Suspense>
        {isTrying && <TryPrices lines={details} />}
        {isChanging && (
          <SheetBulk
            sheetId={id}
            title={t('record.bulk.title', { no: bjdNo })}
            lines={details}
            isPending={update.isPending}
            failure={update.error}
            onApply={(changes) =>
              update.mutate(
                { id, version, details: changes },
                { onSuccess: (after) => void saved(after) },
              )
            }
            onClose={() => {
              setChanging(false)
              update.reset()
            }}
          />
        )}
        {isEditing && (
          <PriceSheet
            title={t('quotation.sheet', { no: bjdNo })}
            lines={details}
            workbook={{ operation: 'quotation.template', id }}
            sheetFields={{
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
            save={(lines, given) =>
              save.mutateAsync({ id, version, ...terms.parse(given), details: lines })
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
