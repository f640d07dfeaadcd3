import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { warningNames, type WarningKind } from '@yuncang/shared/nouns/import-batch/warnings'
import { Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { currentLanguage } from '../../lib/language.ts'

type Props = {
  warnings: ImportBatch['warnings']
  accepted: readonly WarningKind[]
  onChange: (accepted: WarningKind[]) => void
}

/** The doubts of a file by name: whoever imports it accepts each of them, and is named with the import. */
export function AcceptWarnings({ warnings, accepted, onChange }: Props) {
  const { t } = useTranslation()
  if (warnings.length === 0) return null
  return (
    <section className="import-warnings" aria-label={t('importWizard.accept')}>
      <p>{t('importWizard.accept')}</p>
      <Checkbox.Group<WarningKind>
        value={[...accepted]}
        onChange={onChange}
        options={warnings.map(({ kind, count }) => ({
          value: kind,
          label: t('importWizard.warningKind', {
            name: warningNames[kind][currentLanguage()],
            count,
          }),
        }))}
      />
    </section>
  )
}
