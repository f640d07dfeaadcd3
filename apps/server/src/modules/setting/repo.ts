import type { Read, SystemTx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'

export const settingsOf = (db: Read, userId: string) =>
  db.select(db.t.userSetting, eq(db.t.userSetting.userId, userId))

export async function keep(
  tx: SystemTx,
  row: { userId: string; name: string; value: unknown },
): Promise<void> {
  const { userSetting } = tx.t
  await tx.upsert(userSetting, row, {
    target: [userSetting.userId, userSetting.name],
    set: { value: row.value },
  })
}
