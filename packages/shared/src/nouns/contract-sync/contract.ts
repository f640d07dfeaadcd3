import * as z from 'zod'
import { contractRecord } from '../contract/record.ts'
import { id, text, version, wireDate } from '../../kernel/wire.ts'

/** The day of a field that may be left empty. */
const dayOrNone = () => z.union([z.literal(''), wireDate()]).default('')

export const contractSync = {
  /**
   * Takes over contracts of the contract system by number, or by company and days of signing
   * (docs/domain/contracts.md#contracts-from-the-contract-system).
   */
  sync: {
    input: z.strictObject({
      contractCode: text(40).default(''),
      contractSubjectNames: text(200).default(''),
      signDateStart: dayOrNone(),
      signDateEnd: dayOrNone(),
    }),
    output: z.object({
      /** False when there was nothing to take over. */
      success: z.boolean(),
      msg: z.string(),
      added: z.int(),
      updated: z.int(),
    }),
  },
  /** Asks the contract system once more for a contract that came from it. */
  synchronize: { input: z.strictObject({ id: id() }), output: contractRecord },
  /** Makes a draft of ours and a contract that came from the contract system one. */
  connect: {
    input: z.strictObject({ id: id(), version: version(), syncedId: id() }),
    output: contractRecord,
  },
} as const

export type ContractSync = z.infer<typeof contractSync.sync.input>
export type ContractConnection = z.infer<typeof contractSync.connect.input>
