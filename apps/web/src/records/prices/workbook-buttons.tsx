import { DownloadOutlined, UploadOutlined } from '@ant-design/icons'
import type { PriceRows, TariffRecord } from '@yuncang/shared/nouns/tariff/contract'
import { App, Button } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/files.ts'
import { failureOf, importFile } from '../../api/imports.ts'
import { isBlankRow } from '../../ui/form/line-editor/lines-model.ts'
import type { Lines } from '../../ui/form/line-editor/lines.ts'
import { differencesFrom } from './imported.ts'

/** A form of the design system shows inputs of files that are merely `hidden`. */
const outOfSight = { display: 'none' }

/** Where the workbook with the stored lines comes from; without it the empty one is offered. */
export type PriceWorkbook = {
  readonly operation: 'quotation.template' | 'costList.workbook'
  readonly id: string
}

type Props = {
  lines: Lines
  stored: readonly TariffRecord[]
  workbook: PriceWorkbook | undefined
}

/**
 * The prices out as a workbook, and in again: what comes in stands in the editor with what is new and what differs marked
 * in its cells, in place of what stood there, which undoing brings back. Nothing is stored before the sheet is saved.
 */
export function WorkbookButtons({ lines, stored, workbook }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const input = useRef<HTMLInputElement>(null)
  const [isReading, setReading] = useState(false)
  const take = ({ rows }: PriceRows) => {
    lines.replace(rows.map(({ cells }) => cells))
    const differences = differencesFrom(stored, lines.columns, t)
    lines.doubt(differences.judge)
    lines.startTry()
    const { added, changed, missing } = differences.count(lines.view().rows)
    const count = lines.view().rows.filter((row) => !isBlankRow(row)).length
    const counts = { count, added, changed, missing }
    void message.success(
      t(stored.length > 0 ? 'record.workbook.compared' : 'record.workbook.read', counts),
    )
  }
  const read = async (file: File) => {
    setReading(true)
    try {
      take(await importFile<PriceRows>('quotation.readWorkbook', file, () => {}))
    } catch (error) {
      void message.error(failureOf(error).message)
    } finally {
      setReading(false)
    }
  }
  return (
    <div className="workbook-buttons">
      <Button
        size="small"
        icon={<DownloadOutlined />}
        onClick={() =>
          void (workbook
            ? download(workbook.operation, { id: workbook.id })
            : download('quotation.template'))
        }
      >
        {workbook ? t('record.workbook.out') : t('record.workbook.template')}
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
  )
}
