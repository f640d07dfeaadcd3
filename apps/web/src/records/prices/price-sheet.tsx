import { useQuery } from '@tanstack/react-query'
import { cellsOf, linesIn, tariffCells } from '@yuncang/shared/contracts/tariff-cells'
import type { TariffLine, TariffRecord } from '@yuncang/shared/contracts/tariff'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { formFailureOf } from '../../api/form-failure.ts'
import { trpc } from '../../api/client.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { FormDrawer, SideDrawer } from '../../ui/form/drawer.tsx'
import { LineEditor } from '../../ui/form/line-editor/line-editor.tsx'
import { createLines } from '../../ui/form/line-editor/lines.ts'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { priceColumns, type Offered } from './columns.ts'

/** As wide as a spreadsheet wants it; the window is the limit. */
const width = 1280
const noFields = z.object({})

type Props<R> = {
  title: string
  /** The lines as they are. */
  lines: readonly TariffRecord[]
  /** What else the form asks for, by its contract; its values go to `save`. */
  head?: { schema: z.ZodObject; initial: object; fields: ReactNode }
  save: (lines: TariffLine[], head: Readonly<Record<string, unknown>>) => Promise<R>
  onSaved: (saved: R) => unknown
  onReload: () => void
  onClose: () => void
}

/** The lines of a quotation or cost list as a spreadsheet, over the screen that shows them. */
export function PriceSheet<R>(props: Props<R>) {
  const { t } = useTranslation()
  const fees = useQuery(trpc.costCode.list.queryOptions({}))
  const { options: currencies } = useDictionary('CURRENCY')
  const { options: payers } = useDictionary('FEE_PAYER')
  const { options: areaTypes } = useDictionary('AREA_TYPE')
  const { options: businessTypes } = useDictionary('BUSINESS_TYPE')
  const isReady = fees.data && currencies.length > 0 && payers.length > 0
  if (!isReady)
    return (
      <SideDrawer title={props.title} size={width} onClose={props.onClose}>
        {t('record.sheet.loading')}
      </SideDrawer>
    )
  const offered = {
    fees: fees.data
      .filter(({ forbiddenStatus }) => forbiddenStatus === 0)
      .map(({ feeCode, feeName }) => ({ value: feeCode, label: feeName })),
    currencies,
    payers,
    areaTypes,
    businessTypes,
  }
  return <SheetForm {...props} offered={offered} />
}

function SheetForm<R>({
  title,
  lines,
  head,
  offered,
  save,
  onSaved,
  onReload,
  onClose,
}: Props<R> & { offered: Offered }) {
  const { t } = useTranslation()
  const [lists] = useState(() => ({
    details: createLines(priceColumns(t, offered), tariffCells, lines.map(cellsOf)),
  }))
  const [schema] = useState(() =>
    (head?.schema ?? noFields).extend({ details: z.array(tariffCells).max(500) }),
  )
  const record = useRecordForm({
    schema,
    initial: head?.initial ?? {},
    lists,
    save: ({ details, ...fields }) => save(linesIn(details, lines), fields),
    onSaved,
    describe: formFailureOf,
  })
  return (
    <FormDrawer
      title={title}
      record={record}
      canSave
      size={width}
      onReload={onReload}
      onClose={onClose}
    >
      {head?.fields}
      <p className="hint">{t('record.sheet.hint')}</p>
      <LineEditor label={t('record.sheet.title')} lines={lists.details} onChange={record.touch} />
    </FormDrawer>
  )
}
