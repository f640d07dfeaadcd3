import {
  FileExcelOutlined,
  FileImageOutlined,
  FilePdfOutlined,
  FileWordOutlined,
} from '@ant-design/icons'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { fileTypes, isFileType, isPicture } from '@yuncang/shared/nouns/file/rules'
import { useTranslation } from 'react-i18next'
import { BlobImage } from './blob-image.tsx'
import './look-button.css'
import { useBlob } from './use-blob.ts'

/** Small enough to be shown where there is no thumbnail. */
const shownWhole = 1024 * 1024

type Props = { document: FileDocument; onOpen: () => void }

/** What a document looks like, small; it opens. */
export function LookButton({ document, onOpen }: Props) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className="document-look"
      aria-label={t('documents.view', { name: document.name })}
      onClick={onOpen}
    >
      <Look document={document} />
    </button>
  )
}

function Look({ document }: { document: FileDocument }) {
  const { hasThumbnail, type, size } = document
  const isShown = isPicture(type) && (hasThumbnail || size <= shownWhole)
  const { data } = useBlob(document, hasThumbnail ? 'thumbnail' : 'download', isShown)
  if (data) return <BlobImage blob={data} alt="" />
  return <Icon type={type} />
}

const icons: Readonly<Record<string, typeof FilePdfOutlined>> = {
  pdf: FilePdfOutlined,
  xlsx: FileExcelOutlined,
  docx: FileWordOutlined,
}

function Icon({ type }: { type: string }) {
  const extension = isFileType(type) ? fileTypes[type] : ''
  const Shape = icons[extension] ?? FileImageOutlined
  return <Shape className={`icon ${extension}`} />
}
