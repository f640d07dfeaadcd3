import { CameraOutlined, UploadOutlined } from '@ant-design/icons'
import { Button, Select, Tooltip } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'

const kept = 'image/*,.pdf,.xlsx,.docx'

type Props = {
  /** Why nothing can be added now. */
  refusal: string | undefined
  types: { value: string; label: string }[]
  docType: string
  onDocType: (docType: string) => void
  onFiles: (files: readonly File[]) => void
}

/** The type of what comes next, and the ways to choose it: files, and on a phone its camera. */
export function AddBar({ refusal, types, docType, onDocType, onFiles }: Props) {
  const { t } = useTranslation()
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const isFixed = refusal !== undefined
  const taken = ({ target }: React.ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <div className="add-bar">
      <Select
        aria-label={t('documents.docType')}
        value={types.length > 0 ? docType : undefined}
        options={types}
        disabled={isFixed}
        onChange={onDocType}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={taken}
      />
      <input ref={files} type="file" accept={kept} multiple hidden onChange={taken} />
      <Button
        className="camera"
        icon={<CameraOutlined />}
        disabled={isFixed}
        onClick={() => camera.current?.click()}
      >
        {t('documents.camera')}
      </Button>
      <Tooltip title={refusal ?? t('documents.hint')}>
        <Button icon={<UploadOutlined />} disabled={isFixed} onClick={() => files.current?.click()}>
          {t('documents.add')}
        </Button>
      </Tooltip>
    </div>
  )
}
