import { cellsOf, linesIn, tariffCells } from '@yuncang/shared/nouns/tariff/cells'
import {
  linesAtMost,
  type TariffLine,
  type TariffRecord,
} from '@yuncang/shared/nouns/tariff/contract'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import { formFailureOf } from '../../api/form-failure.ts'
import { FormDrawer, SideDrawer } from '../../ui/form/drawer.tsx'
import { useRecordForm } from '../../ui/form/use-record-form.ts'
import { useOffered, type Offered } from './offered.ts'
import { PriceEditor, startPrices, type PriceWorkbook } from './price-editor.tsx'

/** As wide as a spreadsheet wants it; the window is the limit. */
const width = 1280
const noFields = z.object({})

type Props<R> = {
  title: string
  /** The lines as they are. */
  lines: readonly TariffRecord[]
  workbook: PriceWorkbook
  /** What else the form asks for, by its contract; its values go to `save`. */
  sheetFields?: { schema: z.ZodObject; initial: object; fields: ReactNode }
  save: (lines: TariffLine[], sheetFields: Readonly<Record<string, unknown>>) => Promise<R>
  onSaved: (saved: R) => unknown
  onReload: () => void
  onClose: () => void
}

/** The lines of a quotation or cost list as a spreadsheet, over the screen that shows them. */
export function PriceSheet<R>(props: Props<R>) {
  const { t } = useTranslation()
  const offered = useOffered()
  if (!offered)
    return (
      <SideDrawer title={props.title} size={width} onClose={props.onClose}>
        {t('record.sheet.loading')}
      </SideDrawer>
    )
  return <SheetForm {...props} offered={offered} />
}

function SheetForm<R>({
  title,
  lines,
  workbook,
  sheetFields,
  offered,
  save,
  onSaved,
  onReload,
  onClose,
}: Props<R> & { offered: Offered }) {
  const [lists] = useState(() => ({ details: startPrices(offered, lines.map(cellsOf)) }))
  const [schema] = useState(() =>
    (sheetFields?.schema ?? noFields).extend({ details: z.array(tariffCells).max(linesAtMost) }),
  )
  const record = useRecordForm({
    schema,
    initial: sheetFields?.initial ?? {},
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
      {sheetFields?.fields}
      <PriceEditor
        lines={lists.details}
        offered={offered}
        stored={lines}
        workbook={workbook}
        onChange={record.touch}
      />
    </FormDrawer>
  )
}
