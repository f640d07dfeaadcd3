import { z } from 'zod'
import { connectorFaults, outsideSystems } from '../domain/outside.ts'
import { noInput } from './wire.ts'

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
    input: z.strictObject({ system: z.enum(outsideSystems), fault: z.enum(connectorFaults) }),
    output: z.array(state),
  },
} as const

export type ConnectorState = z.infer<typeof state>
export type FaultSetting = z.infer<typeof connector.setFault.input>
