import { userStatuses } from '@yuncang/shared/nouns/user/rules'
import { only } from '@yuncang/shared/kernel/expected'
import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { and, eq, gt, lt, sql } from '@yuncang/db/sql'

type CodeRow = Row<Schema['phoneCode']>
type SendRow = Row<Schema['sendWait']>
type Key = Pick<CodeRow, 'phone' | 'tenant'>

/** Keeps a code in place of the one before it. */
export async function saveCode(tx: SystemTx, row: CodeRow): Promise<void> {
  const { phoneCode } = tx.t
  const { codeHash, guessesLeft, expireTime } = row
  await tx.upsert(phoneCode, row, {
    target: [phoneCode.phone, phoneCode.tenant],
    set: { codeHash, guessesLeft, expireTime },
  })
}

/** Takes one of the guesses that are left: a guarded statement, so that a hundred at once get as many as there are. */
export async function takeGuess(
  tx: SystemTx,
  { phone, tenant }: Key,
  now: string,
): Promise<CodeRow | undefined> {
  const { phoneCode } = tx.t
  const [row] = await tx
    .update(
      phoneCode,
      { guessesLeft: sql`${phoneCode.guessesLeft} - 1` },
      eq(phoneCode.phone, phone),
      eq(phoneCode.tenant, tenant),
      gt(phoneCode.guessesLeft, 0),
      gt(phoneCode.expireTime, now),
    )
    .returning()
  return row
}

/** Uses a code up; false when somebody else just has. */
export async function spend(tx: SystemTx, row: CodeRow): Promise<boolean> {
  const { phoneCode } = tx.t
  const spent = await tx
    .remove(
      phoneCode,
      eq(phoneCode.phone, row.phone),
      eq(phoneCode.tenant, row.tenant),
      eq(phoneCode.codeHash, row.codeHash),
    )
    .returning()
  return spent.length > 0
}

/** Counts a send and gives the row, which stays locked to the transaction's end; counting begins anew after a pause. */
export async function countSend(
  tx: SystemTx,
  { sender, now, pausedSince }: { sender: string; now: string; pausedSince: string },
): Promise<SendRow> {
  const { sendWait } = tx.t
  const row = only(
    await tx.upsert(
      sendWait,
      { sender, sends: 1, waitUntil: null, updateTime: now },
      {
        target: [sendWait.sender],
        set: {
          sends: sql`case when ${sendWait.updateTime} < ${pausedSince} then 1 else ${sendWait.sends} + 1 end`,
          updateTime: now,
        },
      },
    ),
  )
  return row
}

export async function setWait(
  tx: SystemTx,
  sender: string,
  waitUntil: string | null,
): Promise<void> {
  await tx.update(tx.t.sendWait, { waitUntil }, eq(tx.t.sendWait.sender, sender))
}

export async function forgetSends(tx: SystemTx, sender: string): Promise<void> {
  await tx.remove(tx.t.sendWait, eq(tx.t.sendWait.sender, sender))
}

/** Whether an active person has this phone, and belongs to the tenant if one is named. */
export async function isReachable(db: Read, { phone, tenant }: Key): Promise<boolean> {
  const { user, membership } = db.t
  const inTenant = tenant === '' ? undefined : eq(membership.tenantNode, tenant)
  const [row] = await db
    .pick({ id: user.id }, user, eq(user.phone, phone), eq(user.status, userStatuses.active))
    .innerJoin(membership, and(eq(membership.userId, user.id), inTenant))
    .limit(1)
  return row !== undefined
}

export async function removeStale(
  tx: SystemTx,
  before: { code: string; wait: string },
): Promise<void> {
  const { phoneCode, sendWait } = tx.t
  await tx.remove(phoneCode, lt(phoneCode.expireTime, before.code))
  await tx.remove(sendWait, lt(sendWait.updateTime, before.wait))
}
