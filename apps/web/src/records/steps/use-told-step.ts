import { App } from 'antd'
import { inPlace } from '../../api/client.ts'
import { apiErrorOf } from '../../api/link.ts'
import { useMutation } from '../../api/use-mutation.ts'

type Given<S> = {
  take: (step: S) => Promise<unknown>
  /** What is said once it is taken. */
  doneText: (step: S) => string
  /** What leaves the record is waited for, so that nothing of it is asked for again. */
  onDone: () => void | Promise<void>
  /** Asks again for what the step may have changed. */
  refresh: () => Promise<unknown>
}

/** Steps of a record: says that one was taken or what stands against it, and shows what has become of the record. */
export function useToldStep<S>({ take, doneText, onDone, refresh }: Given<S>) {
  const { message } = App.useApp()
  return useMutation<unknown, Error, S>({
    ...inPlace,
    mutationFn: take,
    onSuccess: async (_, step) => {
      void message.success(doneText(step))
      await onDone()
      await refresh()
    },
    onError: async (error) => {
      const failure = apiErrorOf(error)
      void message.error(failure.message)
      // Somebody was faster: what stands on the screen is no longer so.
      if (failure.code === 409) await refresh()
    },
  })
}
