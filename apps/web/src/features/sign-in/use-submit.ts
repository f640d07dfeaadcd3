import { useState } from 'react'
import { ApiError } from '../../api/failure.ts'

/** One call at a time, with its failure as a sentence. */
export function useSubmit<A extends unknown[]>(run: (...args: A) => Promise<void>) {
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (...args: A): Promise<void> => {
    setBusy(true)
    setFailure(undefined)
    try {
      await run(...args)
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : String(error))
    }
    setBusy(false)
  }
  return { submit: (...args: A) => void submit(...args), failure, isBusy }
}
