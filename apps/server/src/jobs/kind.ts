import type { SystemTx, Tx } from '@yuncang/db/handle'
import type { KeptFailure } from '@yuncang/shared/kept-failure'
import type { JobProgress } from '@yuncang/shared/nouns/job/rules'
import type { Access } from '@yuncang/shared/access'
import type * as z from 'zod'
import type { Ctx } from '../trpc/context.ts'
import type { Download } from '../files/transfer.ts'

/** What a kind has to say when it is through; the file is kept for some days. */
export type JobOutcome = { readonly result?: Record<string, unknown>; readonly file?: Download }

/** How a running job talks to whoever runs it. */
export type JobControl = {
  readonly jobId: string
  /** Aborted when the job has to end: cancelled, its tenant locked, the process stopping, the lease lost. */
  readonly signal: AbortSignal
  /** Tells how far it is and lets the rest of the process have its turn. Throws once the job has to end. */
  progress(progress: JobProgress): Promise<void>
  /** What earlier attempts have kept; null when there is nothing. */
  readonly kept: Record<string, unknown> | null
  /**
   * Keeps what is done so far, in the very transaction that does the last of it, so that an attempt after this one knows
   * of it. Throws, and so undoes the work, when the job is no longer this worker's.
   */
  keep(tx: Tx | SystemTx, result: Record<string, unknown>): Promise<void>
  /**
   * Ends the job in the very transaction that does its work, so that the work is done once even when the process dies
   * right after. Throws, and so undoes the work, when the job is no longer this worker's.
   */
  complete(tx: Tx | SystemTx, result?: Record<string, unknown>): Promise<void>
}

/** A right of roles: nobody asks for a job without one. */
export type JobRight = Exclude<Access, 'public' | 'session' | 'member'>

export type JobKind<I = unknown> = {
  readonly kind: string
  /** Of heavy jobs a process runs one at a time. */
  readonly isHeavy: boolean
  readonly maxAttempts: number
  readonly input: z.ZodType<I>
  /** What somebody must be permitted to ask for it, and still be permitted when it runs. */
  permission(input: I): JobRight
  /**
   * What the job does, said the same for the same work, where that is to be under way once in a tenant: whoever asks for
   * it again is answered with the job that there is.
   */
  taskOf?(input: I): string
  /**
   * The work, as the person who asked: their rights and rows as they are at that moment. It may run again after a
   * failure or a crash. An AppError ends the job at once with its sentence; anything else is tried again.
   */
  run(ctx: Ctx, input: I, control: JobControl): Promise<JobOutcome>
  /**
   * Puts right what the job had begun, in the transaction in which it ends without being through: cancelled, which is no
   * failure, or given up.
   */
  abandoned?(
    tx: Pick<Tx, 'stmt' | 'update' | 't'>,
    job: { readonly id: string; readonly input: I; readonly failure: KeptFailure | null },
    now: string,
  ): Promise<void>
}

export type JobKinds = ReadonlyMap<string, JobKind>

const attemptsUsually = 3

type Definition<I> = Pick<JobKind<I>, 'kind' | 'input' | 'permission' | 'run'> &
  Partial<Pick<JobKind<I>, 'isHeavy' | 'maxAttempts' | 'taskOf' | 'abandoned'>>

/** A kind of job: light, and tried three times, unless it says otherwise. */
export const defineJob = <I>(definition: Definition<I>): JobKind<I> => ({
  isHeavy: false,
  maxAttempts: attemptsUsually,
  ...definition,
})
