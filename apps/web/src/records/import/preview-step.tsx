import type { Correction, ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Alert, App, Button, Segmented } from 'antd'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { listed } from '../../lib/language.ts'
import type { Edits } from './cells.ts'
import { chooseValue, type ValueChoice } from './choose-value.tsx'
import { HiddenRows } from './hidden-rows.tsx'
import { Meanings } from './meanings.tsx'
import { PreviewRows, type Choose, type Shown } from './preview-rows.tsx'
import { RowTally } from './row-tally.tsx'
import { useSteps } from './use-batch.ts'

type Props = {
  batch: ImportBatch
  onAdjust: () => void
  /** Where somebody says which record a name means; `say` takes what its rows are to say. */
  choose?:
    | ((
        choice: Exclude<Parameters<Choose>[0], ValueChoice>,
        say: (is: Record<string, string>) => void,
      ) => ReactNode)
    | undefined
}

/** The rows as they stand in the file, wrong cells with their reasons; all of it can be taken over, or nothing. */
export function PreviewStep({ batch, onAdjust, choose }: Props) {
  const { t } = useTranslation()
  const { id, version, findingCount, badRows, doubtfulRows, rowCount } = batch
  const isWrong = findingCount > 0
  const [shown, setShown] = useState<Shown>(
    isWrong ? 'wrong' : doubtfulRows > 0 ? 'doubtful' : 'all',
  )
  const [edits, setEdits] = useState<Edits>(new Map())
  const { correct } = useSteps()
  const cells = [...edits.values()]
  const mean = (meaning: Correction['meanings'][number]) =>
    correct.mutate({ id, version, cells, meanings: [meaning] })
  const choices: { value: Shown; label: string }[] = [
    ...(isWrong
      ? [{ value: 'wrong' as const, label: t('importWizard.onlyWrong', { count: badRows }) }]
      : []),
    ...(doubtfulRows > 0
      ? [
          {
            value: 'doubtful' as const,
            label: t('importWizard.onlyDoubtful', { count: doubtfulRows }),
          },
        ]
      : []),
    { value: 'all', label: t('importWizard.all', { count: rowCount }) },
  ]
  return (
    <>
      <Understood batch={batch} onAdjust={onAdjust} />
      <Meanings
        meanings={batch.meanings}
        isBusy={correct.isPending}
        onTakeBack={(of) => mean({ of, is: null })}
      />
      <RowTally tally={batch.tally} />
      <HiddenRows batch={batch} hasEdits={cells.length > 0} />
      {isWrong ? (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={t('importWizard.wrong', { count: findingCount, rows: badRows })}
          description={t('importWizard.whole')}
        />
      ) : (
        <Alert
          type={doubtfulRows > 0 ? 'warning' : 'success'}
          showIcon
          role="status"
          title={t(doubtfulRows > 0 ? 'importWizard.doubtful' : 'importWizard.clean', {
            count: rowCount,
            rows: doubtfulRows,
          })}
        />
      )}
      {correct.error !== null && (
        <Alert type="error" showIcon role="alert" title={apiErrorOf(correct.error).message} />
      )}
      {choices.length > 1 && (
        <div className="import-choices">
          <Segmented<Shown> value={shown} onChange={setShown} options={choices} />
          <span className="import-actions">
            <CorrectedFile id={id} />
            <Button
              type={cells.length > 0 ? 'primary' : 'default'}
              ghost={cells.length > 0}
              disabled={cells.length === 0}
              loading={correct.isPending}
              onClick={() => correct.mutate({ id, version, cells })}
            >
              {t('importWizard.checkEdits', { count: cells.length })}
            </Button>
          </span>
        </div>
      )}
      <PreviewRows
        // Other rows begin at their first page.
        key={shown}
        batch={batch}
        shown={shown}
        edits={edits}
        onEdit={setEdits}
        choose={(choice) => {
          const say = (is: Record<string, string>) => mean({ of: choice.of, is })
          return choice.noun === 'product' ? choose?.(choice, say) : chooseValue(choice, say)
        }}
      />
    </>
  )
}

/** Where the table was found, what of it is not used, and what somebody has said of it. */
function Understood({ batch, onAdjust }: Pick<Props, 'batch' | 'onAdjust'>) {
  const { t } = useTranslation()
  const { mapping, columns, sheets, sheetNo, headerRow, sameAs, facts } = batch
  const said = Object.entries(batch.constants).filter(([, text]) => text !== '')
  const unused = mapping.filter(({ keys }) => keys.length === 0)
  const titleOf = new Map(columns.map(({ key, title }) => [key, title]))
  const understood = mapping.flatMap(({ keys }) => keys.map((key) => titleOf.get(key) ?? key))
  return (
    <>
      <p className="import-found">
        {t('importWizard.found', {
          sheet: sheets[sheetNo ?? 0]?.name ?? '',
          row: headerRow ?? 0,
          names: listed(understood),
        })}{' '}
        <Button type="link" size="small" onClick={onAdjust}>
          {t('importWizard.adjust')}
        </Button>
        {unused.length > 0 && (
          <span className="import-unused">
            {t('importWizard.unusedColumns', {
              names: listed(unused.map(({ letter, heading }) => `${letter} ${heading}`.trim())),
            })}
          </span>
        )}
      </p>
      {facts.length > 0 && (
        <p className="import-found">
          {t('importWizard.facts', {
            names: listed(
              facts.map(({ key, text, row, letter }) =>
                t('importWizard.fact', { name: titleOf.get(key), text, place: `${letter}${row}` }),
              ),
            ),
          })}
        </p>
      )}
      {said.length > 0 && (
        <p className="import-found">
          {t('importWizard.said', {
            names: listed(
              said.map(([key, text]) => t('importWizard.saidAs', { name: titleOf.get(key), text })),
            ),
          })}
        </p>
      )}
      {sameAs && (
        <Alert
          type="info"
          showIcon
          title={t('importWizard.sameFile', { time: sameAs.publishTime, name: sameAs.fileName })}
        />
      )}
    </>
  )
}

function CorrectedFile({ id }: { id: string }) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const get = () => {
    download('importBatch.correctedFile', { id }).catch((error: unknown) =>
      message.error(apiErrorOf(error).message),
    )
  }
  return <Button onClick={get}>{t('importWizard.corrected')}</Button>
}
