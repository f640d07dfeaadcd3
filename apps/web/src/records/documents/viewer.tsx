import {
  DownloadOutlined,
  LeftOutlined,
  RightOutlined,
  RotateLeftOutlined,
  RotateRightOutlined,
} from '@ant-design/icons'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { Button, Modal, Spin } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/files.ts'
import { rotateImage } from '../../lib/image.ts'
import { BlobImage } from './blob-image.tsx'
import { useBlob } from './use-blob.ts'
import './documents.css'

type Props = {
  pictures: readonly FileDocument[]
  id: string
  onMove: (id: string) => void
  onClose: () => void
}

/** Pictures of a record one at a time, as large as the window; arrows go on, and each can be turned to be read. */
export function PictureViewer({ pictures, id, onMove, onClose }: Props) {
  const { t } = useTranslation()
  const index = pictures.findIndex((each) => each.id === id)
  const picture = pictures[index]
  if (!picture) return null
  const move = (by: number) => {
    const next = pictures[(index + by + pictures.length) % pictures.length]
    if (next) onMove(next.id)
  }
  const isMany = pictures.length > 1
  return (
    <Modal
      open
      centered
      width="min(1200px, 100vw)"
      className="picture-viewer"
      title={picture.name}
      onCancel={onClose}
      footer={null}
    >
      <div
        role="group"
        onKeyDown={({ key }) => {
          if (key === 'ArrowLeft') move(-1)
          if (key === 'ArrowRight') move(1)
        }}
      >
        <Turnable key={picture.id} picture={picture}>
          {isMany && (
            <>
              <Button
                icon={<LeftOutlined />}
                aria-label={t('documents.previous')}
                onClick={() => move(-1)}
              />
              <span className="position">
                {t('documents.position', { index: index + 1, count: pictures.length })}
              </span>
              <Button
                autoFocus
                icon={<RightOutlined />}
                aria-label={t('documents.next')}
                onClick={() => move(1)}
              />
            </>
          )}
        </Turnable>
      </div>
    </Modal>
  )
}

/** Turning changes what is shown, never what is kept. */
function Turnable({ picture, children }: { picture: FileDocument; children: React.ReactNode }) {
  const { t } = useTranslation()
  const { data, isError } = useBlob(picture, 'download')
  const [turned, setTurned] = useState<Blob>()
  const [isBroken, setBroken] = useState(false)
  const shown = turned ?? data
  const turn = (degrees: number) => {
    if (shown) void rotateImage(shown, degrees).then(setTurned, () => setBroken(true))
  }
  return (
    <>
      <div className="stage">
        {isError || isBroken ? (
          <p role="alert">{t('documents.notShown')}</p>
        ) : shown ? (
          <BlobImage blob={shown} alt={picture.name} onError={() => setBroken(true)} />
        ) : (
          <Spin delay={300} />
        )}
      </div>
      <div className="tools">
        {children}
        <Button
          icon={<RotateLeftOutlined />}
          aria-label={t('documents.left')}
          onClick={() => turn(-90)}
        />
        <Button
          icon={<RotateRightOutlined />}
          aria-label={t('documents.right')}
          onClick={() => turn(90)}
        />
        <Button
          icon={<DownloadOutlined />}
          onClick={() => void download('file.download', { id: picture.id })}
        >
          {t('documents.download')}
        </Button>
      </div>
    </>
  )
}
