import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Alert, Button, Checkbox } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { useSteps } from './use-batch.ts'

type Props = {
  batch: ImportBatch
  /** What has been filled in for all rows by now. */
  constants: Readonly<Record<string, string>>
  /** One sheet alone is the whole import. */
  onOne: (sheet: number) => void
  onTaken: () => void
}

/** The sheets of the file that hold rows and are not imported yet, to be imported in one go. */
export function SheetChoice({ batch, constants, onOne, onTaken }: Props) {
  const { t } = useTranslation()
  const { takeSheets } = useSteps()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const { id, version, sheets, parts } = batch
  const taken = new Set(parts.map(({ sheet }) => sheet))
  const open = sheets.flatMap((each, sheet) =>
    each.rows > 0 && !taken.has(sheet) ? [{ ...each, sheet }] : [],
  )
  if (sheets.length < 2 || open.length + parts.length < 2 || open.length === 0) return null
  const visible = open.filter(({ hidden }) => !hidden).map(({ sheet }) => sheet)
  const isAll = visible.length > 0 && visible.every((sheet) => chosen.includes(sheet))
  const take = () => {
    const [one] = chosen
    if (one !== undefined && chosen.length === 1 && parts.length === 0) onOne(one)
    else
      takeSheets.mutate(
        { id, version, sheets: [...chosen], constants: { ...constants } },
        { onSuccess: onTaken },
      )
  }
  return (
    <section className="import-sheet-choice" aria-label={t('importWizard.takeSheets')}>
      <h3>{t('importWizard.takeSheets')}</h3>
      {takeSheets.error !== null && (
        <Alert type="error" showIcon role="alert" title={apiErrorOf(takeSheets.error).message} />
      )}
      <Checkbox
        checked={isAll}
        indeterminate={!isAll && chosen.length > 0}
        onChange={() => setChosen(isAll ? [] : visible)}
      >
        {t('importWizard.allSheets')}
      </Checkbox>
      <Checkbox.Group<number>
        value={[...chosen]}
        onChange={(next) => setChosen(next.toSorted((a, b) => a - b))}
        options={open.map(({ sheet, name, rows: count, hidden }) => ({
          value: sheet,
          label: t(hidden ? 'importWizard.hiddenSheet' : 'importWizard.sheetRows', { name, count }),
        }))}
      />
      <div>
        <Button
          type="primary"
          disabled={chosen.length === 0}
          loading={takeSheets.isPending}
          onClick={take}
        >
          {t('importWizard.importSheets', { count: chosen.length })}
        </Button>
      </div>
    </section>
  )
}
