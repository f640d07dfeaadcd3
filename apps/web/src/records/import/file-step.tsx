import { onlineManager, useQuery } from '@tanstack/react-query'
import type { ImportBatch, ImportSummary } from '@yuncang/shared/nouns/import-batch/contract'
import type { ImportNoun } from '@yuncang/shared/nouns/import-batch/rules'
import { Alert, App, Button, Progress, Skeleton, Upload } from 'antd'
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trpc } from '../../api/client.ts'
import { download } from '../../api/files.ts'
import { failureOf, importFile } from '../../api/imports.ts'
import { apiErrorOf } from '../../api/link.ts'
import { OnceButton } from '../../ui/once-button.tsx'
import { forgotten, useSteps } from './use-batch.ts'

type Props = {
  noun: ImportNoun
  isOpening: boolean
  onOpen: (id: string) => void
  children?: ReactNode
}

/** A file is chosen, or one of those that were begun. */
export function FileStep({ noun, isOpening, onOpen, children }: Props) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [share, setShare] = useState<number>()
  const [waiting, setWaiting] = useState<File>()
  const [failure, setFailure] = useState<string>()

  const send = async (file: File) => {
    setFailure(undefined)
    setWaiting(undefined)
    setShare(0)
    try {
      const batch = await importFile<ImportBatch>(`importBatch.${noun}`, file, setShare)
      await forgotten()
      onOpen(batch.id)
    } catch (error) {
      // It is sent once the network is back.
      if (isLost(error)) setWaiting(file)
      else setFailure(failureOf(error).message)
    } finally {
      setShare(undefined)
    }
  }
  const sendAgain = useEffectEvent((file: File) => void send(file))
  useEffect(() => {
    if (!waiting) return undefined
    return onlineManager.subscribe((isBack) => {
      if (isBack) sendAgain(waiting)
    })
  }, [waiting])
  const getTemplate = () => {
    download(`${noun}.template`).catch((error: unknown) => message.error(failureOf(error).message))
  }
  if (isOpening) return <Skeleton active />
  return (
    <>
      {children}
      <Upload.Dragger
        accept=".xlsx,.xls,.ods,.csv"
        multiple={false}
        showUploadList={false}
        disabled={share !== undefined}
        beforeUpload={(file) => {
          void send(file)
          return false
        }}
      >
        <p className="import-drop">{t('importWizard.drop')}</p>
        <p>{t('importWizard.hint')}</p>
      </Upload.Dragger>
      {share !== undefined && (
        <div role="status">
          {t('importWizard.uploading')}
          <Progress percent={Math.round(share * 100)} aria-label={t('importWizard.uploading')} />
        </div>
      )}
      {waiting && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t('importWizard.offlineUpload', { name: waiting.name })}
        />
      )}
      {failure !== undefined && <Alert type="error" showIcon role="alert" title={failure} />}
      <div>
        <OnceButton onClick={getTemplate}>{t('importWizard.template')}</OnceButton>
      </div>
      <Unfinished noun={noun} onOpen={onOpen} />
    </>
  )
}

/** There is no network, and the call did not reach the server. */
const isLost = (error: unknown): boolean =>
  apiErrorOf(error).code === 0 && !onlineManager.isOnline()

/** What was begun and not finished, to be gone on with. */
function Unfinished({ noun, onOpen }: Pick<Props, 'noun' | 'onOpen'>) {
  const { t } = useTranslation()
  const { data = [] } = useQuery({ ...trpc.importBatch.list.queryOptions({ noun }), staleTime: 0 })
  if (data.length === 0) return null
  return (
    <section>
      <h3>{t('importWizard.unfinished')}</h3>
      <ul className="import-unfinished">
        {data.map((batch) => (
          <UnfinishedItem key={batch.id} batch={batch} onOpen={onOpen} />
        ))}
      </ul>
    </section>
  )
}

type ItemProps = { batch: ImportSummary; onOpen: (id: string) => void }

function UnfinishedItem({ batch, onOpen }: ItemProps) {
  const { t } = useTranslation()
  const { modal, message } = App.useApp()
  const { discard } = useSteps()
  const { id, version, fileName, createTime, status, findingCount } = batch
  const words: Record<string, string> = {
    reading: t('importWizard.status.reading'),
    draft: t('importWizard.status.draft'),
    checked: t('importWizard.status.checked'),
    publishing: t('importWizard.status.publishing'),
  }
  const state =
    findingCount > 0 ? t('importWizard.statusWrong', { count: findingCount }) : words[status]
  const ask = () => {
    void modal.confirm({
      title: t('importWizard.discardConfirm', { name: fileName }),
      okText: t('importWizard.discard'),
      okButtonProps: { danger: true },
      onOk: () =>
        discard.mutate(
          { id, version },
          { onError: (error) => void message.error(apiErrorOf(error).message) },
        ),
    })
  }
  return (
    <li>
      <span className="import-name">{fileName}</span>
      <span className="count">
        {createTime} · {state}
      </span>
      <span className="import-actions">
        <Button size="small" type="primary" ghost onClick={() => onOpen(id)}>
          {t('importWizard.resume')}
        </Button>
        <Button size="small" disabled={status === 'publishing'} onClick={ask}>
          {t('importWizard.discard')}
        </Button>
      </span>
    </li>
  )
}
