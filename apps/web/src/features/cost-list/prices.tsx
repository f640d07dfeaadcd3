import type { CostList } from '@yuncang/shared/nouns/cost-list/contract'
import { Link } from '@tanstack/react-router'
import { App, Button, Space } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inPlace, trpc } from '../../api/client.ts'
import { useMutation } from '../../api/use-mutation.ts'
import { counted } from '../../lib/language.ts'
import { LineStopButton } from '../../records/prices/line-stop-button.tsx'
import { PriceLines } from '../../records/prices/price-lines.tsx'
import { useCan } from '../../session/session-context.tsx'
import { refreshed } from './refreshed.ts'
import { underRules } from './ruled-lines.ts'

const PriceSheet = lazy(async () => ({
  default: (await import('../../records/prices/price-sheet.tsx')).PriceSheet<CostList>,
}))
const SheetBulk = lazy(async () => ({
  default: (await import('../../records/prices/sheet-bulk.tsx')).SheetBulk,
}))
const TryPrices = lazy(async () => ({
  default: (await import('../../records/prices/try-prices.tsx')).TryPrices,
}))

type Props = {
  list: CostList
  /** While it is not in use. */
  canChange: boolean
}

/** The prices of a cost list: tried, changed as a sheet or many at once, stopped and resumed one by one. */
export function CostListPrices({ list, canChange }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const mayWrite = useCan('costList:write')
  const [open, setOpen] = useState<'sheet' | 'bulk'>()
  const [isTrying, setTrying] = useState(false)
  const update = useMutation(trpc.costList.update.mutationOptions(inPlace))
  const change = useMutation(trpc.costList.updatePrices.mutationOptions(inPlace))
  const { id, version, name, bjdId, customerIds, items, rules } = list
  const close = () => setOpen(undefined)
  const saved = async () => {
    void message.success(t('record.sheet.saved', { name }))
    close()
    await refreshed()
  }
  return (
    <div className="card">
      <PriceLines
        title={counted(t('costList.lines'), items.length)}
        empty={t('costList.noLines')}
        lines={items}
        {...(mayWrite && {
          renderActions: (line) => <LineStopButton of="costList" line={line} onDone={refreshed} />,
        })}
      />
      <Space wrap style={{ marginTop: 12 }}>
        {items.length > 0 && (
          <Button aria-expanded={isTrying} onClick={() => setTrying(!isTrying)}>
            {t('record.calculator.show')}
          </Button>
        )}
        {rules.length > 0 && (
          <Link to="/contract/costList/rules/$id" params={{ id }}>
            {t('costList.rule.underRules', { count: rules.length })}
          </Link>
        )}
        {canChange && <Button onClick={() => setOpen('sheet')}>{t('record.sheet.edit')}</Button>}
        {canChange && items.length > 0 && (
          <Button onClick={() => setOpen('bulk')}>{t('record.bulk.open')}</Button>
        )}
      </Space>
      {mayWrite && !canChange && <p className="hint">{t('costList.locked')}</p>}
      <Suspense>
        {isTrying && <TryPrices lines={underRules(items, rules)} />}
        {open === 'sheet' && (
          <PriceSheet
            title={t('costList.sheet', { name })}
            lines={items}
            workbook={{ operation: 'costList.workbook', id }}
            save={(lines) =>
              update.mutateAsync({ id, version, name, bjdId, customerIds, items: lines })
            }
            onSaved={saved}
            onReload={() => void refreshed().then(close)}
            onClose={close}
          />
        )}
        {open === 'bulk' && (
          <SheetBulk
            of="costList"
            sheetId={id}
            title={t('record.bulk.title', { no: name })}
            lines={items}
            isPending={change.isPending}
            failure={change.error}
            onApply={(details) =>
              change.mutate({ id, version, details }, { onSuccess: () => void saved() })
            }
            onClose={() => {
              close()
              change.reset()
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
