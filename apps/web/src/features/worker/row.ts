import type { forklift, worker } from '@yuncang/shared/nouns/worker/contract'
import type * as z from 'zod'

export type Worker = z.output<typeof worker.create.output>
export type Forklift = z.output<typeof forklift.create.output>
