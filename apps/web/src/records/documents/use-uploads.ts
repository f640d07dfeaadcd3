import { App } from 'antd'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText, mayTryAgain, refreshed, sendDocument, type Target } from './send-document.ts'

/** A file on its way, or one that did not arrive. */
export type Sending = {
  readonly key: number
  readonly name: string
  readonly share: number
  readonly failure: string | undefined
  /** Sends it again, where that may help. */
  readonly retry: (() => void) | undefined
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
    try {
      const { name } = await sendDocument(given, to, (share) => change(key, { share }))
      drop(key)
      void message.success(t('documents.added', { name }))
      await refreshed()
    } catch (error) {
      const failure = failureText(t, error)
      change(key, {
        failure,
        share: 0,
        ...(!mayTryAgain(error) && { retry: undefined }),
      })
    }
  }

  function queue(key: number, file: File, to: Target): void {
    last.current = last.current.then(() => run(key, file, to))
  }

  /** Each gets the type that is chosen when it comes. */
  function add(files: readonly File[], reason?: string): void {
    const to = { ...target, ...(reason !== undefined && { reason }) }
    for (const file of files) {
      const key = ++keys.current
      const retry = () => {
        change(key, { failure: undefined })
        queue(key, file, to)
      }
      const sending = { key, name: file.name, share: 0, failure: undefined, retry }
      setSendings((all) => [...all, sending])
      queue(key, file, to)
    }
  }

  return { sendings, add, dismiss: drop }
}
