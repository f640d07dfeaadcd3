import { CloseOutlined } from '@ant-design/icons'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Meaning = ImportBatch['meanings'][number]
type Props = Pick<ImportBatch, 'meanings'> & {
  isBusy: boolean
  onTakeBack: (of: Meaning['of']) => void
}

/** What is meant by values in the file, as somebody said of it or of one before; each can be taken back. */
export function Meanings({ meanings, ...props }: Props) {
  const { t } = useTranslation()
  const lines = [
    { words: t('importWizard.meant'), some: meanings.filter((each) => !each.isRemembered) },
    { words: t('importWizard.remembered'), some: meanings.filter((each) => each.isRemembered) },
  ]
  return lines.map(
    ({ words, some }) =>
      some.length > 0 && <Line key={words} words={words} some={some} {...props} />,
  )
}

type LineProps = Omit<Props, 'meanings'> & { words: string; some: readonly Meaning[] }

function Line({ words, some, isBusy, onTakeBack }: LineProps) {
  const { t } = useTranslation()
  return (
    <p className="import-found">
      {words}
      {some.map(({ of, name }) => {
        const written = [...new Set(Object.values(of).filter(Boolean))].join(' ')
        return (
          <span key={JSON.stringify(of)} className="import-meaning">
            {written} → {name}
            <Button
              type="text"
              size="small"
              icon={<CloseOutlined />}
              disabled={isBusy}
              aria-label={t('importWizard.takeBack', { name: written })}
              title={t('importWizard.takeBack', { name: written })}
              onClick={() => onTakeBack(of)}
            />
          </span>
        )
      })}
    </p>
  )
}
