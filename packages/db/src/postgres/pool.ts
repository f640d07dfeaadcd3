import pg from 'pg'
import { cuttable, type Way } from './sockets.ts'
import { DatabaseAway, DatabaseBusy } from '../core/unreachable.ts'

/** Nobody waits longer for a call (docs/domain/wire.md#client-time-limits). */
const statementMs = 120_000
/** After so long PostgreSQL gives up the transaction of an instance that has vanished, and with it its locks. */
const forsakenMs = 60_000

/** The connections that an instance works with; a wait for one of them has an end. */
export function connectionsTo(way: Way, connections: number) {
  const pool = new pg.Pool({
    ...cuttable(way),
    max: connections,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: forsakenMs,
  })
  // A connection that breaks while it is lent has nobody else who listens, and what nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', way.onError))
  // The pool says the same of a connection that is not lent.
  pool.on('error', () => {})

  /** A connection, for whoever gives it back. Throws DatabaseBusy or DatabaseAway. */
  async function connected(): Promise<pg.PoolClient> {
    try {
      return await pool.connect()
    } catch (cause) {
      // The pool tells the two apart by its words only.
      const isFull = cause instanceof Error && cause.message.startsWith('timeout exceeded')
      throw isFull
        ? new DatabaseBusy('every connection is in use', { cause })
        : new DatabaseAway('no connection to the database', { cause })
    }
  }

  return {
    connected,
    /** One statement outside of any transaction. */
    async query<R extends pg.QueryResultRow>(text: string, values?: unknown[]) {
      const client = await connected()
      let failure: Error | undefined
      try {
        return await client.query<R>(text, values)
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error))
        throw error
      } finally {
        client.release(failure)
      }
    },
    end: () => pool.end(),
  }
}

export type Connections = ReturnType<typeof connectionsTo>
