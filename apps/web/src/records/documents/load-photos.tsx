import type { FileDocument } from '@yuncang/shared/contracts/file'
import { photoType, truckPictureRefusalOf } from '@yuncang/shared/domain/file'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import './load-photos.css'
import { LookButton } from './look-button.tsx'
import { PickButtons } from './pick-buttons.tsx'
import { Sendings } from './sendings.tsx'
import { useRemove } from './use-remove.tsx'
import { useUploads } from './use-uploads.ts'
import { PictureViewer } from './viewer.tsx'

type Props = {
  orderId: string
  truck: { readonly id: string; readonly plateNo: string; readonly status: number }
  photos: readonly FileDocument[]
}

/** The photos of what is on a truck: taken with the phone beside it, or chosen at the desk. */
export function LoadPhotos({ orderId, truck, photos }: Props) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const who = { id: user.id, permissions }
  const isOpen = truckPictureRefusalOf('add', truck.status, who) === undefined
  const [viewed, setViewed] = useState<string>()
  const target = {
    module: 'CKDD',
    businessId: orderId,
    itemId: truck.id,
    docType: photoType,
  } as const
  const { sendings, add, dismiss } = useUploads(target)
  const remove = useRemove()
  if (photos.length === 0 && !isOpen) return null
  const plate = truck.plateNo
  return (
    <div className="load-photos" role="group" aria-label={t('documents.load.of', { plate })}>
      {photos.length > 0 && (
        <ul>
          {photos.map((photo) => (
            <li key={photo.id}>
              <LookButton document={photo} onOpen={() => setViewed(photo.id)} />
              {isOpen && (
                <Button size="small" type="text" danger onClick={() => remove(photo)}>
                  {t('documents.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Sendings sendings={sendings} onDismiss={dismiss} />
      {isOpen && (
        <div className="take">
          <PickButtons
            accept="image/*"
            words={{ camera: t('documents.load.take'), choose: t('documents.load.choose') }}
            onFiles={add}
          />
        </div>
      )}
      {viewed !== undefined && (
        <PictureViewer
          pictures={photos}
          id={viewed}
          onMove={setViewed}
          onClose={() => setViewed(undefined)}
        />
      )}
    </div>
  )
}
