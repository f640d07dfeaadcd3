import { DeleteOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { isScan, type DocumentModule } from '@yuncang/shared/nouns/file/rules'
import { Button, Checkbox } from 'antd'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { PickButtons } from './pick-buttons.tsx'
import './scans-field.css'
import type { Scan } from './scans.ts'
import { sizeText } from './size-text.ts'

type Props = {
  module: DocumentModule
  businessId: string
  /** Documents that are not offered. */
  except: readonly string[]
  /** Both come from the field of the form. */
  value?: readonly Scan[]
  onChange?: (scans: readonly Scan[]) => void
}

/** Scans of a record: some of its documents, and files from the machine or from the camera of a phone. */
export function ScansField({ module, businessId, except, value = [], onChange }: Props) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({
    ...trpc.file.list.queryOptions({ uploadModuleCode: module, businessId }),
    meta: { inPlace: true },
  })
  const offered = data.filter(({ id, type }) => isScan(type) && !except.includes(id))
  const chosen = new Set(value.map((scan) => ('id' in scan ? scan.id : '')))
  const choose = ({ id, name }: { id: string; name: string }) =>
    onChange?.([...value, { id, name }])
  const leaveOut = (isLeft: (scan: Scan) => boolean) =>
    onChange?.(value.filter((scan) => !isLeft(scan)))
  return (
    <div className="scans-field">
      {offered.map((document) => (
        <Checkbox
          key={document.id}
          checked={chosen.has(document.id)}
          onChange={({ target }) =>
            target.checked
              ? choose(document)
              : leaveOut((scan) => 'id' in scan && scan.id === document.id)
          }
        >
          {document.name} <span className="size">{sizeText(document.size)}</span>
        </Checkbox>
      ))}
      {value.map((scan, at) =>
        'id' in scan ? null : (
          <div key={at} className="new-scan">
            <span className="name">{scan.file.name}</span>
            <span className="size">{sizeText(scan.file.size)}</span>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={t('documents.scans.leaveOut', { name: scan.file.name })}
              onClick={() => leaveOut((each) => each === scan)}
            />
          </div>
        ),
      )}
      <div className="pick">
        <PickButtons
          accept="image/*,.pdf"
          words={{ camera: t('documents.camera'), choose: t('documents.scans.choose') }}
          onFiles={(files) => onChange?.([...value, ...files.map((file) => ({ file }))])}
        />
        <span className="size">{t('documents.scans.hint')}</span>
      </div>
    </div>
  )
}
