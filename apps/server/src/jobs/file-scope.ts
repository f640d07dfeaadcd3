import { seesAllOf } from '@yuncang/shared/kernel/data-scope'
import type { Permission } from '@yuncang/shared/access'
import type { Ctx } from '../trpc/context.ts'
import type { Job } from './repo.ts'

type FileScope = NonNullable<Job['fileScope']>

const rowsOf = (ctx: Ctx) =>
  ctx.read(async ({ scope }) => ('rows' in scope ? scope.rows : undefined))

/** The same person, whose rights are noted as they are asked for: a file that they make holds what these show. */
export function noted(ctx: Ctx): { ctx: Ctx; fileScope: () => Promise<FileScope> } {
  const rights = new Set<Permission>()
  const can = (right: Permission) => {
    const isHeld = ctx.can(right)
    if (isHeld) rights.add(right)
    return isHeld
  }
  return {
    ctx: { ...ctx, can },
    fileScope: async () => ({ rows: (await rowsOf(ctx)) ?? null, rights: [...rights] }),
  }
}

/** Whether somebody sees everything that a file of this scope may hold; without one it is the whole tenant. */
export async function seesFile(ctx: Ctx, scope: FileScope | null): Promise<boolean> {
  const hasRights = scope?.rights.every((right) => ctx.permissions.has(right)) ?? true
  return hasRights && seesAllOf(scope?.rows ?? undefined, await rowsOf(ctx))
}
