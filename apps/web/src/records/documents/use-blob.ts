import { useQuery } from '@tanstack/react-query'
import type { FileDocument } from '@yuncang/shared/nouns/file/contract'
import { blobOf } from '../../api/files.ts'

type Size = 'thumbnail' | 'download'

/** The bytes of a document, kept while its page is open; they never change. */
export const useBlob = ({ id }: Pick<FileDocument, 'id'>, size: Size, isWanted = true) =>
  useQuery({
    queryKey: ['file', size, id],
    queryFn: ({ signal }) => blobOf(`file.${size}`, { id }, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    enabled: isWanted,
    meta: { inPlace: true },
  })
