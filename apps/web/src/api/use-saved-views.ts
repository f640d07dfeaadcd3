import { useQuery } from '@tanstack/react-query'
import type {
  GridLayout,
  SavedView,
  SavedViewDraft,
} from '@yuncang/shared/nouns/saved-view/contract'
import { useCallback } from 'react'
import { inPlace, queryClient, trpc } from './client.ts'
import { apiErrorOf } from './link.ts'
import { useMutation } from './use-mutation.ts'

/** The saved views of one list, and how the person left it; a list works without an answer. */
export function useSavedViews(listName: string) {
  const options = trpc.savedView.list.queryOptions({ listName })
  const { data, isPending } = useQuery({ ...options, staleTime: 60_000, ...inPlace })
  const { mutateAsync: save } = useMutation(trpc.savedView.save.mutationOptions(inPlace))
  const { mutateAsync: remove } = useMutation(trpc.savedView.remove.mutationOptions())
  const { mutateAsync: setDefault } = useMutation(trpc.savedView.setDefault.mutationOptions())
  const { mutate: remember } = useMutation(trpc.savedView.remember.mutationOptions(inPlace))
  const again = () => queryClient.invalidateQueries(options)
  return {
    data,
    isPending,
    remember: useCallback(
      (layout: GridLayout) => {
        const { queryKey } = trpc.savedView.list.queryOptions({ listName })
        queryClient.setQueryData(queryKey, (before) => before && { ...before, layout })
        remember({ listName, layout })
      },
      [listName, remember],
    ),
    save: async (draft: Omit<SavedViewDraft, 'listName'>): Promise<SavedView> => {
      const view = await save({ ...draft, listName })
      await again()
      return view
    },
    remove: async ({ id, version }: SavedView): Promise<void> => {
      await remove({ id, version })
      await again()
    },
    setDefault: async (id: string | null): Promise<void> => {
      await setDefault({ listName, id })
      await again()
    },
    reasonOf: (error: unknown): string => apiErrorOf(error).message,
  }
}
