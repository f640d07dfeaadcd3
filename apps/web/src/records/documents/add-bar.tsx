import { Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { PickButtons } from './pick-buttons.tsx'

const kept = 'image/*,.pdf,.xlsx,.docx'

type Props = {
  /** Why nothing can be added now. */
  refusal: string | undefined
  types: { value: string; label: string }[]
  docType: string
  onDocType: (docType: string) => void
  onFiles: (files: readonly File[]) => void
}

/** The type of what comes next, and the ways to choose it. */
export function AddBar({ refusal, types, docType, onDocType, onFiles }: Props) {
  const { t } = useTranslation()
  const isFixed = refusal !== undefined
  return (
    <div className="add-bar">
      <Select
        aria-label={t('documents.docType')}
        value={types.length > 0 ? docType : undefined}
        options={types}
        disabled={isFixed}
        onChange={onDocType}
      />
      <PickButtons
        accept={kept}
        words={{ camera: t('documents.camera'), choose: t('documents.add') }}
        hint={refusal ?? t('documents.hint')}
        disabled={isFixed}
        onFiles={onFiles}
      />
    </div>
  )
}
