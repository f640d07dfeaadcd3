import { useQuery } from '@tanstack/react-query'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { docxType } from '@yuncang/shared/nouns/contract-document/rules'
import {
  documentRefusalOf,
  isPicture,
  packingListType,
  photoType,
  type DocumentModule,
} from '@yuncang/shared/nouns/file/rules'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { useDictionary } from '../../api/use-dictionary.ts'
import { hasKeys } from '../../lib/keyboard.ts'
import { counted } from '../../lib/language.ts'
import { useIsOfCustomer, useSession } from '../../session/session-context.tsx'
import { AddBar } from './add-bar.tsx'
import './documents.css'
import { EditDialog } from './edit-dialog.tsx'
import { Sendings } from './sendings.tsx'
import { DocumentTile } from './tile.tsx'
import { useDropAndPaste } from './use-drop-and-paste.ts'
import { useRemove } from './use-remove.tsx'
import { useUploads } from './use-uploads.ts'
import { PictureViewer } from './viewer.tsx'

const TextViewer = lazy(async () => ({ default: (await import('./text-viewer.tsx')).TextViewer }))

/** Nothing can be dropped or pasted with a finger. */
const howToAdd = () => (hasKeys() ? 'documents.empty' : 'documents.emptyOnPhone')

type Props = { module: DocumentModule; businessId: string; status: number; docType?: string }

/** The papers and pictures of a record: dropped, pasted, photographed; seen, turned, named and removed. */
export function DocumentPanel({ module, businessId, status, docType: usual }: Props) {
  const { t } = useTranslation()
  const { user, permissions } = useSession()
  const isOfCustomer = useIsOfCustomer()
  const who = { id: user.id, permissions }
  const addRefusal = documentRefusalOf('add', module, status, who)
  const removeRefusal = documentRefusalOf('remove', module, status, who)
  const list = useQuery({
    ...trpc.file.list.queryOptions({ uploadModuleCode: module, businessId }),
    meta: { inPlace: true },
  })
  const types = useDictionary('DOC_TYPE')
  const [docType, setDocType] = useState(usual ?? (isOfCustomer ? packingListType : photoType))
  const [viewed, setViewed] = useState<string>()
  const [edited, setEdited] = useState<FileDocument>()
  const { sendings, add, dismiss } = useUploads({ module, businessId, docType })
  const remove = useRemove()
  const { isOver, ...dropping } = useDropAndPaste(addRefusal ? undefined : add)
  const documents = list.data ?? []
  const [read, setRead] = useState<FileDocument>()
  const open = (document: FileDocument) => {
    if (isPicture(document.type)) setViewed(document.id)
    else if (document.type === docxType) setRead(document)
    else void download('file.download', { id: document.id })
  }
  return (
    <section className={isOver ? 'card documents over' : 'card documents'} {...dropping}>
      <header>
        <h2>{counted(t('documents.title'), list.data?.length)}</h2>
        {(addRefusal === undefined || addRefusal === 'status') && (
          <AddBar
            refusal={addRefusal && t('documents.refused.status')}
            types={types.options}
            docType={docType}
            onDocType={setDocType}
            onFiles={add}
          />
        )}
      </header>
      {isOver && <p className="hint">{t('documents.drop')}</p>}
      <Sendings sendings={sendings} onDismiss={dismiss} />
      {list.data?.length === 0 && (
        <p className="hint">{t(addRefusal ? 'documents.emptyFixed' : howToAdd())}</p>
      )}
      <ul className="gallery">
        {documents.map((document) => (
          <DocumentTile
            key={document.id}
            document={document}
            docType={types.labelOf(document.docType)}
            onOpen={() => open(document)}
            actions={[
              {
                key: 'download',
                label: t('documents.download'),
                onClick: () => void download('file.download', { id: document.id }),
              },
              {
                key: 'edit',
                label: t('documents.edit'),
                disabled: addRefusal !== undefined,
                isOffered: addRefusal !== 'permission',
                onClick: () => setEdited(document),
              },
              {
                key: 'remove',
                label: t('documents.remove'),
                danger: true,
                disabled: removeRefusal !== undefined,
                isOffered: removeRefusal !== 'permission',
                onClick: () => remove(document),
              },
            ].flatMap(({ isOffered = true, ...action }) => (isOffered ? [action] : []))}
          />
        ))}
      </ul>
      {viewed !== undefined && (
        <PictureViewer
          pictures={documents.filter(({ type }) => isPicture(type))}
          id={viewed}
          onMove={setViewed}
          onClose={() => setViewed(undefined)}
        />
      )}
      <Suspense>
        {read && (
          <TextViewer
            title={read.name}
            operation="file.download"
            input={{ id: read.id }}
            onClose={() => setRead(undefined)}
          />
        )}
      </Suspense>
      {edited && (
        <EditDialog document={edited} types={types.options} onClose={() => setEdited(undefined)} />
      )}
    </section>
  )
}
