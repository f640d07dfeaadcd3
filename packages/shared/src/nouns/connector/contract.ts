import * as z from 'zod'
import { connectorFaults, faultsOf, outsideSystems } from './rules.ts'
import { noInput } from '../../kernel/wire.ts'

const state = z.object({
  system: z.enum(outsideSystems),
  /** none: nobody set it up; simulator: stands in for it; real: the system itself. */
  kind: z.enum(['none', 'simulator', 'real']),
  fault: z.enum(connectorFaults),
})

/** What stands between us and outside systems, and how trainers disturb it. */
export const connector = {
  list: { input: noInput, output: z.array(state) },
  setFault: {
    input: z
      .strictObject({ system: z.enum(outsideSystems), fault: z.enum(connectorFaults) })
      .refine(({ system, fault }) => faultsOf[system].includes(fault), {
        path: ['fault'],
        message: 'connector.noSuchFault',
      }),
    output: z.array(state),
  },
} as const

export type ConnectorState = z.infer<typeof state>
export type FaultSetting = z.infer<typeof connector.setFault.input>
