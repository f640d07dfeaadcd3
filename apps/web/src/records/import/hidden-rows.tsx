import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { apiErrorOf } from '../../api/link.ts'
import { listed } from '../../lib/language.ts'
import { useSteps } from './use-batch.ts'

type Props = { batch: ImportBatch; hasEdits?: boolean }

/** Records that nobody sees who opens the file, and whether they are imported. */
export function HiddenRows({ batch, hasEdits = false }: Props) {
  const { t } = useTranslation()
  const { setMapping } = useSteps()
  const { id, version, ignoreHidden, tally } = batch
  const hidden = tally?.hidden
  if (!hidden && ignoreHidden === 0) return null
  return (
    <>
      <Alert
        type="info"
        showIcon
        title={
          hidden ? (
            <Named hidden={hidden} isIgnored={ignoreHidden === 1} />
          ) : (
            t('importWizard.ignoring')
          )
        }
        action={
          <Button
            size="small"
            disabled={hasEdits}
            title={hasEdits ? t('importWizard.editsFirst') : undefined}
            loading={setMapping.isPending}
            onClick={() =>
              setMapping.mutate({ id, version, ignoreHidden: ignoreHidden === 1 ? 0 : 1 })
            }
          >
            {t(ignoreHidden === 1 ? 'importWizard.readHidden' : 'importWizard.ignoreHidden')}
          </Button>
        }
      />
      {setMapping.error !== null && (
        <Alert type="error" showIcon role="alert" title={apiErrorOf(setMapping.error).message} />
      )}
    </>
  )
}

type NamedProps = {
  hidden: NonNullable<NonNullable<ImportBatch['tally']>['hidden']>
  isIgnored: boolean
}

/** How many they are, and which, as far as a sentence has room. */
function Named({ hidden: { count, rows }, isIgnored }: NamedProps) {
  const { t } = useTranslation()
  return t(isIgnored ? 'importWizard.hiddenIgnored' : 'importWizard.hiddenRead', {
    count,
    rows: listed(rows.map(String)),
    more: count > rows.length ? t('importWizard.andMore') : '',
  })
}
