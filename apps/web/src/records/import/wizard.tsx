import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import { canPublish, isBusy, type ImportNoun } from '@yuncang/shared/nouns/import-batch/rules'
import { Alert, Button, Modal, Steps } from 'antd'
import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { WarningKind } from '@yuncang/shared/nouns/import-batch/warnings'
import { apiErrorOf } from '../../api/link.ts'
import { OfflineNotice } from '../../ui/offline-notice.tsx'
import { AcceptWarnings } from './accept-warnings.tsx'
import { FileStep } from './file-step.tsx'
import { MappingStep } from './mapping-step.tsx'
import { PreviewStep } from './preview-step.tsx'
import { SheetBar } from './sheet-bar.tsx'
import { Working } from './working.tsx'
import type { ImportPlace } from './use-import-window.ts'
import { useBatch, useSteps } from './use-batch.ts'
import './wizard.css'

type Props = ImportPlace & {
  title: string
  noun: ImportNoun
  /** What else the address may name an import of, in this window. */
  nouns?: readonly ImportNoun[]
  /** Says what was stored. */
  sayResult: (result: Record<string, unknown>, noun: ImportNoun) => string
  /** Leads to what was stored. */
  renderResult?: (result: Record<string, unknown>) => ReactNode
  /** Shows what is new behind the window; whether all sheets of the file are through. */
  onPublished: (isAll: boolean) => unknown
  onClose: () => void
  /** Where somebody says which record a name in the file means. */
  choose?: ComponentProps<typeof PreviewStep>['choose']
  /** Above the file, e.g. a choice of what to import. */
  children?: ReactNode
}

const steps = ['file', 'mapping', 'preview', 'done'] as const
type Step = (typeof steps)[number]

/** Where an import stands, unless somebody looks at its columns once more. */
function stepOf(batch: ImportBatch | undefined, isAdjusting: boolean): Step {
  if (!batch) return 'file'
  if (batch.status === 'publishing' || batch.status === 'published') return 'done'
  if (batch.status === 'reading') return 'file'
  return isAdjusting || batch.status === 'draft' ? 'mapping' : 'preview'
}

/** Which imports of a file are through, of all of its sheets. */
const publishedIn = ({ id, status, parts }: ImportBatch): string =>
  (parts.length > 0 ? parts : [{ id, status }])
    .filter((each) => each.status === 'published')
    .map((each) => each.id)
    .join()

/** The next sheet of the same file that is not imported, from this one on. */
function nextOf({ id, parts }: ImportBatch) {
  const own = parts.findIndex((part) => part.id === id)
  const inTurn = [...parts.slice(own + 1), ...parts.slice(0, Math.max(own, 0))]
  return inTurn.find(({ status }) => status !== 'published' && status !== 'publishing')
}

/** The import of a file, in one window; what is begun stays on the server when it is closed. */
export function Wizard({
  title,
  noun,
  sayResult,
  renderResult,
  onPublished,
  onClose,
  choose,
  children,
  ...given
}: Props) {
  const { t } = useTranslation()
  const { importId: id, onImport, nouns = [noun] } = given
  const [isAdjusting, setAdjusting] = useState(false)
  const [accepted, setAccepted] = useState<readonly WarningKind[]>([])
  const { batch, isStray } = useBatch(id, nouns)
  const { publish } = useSteps()
  const step = stepOf(batch, isAdjusting)
  const told = useRef<string>(undefined)

  useEffect(() => {
    if (!batch) return
    const stored = publishedIn(batch)
    if (stored === '' || told.current === stored) return
    told.current = stored
    void onPublished(batch.parts.every(({ status }) => status === 'published'))
  }, [batch, onPublished])

  const open = (next: string | undefined) => {
    onImport(next)
    setAdjusting(false)
    setAccepted([])
    publish.reset()
  }
  useEffect(() => {
    // An address that is out of date, or somebody else's.
    if (isStray) onImport(undefined)
  }, [isStray, onImport])
  const words: Record<Step, string> = {
    file: t('importWizard.step.file'),
    mapping: t('importWizard.step.mapping'),
    preview: t('importWizard.step.preview'),
    done: t('importWizard.step.done'),
  }
  const unaccepted = batch?.warnings.filter(({ kind }) => !accepted.includes(kind)).length ?? 0
  const isClean = batch !== undefined && canPublish(batch) && !isAdjusting
  const isReady = isClean && unaccepted === 0
  const next = batch?.status === 'published' ? nextOf(batch) : undefined
  return (
    <Modal
      open
      className="import-wizard"
      title={title}
      width={1080}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('action.close')}</Button>
          {batch !== undefined && !isBusy(batch.status) && (
            <Button onClick={() => open(undefined)}>
              {batch.status === 'published' ? t('importWizard.more') : t('importWizard.again')}
            </Button>
          )}
          {next && (
            <Button type="primary" onClick={() => open(next.id)}>
              {t('importWizard.nextSheet', { name: next.name })}
            </Button>
          )}
          {batch !== undefined && step === 'preview' && (
            <Button
              type="primary"
              disabled={!isReady}
              title={
                isReady
                  ? undefined
                  : isClean
                    ? t('importWizard.notAccepted')
                    : t('importWizard.notYet', { count: batch.findingCount })
              }
              loading={publish.isPending}
              onClick={() =>
                publish.mutate({ id: batch.id, version: batch.version, accepted: [...accepted] })
              }
            >
              {t('importWizard.publish', { count: batch.rowCount })}
            </Button>
          )}
        </>
      }
    >
      <Steps
        size="small"
        responsive={false}
        current={steps.indexOf(step)}
        items={steps.map((each) => ({ title: words[each] }))}
      />
      <div className="import-body">
        {publish.error !== null && (
          <Alert type="error" showIcon role="alert" title={apiErrorOf(publish.error).message} />
        )}
        {batch !== undefined && !isBusy(batch.status) && (
          <OfflineNotice isSending={publish.isPending} />
        )}
        {batch !== undefined && (
          <SheetBar
            batch={batch}
            onOpen={open}
            sayResult={(result) => sayResult(result, batch.noun)}
          />
        )}
        {batch !== undefined && isBusy(batch.status) && (
          <Working batch={batch} onDiscarded={() => open(undefined)} />
        )}
        {!batch && (
          <FileStep noun={noun} isOpening={id !== undefined} onOpen={open}>
            {children}
          </FileStep>
        )}
        {batch !== undefined && step === 'mapping' && (
          // What the server has found since is the beginning of every change.
          <MappingStep key={batch.version} batch={batch} onChecked={() => setAdjusting(false)} />
        )}
        {batch !== undefined && step === 'preview' && (
          <>
            <PreviewStep
              key={batch.version}
              batch={batch}
              choose={choose}
              onAdjust={() => setAdjusting(true)}
            />
            {isClean && (
              <AcceptWarnings
                warnings={batch.warnings}
                accepted={accepted}
                onChange={setAccepted}
              />
            )}
          </>
        )}
        {batch?.status === 'published' && (
          <Alert
            type="success"
            showIcon
            role="status"
            title={sayResult(batch.result ?? {}, batch.noun)}
            description={
              <>
                {batch.acceptance
                  ? t('importWizard.acceptedBy', {
                      name: batch.fileName,
                      user: batch.acceptance.userName,
                      time: batch.acceptance.time,
                    })
                  : batch.fileName}
                {renderResult?.(batch.result ?? {})}
              </>
            }
          />
        )}
      </div>
    </Modal>
  )
}
