import type { SystemTx } from '@yuncang/db/handle'
import { eq } from '@yuncang/db/sql'

export async function savePassword(tx: SystemTx, id: string, passwordHash: string): Promise<void> {
  await tx.update(tx.t.user, { passwordHash }, eq(tx.t.user.id, id))
}
