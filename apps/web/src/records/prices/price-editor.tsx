import { tariffCells } from '@yuncang/shared/nouns/tariff/cells'
import type { TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { createLines, type Lines } from '../../ui/form/line-editor/lines.ts'
import { priceColumns } from './columns.ts'
import { completedBy, usualDefaults, type LineDefaults } from './completed.ts'
import { priceFaults } from './faults.ts'
import { knownPrices } from './imported.ts'
import { goodLines } from './live-calculator.tsx'
import type { Offered } from './offered.ts'
import { PriceWork } from './price-work.tsx'
import { TierPanel } from './tier-panel.tsx'
import { WorkbookButtons, type WorkbookWay } from './workbook-buttons.tsx'

/** Price lines to be edited; `start` are cells (cellsOf). */
export const startPrices = (offered: Offered, start: readonly object[]): Lines =>
  createLines(priceColumns(offered), tariffCells, start, (cells) => priceFaults(cells, offered))

/** Where the workbook with the stored lines comes from. */
export type PriceWorkbook = {
  readonly operation: 'quotation.template' | 'costList.workbook'
  readonly id: string
}

type Props = {
  lines: Lines
  offered: Offered
  /** What new lines begin with. */
  defaults?: LineDefaults
  /** The lines that are stored, and the workbook that holds them. */
  stored?: readonly TariffRecord[]
  workbook?: PriceWorkbook
  onChange: () => void
}

const noLines: readonly TariffRecord[] = []

/** Without a workbook of stored lines the empty one is offered. */
const wayOf = (
  workbook: PriceWorkbook | undefined,
  stored: readonly TariffRecord[],
): WorkbookWay => ({
  out: workbook
    ? { operation: workbook.operation, input: { id: workbook.id } }
    : { operation: 'quotation.template' },
  isEmpty: !workbook,
  read: 'quotation.readWorkbook',
  known: knownPrices(stored),
})

/** Price lines as a spreadsheet, with the tiers of the line that somebody stands in below. */
export function PriceEditor({
  lines,
  offered,
  defaults = usualDefaults,
  stored = noLines,
  workbook,
  onChange,
}: Props) {
  const { t } = useTranslation()
  useEffect(() => {
    const complete = completedBy(
      lines.columns.map(({ key }) => key),
      offered,
      defaults,
    )
    return lines.onChange(() => lines.update(complete))
  }, [lines, offered, defaults])
  return (
    <PriceWork
      label={t('record.sheet.title')}
      hint={t('record.sheet.hint')}
      lines={lines}
      feeOf={offered.feeOf}
      pricesIn={goodLines}
      onChange={onChange}
      above={<WorkbookButtons lines={lines} way={wayOf(workbook, stored)} />}
    >
      <TierPanel lines={lines} />
    </PriceWork>
  )
}
