import type { Tx } from '@yuncang/db/handle'
import type { FieldDiff } from '@yuncang/db/schema/record'
import { AppError } from '@yuncang/shared/errors'
import type { Held } from '../../../platform/rows/versioned.ts'
import { diffOf, recordOperation, type Author, type OperateModule } from '../service.ts'

type Change<R> = {
  readonly action: string
  readonly changes: Partial<R>
  /** What the record of it tells beside the changed fields. */
  readonly told?: FieldDiff
}

/**
 * How records of a module change: one guarded statement changes the row, and one operate record tells of it. Throws
 * 409 when somebody was faster.
 */
export const recordedChange =
  <R extends Held>(
    operateModule: OperateModule,
    change: (tx: Tx, held: Held, changes: object) => Promise<R | undefined>,
  ) =>
  async (tx: Tx, author: Author, row: R, { action, changes, told }: Change<R>): Promise<R> => {
    const who = { updateBy: author.user.id, updateTime: author.now() }
    const after = await change(tx, row, { ...changes, ...who })
    if (!after) throw new AppError('record.stale')
    const fieldDiff = { ...diffOf<R>(row, changes), ...told }
    await recordOperation(tx, author, { businessId: row.id, operateModule, action, fieldDiff })
    return after
  }
