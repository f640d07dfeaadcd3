import type { Read } from '@yuncang/db/handle'
import type { ImportBatch } from '@yuncang/shared/nouns/import-batch/contract'
import type { Ctx } from '../../../trpc/context.ts'
import { lookup, type Lookup } from '../../dictionary/service.ts'
import type { BatchRow } from '../repo.ts'

/** What somebody has said is meant by values of a file, in the words of the reader. */
export async function namedMeanings(
  db: Read,
  ctx: Ctx,
  { noun, override: { meanings = [] } }: Pick<BatchRow, 'noun' | 'override'>,
): Promise<ImportBatch['meanings']> {
  const said = new Set(meanings.flatMap(({ is }) => Object.keys(is)))
  const words = new Map<string, Lookup>()
  for (const { key, several, dictionary = several } of ctx.services.importers[noun].columns)
    if (dictionary && said.has(key)) words.set(key, await lookup(db, ctx, dictionary))
  return meanings.map(({ of, is, rememberedId }) => {
    const names = Object.entries(is).map(([key, text]) => words.get(key)?.labelOf(text) ?? text)
    return {
      of,
      is,
      name: [...new Set(names.filter(Boolean))].join(' '),
      isRemembered: rememberedId === undefined ? 0 : 1,
    }
  })
}
