import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sentenceOf } from './sentence-of.ts'

/** One call at a time, with its failure as a sentence. */
export function useSubmit<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  const { t } = useTranslation()
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (...args: A): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await run(...args)
    } catch (error) {
      setFailure(sentenceOf(error, t))
    }
    setBusy(false)
  }
  return { submit: (...args: A) => void submit(...args), failure, isBusy }
}
