/* What a child process does: one job after the other, until its parent (child-process.ts) lets go of it. */

/** What a child is sent. */
export type ChildTask = { readonly job: unknown }

/** What it answers: messages of the job, then that it is done, and whether it has done enough. */
export type ChildAnswer = { readonly said: unknown } | { readonly isWorn: boolean }

/** Resolves to false where something of the job may be left in the process. */
type Work<Job, Message> = (job: Job, say: (message: Message) => Promise<void>) => Promise<boolean>

/** A child that has grown, or has worked for long, makes room for a new one. */
const most = { bytes: 256 * 2 ** 20, jobs: 100 }

/** Does jobs as they are sent. One that throws ends the process, and is a death to whoever waits for it. */
export function serveJobs<Job, Message>(work: Work<Job, Message>): void {
  let jobs = 0
  const serve = async (job: Job) => {
    const isClean = await work(job, (said) => answer({ said }))
    jobs += 1
    const isWorn = !isClean || jobs >= most.jobs || process.memoryUsage.rss() > most.bytes
    await answer({ isWorn })
  }
  process.on('message', (task) => {
    // Sent by child-process.ts, the only parent.
    serve((task as ChildTask).job as Job).catch(() => process.exit(1))
  })
  process.once('disconnect', () => process.exit(0))
}

const answer = (message: ChildAnswer): Promise<void> =>
  new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()))
  })
