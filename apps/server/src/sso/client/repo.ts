import type { Read, Row, SystemTx } from '@yuncang/db/handle'
import type { Schema } from '@yuncang/db/schema/index'
import { desc, eq, isNull, lt } from '@yuncang/db/sql'

export type Flow = Row<Schema['signOnFlow']>
type NewFlow = Omit<Flow, 'codeHash' | 'sessionHash' | 'idToken' | 'replayTime'>

export async function insertFlow(tx: SystemTx, flow: NewFlow): Promise<void> {
  const open = { codeHash: null, sessionHash: null, idToken: null, replayTime: null }
  await tx.insert(tx.t.signOnFlow, { ...flow, ...open })
}

const flowBy =
  (column: 'stateHash' | 'codeHash' | 'sessionHash') =>
  async (db: Read, value: string): Promise<Flow | undefined> => {
    const { signOnFlow } = db.t
    const [row] = await db
      .select(signOnFlow, eq(signOnFlow[column], value))
      .orderBy(desc(signOnFlow.expireTime))
      .limit(1)
    return row
  }
export const flowOfState = flowBy('stateHash')
/** The latest: a session that was locked has one more for each time that it was opened. */
export const flowOfSession = flowBy('sessionHash')

/** Takes a flow for a code; undefined when somebody has taken it before. */
export async function takeFlow(
  tx: SystemTx,
  stateHash: string,
  codeHash: string,
): Promise<Flow | undefined> {
  const { signOnFlow } = tx.t
  const [row] = await tx
    .update(
      signOnFlow,
      { codeHash },
      eq(signOnFlow.stateHash, stateHash),
      isNull(signOnFlow.codeHash),
    )
    .returning()
  return row
}

/** Notes that a code came again; gives the flows that had used it. */
export const markReplayed = (tx: SystemTx, codeHash: string, now: string): Promise<Flow[]> =>
  tx
    .update(tx.t.signOnFlow, { replayTime: now }, eq(tx.t.signOnFlow.codeHash, codeHash))
    .returning()

/** Writes down the session that came of a flow; false when its code was replayed meanwhile. */
export async function linkSession(
  tx: SystemTx,
  stateHash: string,
  link: { sessionHash: string; idToken: string },
): Promise<boolean> {
  const { signOnFlow } = tx.t
  const rows = await tx
    .update(signOnFlow, link, eq(signOnFlow.stateHash, stateHash), isNull(signOnFlow.replayTime))
    .returning()
  return rows.length > 0
}

export async function removeFlows(tx: SystemTx, expiredBefore: string): Promise<void> {
  await tx.remove(tx.t.signOnFlow, lt(tx.t.signOnFlow.expireTime, expiredBefore))
}
