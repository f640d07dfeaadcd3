import {
  useMutation as useEveryMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { createPresses } from './presses.ts'

/**
 * A change as TanStack Query has it, but taken once by whoever presses twice: they see one success and nothing beside
 * it. A screen that is busy shows too late that a change is under way to hold the second press back.
 */
export function useMutation<Data, Failure = Error, Input = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Input, Context>,
): UseMutationResult<Data, Failure, Input, Context> {
  const mutation = useEveryMutation(options)
  const [press] = useState(() => createPresses(() => performance.now()))
  const { mutateAsync: start } = mutation
  const own = useMemo(() => {
    const mutateAsync: typeof start = (...given) => press(given[0], () => start(...given))
    return {
      mutateAsync,
      // A failure is the business of the callbacks.
      mutate: (...given: Parameters<typeof start>) => void mutateAsync(...given).catch(() => {}),
    }
  }, [press, start])
  return { ...mutation, ...own }
}
