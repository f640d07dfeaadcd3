import type Database from 'better-sqlite3'

/*
 * Commits of the one writer. A commit waits for the disk, and pages that every transaction touches are written with
 * each of them; so transactions that come in the same turn of the event loop, or wait while another one runs, share a
 * commit, each in a savepoint of its own. Nobody is answered before it (docs/decisions/042).
 */

/** How long a commit may be put off for those whose work is done. */
const putOffAtMostMs = 10

export type Commits = {
  /**
   * Runs `work` as a transaction of its own; resolves once it is on the disk. `committed` is called in the very turn of
   * the commit.
   */
  run<R>(work: () => Promise<R>, committed: () => void): Promise<R>
  /** Resolves when nothing is under way. */
  idle(): Promise<void>
}

type Round = {
  readonly began: number
  /** Settles with the commit. */
  readonly ending: PromiseWithResolvers<void>
  /** What to call with the commit, one for each member whose work is done. */
  readonly done: (() => void)[]
}

export type CommitOptions = {
  /** Called after each commit. */
  afterCommit?: () => void
  /** The clock, in milliseconds. */
  now?: () => number
}

export function commitsOf(
  writer: Database.Database,
  { afterCommit = () => undefined, now = () => performance.now() }: CommitOptions = {},
): Commits {
  const begin = writer.prepare('BEGIN IMMEDIATE')
  const commit = writer.prepare('COMMIT')
  const rollback = writer.prepare('ROLLBACK')
  const mark = writer.prepare('SAVEPOINT member')
  const keep = writer.prepare('RELEASE member')
  const drop = writer.prepare('ROLLBACK TO member')

  let queue: Promise<unknown> = Promise.resolve()
  /** Members that wait for their turn or have it. */
  let pending = 0
  let round: Round | undefined

  function begun(): Round {
    begin.run()
    const ending = Promise.withResolvers<void>()
    // Each member hears of its failure; there may be none.
    ending.promise.catch(() => undefined)
    return { began: now(), ending, done: [] }
  }

  /** Takes back what one member did; the others keep theirs unless SQLite gave up the whole transaction. */
  function undo(current: Round, error: unknown): void {
    if (current.done.length > 0 && writer.inTransaction) {
      drop.run()
      keep.run()
      return
    }
    if (writer.inTransaction) rollback.run()
    round = undefined
    current.ending.reject(error)
  }

  function end(current: Round): void {
    round = undefined
    try {
      commit.run()
      for (const each of current.done) each()
      current.ending.resolve()
    } catch (error) {
      if (writer.inTransaction) rollback.run()
      current.ending.reject(error)
      return
    }
    afterCommit()
  }

  /** Ends a round that has lasted, or once this turn of the event loop has brought nobody else. */
  function endWhenDue(current: Round): void {
    if (now() - current.began > putOffAtMostMs) end(current)
    else if (pending === 0) {
      setImmediate(() => {
        if (round === current && pending === 0) end(current)
      })
    }
  }

  async function turn<R>(work: () => Promise<R>, committed: () => void) {
    const current = (round ??= begun())
    const isFirst = current.done.length === 0
    try {
      if (!isFirst) mark.run()
      const answer = await work()
      if (!isFirst) keep.run()
      current.done.push(committed)
      return { answer, ended: current.ending.promise }
    } catch (error) {
      undo(current, error)
      throw error
    }
  }

  return {
    async run(work, committed) {
      pending += 1
      const mine = queue
        .then(() => turn(work, committed))
        .finally(() => {
          pending -= 1
          if (round) endWhenDue(round)
        })
      queue = mine.catch(() => undefined)
      const { answer, ended } = await mine
      await ended
      return answer
    },
    async idle() {
      await queue
      // Whoever had a part in it hears how it ended.
      await round?.ending.promise.catch(() => undefined)
    },
  }
}
