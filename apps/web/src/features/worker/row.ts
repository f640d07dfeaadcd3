import type { forklift, worker } from '@yuncang/shared/contracts/worker'
import type { z } from 'zod'

export type Worker = z.output<typeof worker.create.output>
export type Forklift = z.output<typeof forklift.create.output>
