import { useQuery } from '@tanstack/react-query'
import type { ImportBatch, MappingChange } from '@yuncang/shared/nouns/import-batch/contract'
import { Alert, Button, InputNumber, Select } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { listed } from '../../lib/language.ts'
import { Constants, given, placeOf, saidBeside } from './constants.tsx'
import { HiddenRows } from './hidden-rows.tsx'
import { SheetChoice } from './sheet-choice.tsx'
import { useSteps } from './use-batch.ts'

type Column = ImportBatch['mapping'][number]
type Props = { batch: ImportBatch; onChecked: () => void }

const samplesAtMost = 3

/** Which sheet and row the headings are in, and what each column means; found by itself, changed by hand. */
export function MappingStep({ batch, onChecked }: Props) {
  const { t } = useTranslation()
  const { setMapping } = useSteps()
  const [columns, setColumns] = useState<readonly Column[]>(batch.mapping)
  const { id, version, sheetNo, headerRow, sheets, parts } = batch
  const rows = useQuery(trpc.importBatch.rows.queryOptions({ id, size: samplesAtMost }))
  const found = saidBeside(batch)
  const [constants, setConstants] = useState<Readonly<Record<string, string>>>({
    ...found,
    ...batch.constants,
  })
  const judge = (change: Omit<MappingChange, 'id' | 'version'>) =>
    setMapping.mutate({ id, version, ...change }, { onSuccess: onChecked })
  const place = {
    ...(sheetNo !== null && { sheet: sheetNo }),
    ...(headerRow !== null && { headerRow }),
  }
  const used = new Set(columns.flatMap(({ keys }) => keys))
  const said = given(constants, found, batch.constants)
  const isSaid = (key: string) => used.has(key) || Boolean(constants[key]?.trim())
  const lacking = batch.columns.filter(
    ({ key, required, requiredWith }) =>
      !used.has(key) &&
      (required || key in constants || (requiredWith !== null && isSaid(requiredWith))),
  )
  const missing = lacking.filter(({ key, required }) => required && !constants[key]?.trim())
  const change = (position: number, next: Partial<Column>) =>
    setColumns((all) =>
      all.map((column) => (column.position === position ? { ...column, ...next } : column)),
    )
  return (
    <>
      {batch.refusal !== null && (
        <Alert type="warning" showIcon role="alert" title={batch.refusal} />
      )}
      {setMapping.error !== null && (
        <Alert type="error" showIcon role="alert" title={apiErrorOf(setMapping.error).message} />
      )}
      <SheetChoice
        batch={batch}
        constants={said}
        onOne={(sheet) => judge({ sheet, constants: said })}
        onTaken={onChecked}
      />
      {batch.ignoreHidden === 1 && <HiddenRows batch={batch} />}
      <div className="import-place">
        <label>
          {t('importWizard.sheet')}
          <Select<number>
            aria-label={t('importWizard.sheet')}
            value={sheetNo ?? undefined}
            // It stands for one sheet; the others are imported beside it.
            disabled={parts.length > 0}
            onChange={(sheet) => judge({ sheet })}
            options={sheets.map(({ name, rows: count, hidden }, value) => ({
              value,
              label: t(hidden ? 'importWizard.hiddenSheet' : 'importWizard.sheetRows', {
                name,
                count,
              }),
            }))}
          />
        </label>
        <HeaderRow
          value={headerRow}
          onChange={(row) => judge({ sheet: sheetNo ?? 0, headerRow: row })}
        />
      </div>
      <ul className="import-columns">
        <li className="import-columns-head" aria-hidden>
          <span>{t('importWizard.fileColumn')}</span>
          <span>{t('importWizard.sample')}</span>
          <span>{t('importWizard.meaning')}</span>
        </li>
        {columns.map((column) => (
          <ColumnLine
            key={column.position}
            column={column}
            known={batch.columns}
            samples={(rows.data?.records ?? []).map(({ cells }) => cells[column.position] ?? '')}
            onChange={(next) => change(column.position, next)}
          />
        ))}
      </ul>
      <Constants
        columns={lacking}
        placeOf={(key) => placeOf(batch, key)}
        values={constants}
        onChange={setConstants}
      />
      {missing.length > 0 && (
        <p className="import-missing">
          {t('importWizard.missing', { names: listed(missing.map(({ title }) => title)) })}
        </p>
      )}
      <div>
        <Button
          type="primary"
          loading={setMapping.isPending}
          disabled={missing.length > 0}
          onClick={() =>
            judge({
              ...place,
              columns: columns.map(toSend),
              constants: said,
            })
          }
        >
          {t('importWizard.check')}
        </Button>
      </div>
    </>
  )
}

/** What the server wants to know of a column. */
const toSend = ({ position, keys, unit }: Column) =>
  // The rest of a column is the file's own.
  ({ position, keys, ...(unit && { unit }) }) as Column

type HeaderRowProps = { value: number | null; onChange: (row: number) => void }

function HeaderRow({ value, onChange }: HeaderRowProps) {
  const { t } = useTranslation()
  const [row, setRow] = useState(value)
  const say = () => {
    if (row !== null && row !== value) onChange(row)
  }
  return (
    <label>
      {t('importWizard.headerRow')}
      <InputNumber<number>
        aria-label={t('importWizard.headerRow')}
        min={1}
        max={1_048_576}
        precision={0}
        value={row}
        onChange={setRow}
        onBlur={say}
        onPressEnter={say}
      />
    </label>
  )
}

type LineProps = {
  column: Column
  known: ImportBatch['columns']
  samples: readonly string[]
  onChange: (next: Partial<Column>) => void
}

function ColumnLine({ column, known, samples, onChange }: LineProps) {
  const { t } = useTranslation()
  const { letter, heading, keys, unit } = column
  const isWeight = known.some(({ key, isWeight: weighs }) => weighs && keys.includes(key))
  const name = heading === '' ? t('importWizard.noHeading') : heading
  return (
    <li className={keys.length > 0 ? 'is-used' : undefined}>
      <span>
        <b>{letter}</b> {name}
      </span>
      <span className="import-sample">{samples.filter(Boolean).join(' · ')}</span>
      <span className="import-meaning">
        <Select<string[]>
          mode="multiple"
          maxCount={4}
          aria-label={`${letter} ${name}`}
          placeholder={t('importWizard.unused')}
          value={keys}
          optionFilterProp="label"
          onChange={(next) => onChange({ keys: next })}
          options={known.map(({ key, title, required }) => ({
            value: key,
            label: required ? `${title} *` : title,
          }))}
        />
        {isWeight && (
          <Select<'kg' | 't'>
            aria-label={`${letter} ${t('importWizard.unit')}`}
            className="import-unit"
            placeholder={t('importWizard.unit')}
            {...(unit && { value: unit })}
            {...(!unit && { status: 'error' as const })}
            onChange={(next) => onChange({ unit: next })}
            options={[
              { value: 'kg', label: t('importWizard.kg') },
              { value: 't', label: t('importWizard.t') },
            ]}
          />
        )}
      </span>
    </li>
  )
}
