import { businessModules } from '@yuncang/shared/kernel/business-modules'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { photoType, truckPictureRefusalOf } from '@yuncang/shared/nouns/file/rules'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../session/session-context.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
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
  const isLate =
    photos.length === 0 && truckPictureRefusalOf('addLate', truck.status, who) === undefined
  const [late, setLate] = useState<readonly File[]>()
  const [viewed, setViewed] = useState<string>()
  const target = {
    module: businessModules.outboundOrder,
    businessId: orderId,
    itemId: truck.id,
    docType: photoType,
  } as const
  const { sendings, add, dismiss } = useUploads(target)
  const remove = useRemove()
  if (photos.length === 0 && !isOpen && !isLate) return null
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
      {isLate && <p className="hint">{t('documents.load.missing')}</p>}
      {(isOpen || isLate) && (
        <div className="take">
          <PickButtons
            accept="image/*"
            words={{ camera: t('documents.load.take'), choose: t('documents.load.choose') }}
            onFiles={isOpen ? add : setLate}
          />
        </div>
      )}
      {late && (
        <ReasonDialog
          title={t('documents.load.lateTitle', { plate })}
          label={t('documents.load.why')}
          okText={t('documents.add')}
          danger={false}
          isPending={false}
          onReason={(reason) => {
            // One proves the load; from then on no other is taken.
            add(late.slice(0, 1), reason)
            setLate(undefined)
          }}
          onClose={() => setLate(undefined)}
        />
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
