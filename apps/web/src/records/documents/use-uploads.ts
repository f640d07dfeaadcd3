import { photoType, type DocumentModule } from '@yuncang/shared/domain/file'
import { App } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient, trpc } from '../../api/client.ts'
import { sendForm } from '../../api/files.ts'
import { apiErrorOf } from '../../api/link.ts'
import { sizeText } from './size-text.ts'
import { prepare } from './prepare.ts'

const largest = 20 * 1024 * 1024

/** A file on its way, or one that did not arrive. */
export type Sending = {
  readonly key: number
  readonly name: string
  readonly share: number
  readonly failure: string | undefined
  readonly retry: () => void
}

type Target = {
  module: DocumentModule
  businessId: string
  /** The part of the record that pictures show. */
  itemId?: string
  docType: string
}

/** Sends files one after another; each stands in the list until it has arrived, with its failure until dismissed. */
export function useUploads(target: Target) {
  const { t } = useTranslation()
  const { message } = App.useApp()
  const [sendings, setSendings] = useState<readonly Sending[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())
  const keys = useRef(0)

  const change = (key: number, changes: Partial<Sending>) =>
    setSendings((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
  const drop = (key: number) => setSendings((all) => all.filter((each) => each.key !== key))

  async function run(key: number, given: File, to: Target) {
    const { module, businessId, itemId, docType } = to
    try {
      const file = await prepare(given)
      if (file.size > largest) {
        const size = sizeText(file.size)
        change(key, { failure: t('documents.tooLarge', { name: file.name, size }) })
        return
      }
      const form = new FormData()
      form.append('uploadModuleCode', module)
      form.append('businessId', businessId)
      if (itemId !== undefined) form.append('itemId', itemId)
      form.append('docType', typeOf(given, docType))
      form.append('file', file)
      await sendForm('file.upload', form, (share) => change(key, { share }))
      drop(key)
      void message.success(t('documents.added', { name: file.name }))
      await refreshed()
    } catch (error) {
      change(key, { failure: apiErrorOf(error).message, share: 0 })
    }
  }

  function queue(key: number, file: File, to: Target): void {
    last.current = last.current.then(() => run(key, file, to))
  }

  /** Each gets the type that is chosen when it comes. */
  function add(files: readonly File[]): void {
    for (const file of files) {
      const key = ++keys.current
      const retry = () => {
        change(key, { failure: undefined })
        queue(key, file, target)
      }
      const sending = { key, name: file.name, share: 0, failure: undefined, retry }
      setSendings((all) => [...all, sending])
      queue(key, file, target)
    }
  }

  return { sendings, add, dismiss: drop }
}

const other = 'QT'

/** What is no picture cannot be a photo, even where that is the type that is chosen. */
const typeOf = (file: File, chosen: string): string =>
  chosen === photoType && !file.type.startsWith('image/') ? other : chosen

/** Lists of documents and histories of records are asked for anew. */
export const refreshed = () =>
  Promise.all([
    queryClient.invalidateQueries(trpc.file.pathFilter()),
    queryClient.invalidateQueries(trpc.record.pathFilter()),
  ])
