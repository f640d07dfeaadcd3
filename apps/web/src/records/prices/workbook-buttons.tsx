import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { PriceRows } from '@yuncang/shared/nouns/tariff/contract'
import type { RoutedOperation } from '@yuncang/shared/routes'
import { App, Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/files.ts'
import { failureOf, importFile } from '../../api/imports.ts'
import type { Judge, Lines } from '../../ui/form/line-editor/lines.ts'
import { differencesFrom, type Known } from './imported.ts'
import { OpenRows, openRowsIn, type OpenRow } from './open-rows.tsx'
import './workbook-buttons.css'

/** A form of the design system shows inputs of files that are merely `hidden`. */
const outOfSight = { display: 'none' }

type Cells = PriceRows['rows'][number]['cells']

/** Rows that came in among those of the sheet, and where each of them stands there. */
export type Placed = { readonly all: readonly object[]; readonly at: readonly number[] }

/** The way of a sheet to a workbook and back. */
export type WorkbookWay = {
  readonly out: { readonly operation: RoutedOperation; readonly input?: object }
  /** It goes out without lines. */
  readonly isEmpty?: boolean
  readonly read: RoutedOperation
  readonly known: Known
  /** In place of all that stands in the sheet, unless it is said otherwise. */
  readonly place?: (incoming: readonly Cells[]) => Placed
  /** Who else judges the cells of the sheet takes the differences with it. */
  readonly mark?: (judge: Judge) => void
  /** What is said when it was read. */
  readonly words?: 'record.workbook.compared' | 'costStandard.read'
}

const inPlaceOfAll = (incoming: readonly Cells[]): Placed => ({
  all: incoming,
  at: [...incoming.keys()],
})

/**
 * The prices out as a workbook, and in again: what comes in stands in the editor with what is new and what differs marked
 * in its cells, and with the rows that are not understood named by their numbers; undoing brings back what stood there.
 * Nothing is stored before the sheet is saved.
 */
export function WorkbookButtons({ lines, way }: { lines: Lines; way: WorkbookWay }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const [open, setOpen] = useState<readonly OpenRow[]>([])
  const { known, place = inPlaceOfAll, mark, words = 'record.workbook.compared' } = way
  const take = ({ rows }: PriceRows) => {
    const differences = differencesFrom(known, lines.columns, t)
    mark?.(differences.judge)
    const { all, at } = place(rows.map(({ cells }) => cells))
    lines.replace(all)
    if (!mark) lines.doubt(differences.judge)
    lines.startTry()
    setOpen(openRowsIn(lines, rows, at))
    const placed = at.map((index) => lines.view().rows[index]).filter((row) => row !== undefined)
    const counts = { count: rows.length, ...differences.count(placed) }
    void message.success(t(known.cells.length > 0 ? words : 'record.workbook.read', counts))
  }
  const read = async (file: File) => {
    setReading(true)
    try {
      take(await importFile<PriceRows>(way.read, file, () => {}))
    } catch (error) {
      void message.error(failureOf(error).message)
    } finally {
      setReading(false)
    }
  }
  return (
    <>
      <div className="workbook-buttons">
        <Button
          size="small"
          icon={<DownloadOutlined />}
          onClick={() => void download(way.out.operation, way.out.input)}
        >
          {way.isEmpty ? t('record.workbook.template') : t('record.workbook.out')}
        </Button>
        <Button
          size="small"
          icon={<UploadOutlined />}
          loading={isReading}
          onClick={() => input.current?.click()}
        >
          {t('record.workbook.in')}
        </Button>
        <input
          ref={input}
          type="file"
          style={outOfSight}
          accept=".xlsx,.xls,.ods,.csv"
          aria-label={t('record.workbook.in')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // The same file may be chosen again after it was corrected.
            target.value = ''
            if (file) void read(file)
          }}
        />
      </div>
      <OpenRows rows={open} onClose={() => setOpen([])} />
    </>
  )
}
