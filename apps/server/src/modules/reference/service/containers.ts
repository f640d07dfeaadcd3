import { containerSizes } from '@yuncang/shared/validate/container-size'
import type { Ctx } from '../../../trpc/context.ts'
import { lookup } from '../../../kernel/dictionary/service.ts'

/** The sizes that orders may name: which they are is a rule, how they are called the dictionary's. */
export const allContainers = (ctx: Ctx) =>
  ctx.read(async (db) => {
    const words = await lookup(db, ctx, 'CONTAINER_SIZE')
    return containerSizes.map(({ code, iso, teu }) => ({
      containerCode: code,
      containerName: words.labelOf(code),
      isoCode: iso,
      teu,
    }))
  })
