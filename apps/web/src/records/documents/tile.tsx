import {
  FileExcelOutlined,
  FileImageOutlined,
  FilePdfOutlined,
  FileWordOutlined,
  MoreOutlined,
} from '@ant-design/icons'
import type { FileDocument } from '@yuncang/shared/contracts/file'
import { fileTypes, isFileType, isPicture } from '@yuncang/shared/domain/file'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { sizeText } from './size-text.ts'
import { useBlob, useObjectUrl } from './use-blob.ts'

type Action = {
  key: string
  label: ReactNode
  danger?: boolean
  disabled?: boolean
  onClick: () => void
}

type Props = {
  document: FileDocument
  docType: string
  actions: Action[]
  onOpen: () => void
}

/** Small enough to be shown in place of a thumbnail that did not come along. */
const shownWhole = 1024 * 1024

/** One document: what it looks like, its name and type, who brought it and when. */
export function DocumentTile({ document, docType, actions, onOpen }: Props) {
  const { t } = useTranslation()
  const { name, createName: who, createTime, size } = document
  return (
    <li className="document">
      <button
        type="button"
        className="look"
        aria-label={t('documents.view', { name })}
        onClick={onOpen}
      >
        <Look document={document} />
      </button>
      <div className="what">
        <span className="name" title={name}>
          {name}
        </span>
        <Dropdown menu={{ items: actions }} trigger={['click']}>
          <Button
            type="text"
            size="small"
            icon={<MoreOutlined />}
            aria-label={t('documents.more', { name })}
          />
        </Dropdown>
      </div>
      <div className="hint">
        {docType} · {sizeText(size)}
      </div>
      <div className="hint">{t('documents.by', { who, time: createTime.slice(0, 16) })}</div>
    </li>
  )
}

function Look({ document }: { document: FileDocument }) {
  const { hasThumbnail, type, size } = document
  const isShown = isPicture(type) && (hasThumbnail || size <= shownWhole)
  const { data } = useBlob(document, hasThumbnail ? 'thumbnail' : 'download', isShown)
  const url = useObjectUrl(data)
  if (url) return <img src={url} alt="" />
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
