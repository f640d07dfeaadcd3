import { MoreOutlined } from '@ant-design/icons'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { Button, Dropdown } from 'antd'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LookButton } from './look-button.tsx'
import { sizeText } from './size-text.ts'

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

/** One document: what it looks like, its name and type, who brought it and when. */
export function DocumentTile({ document, docType, actions, onOpen }: Props) {
  const { t } = useTranslation()
  const { name, createName: who, createTime, size } = document
  return (
    <li className="document">
      <LookButton document={document} onOpen={onOpen} />
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
