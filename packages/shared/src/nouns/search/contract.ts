import * as z from 'zod'
import { searches } from '../../kernel/searches.ts'
import { foundKinds } from './rules.ts'

export const search = {
  /**
   * Records by a number (RK, CK, TH, HT, BJ, ZD, SK, FK, CD, JH, KH, JT, lots, invoices, locations), a plate, a name or the first letters of a name in pinyin: those
   * that the person may see, at most 10 of a kind (docs/domain/interface.md#searches).
   */
  find: {
    input: z.strictObject({ text: z.string().trim().min(searches.from).max(64) }),
    output: z.array(
      z.object({
        kind: z.enum(foundKinds),
        /** Of the record that is opened. */
        id: z.string(),
        /** The number or name that was found. */
        label: z.string(),
        /** What tells it from others, e.g. the customer of an order. */
        about: z.string(),
      }),
    ),
  },
} as const

export type Found = z.infer<typeof search.find.output>[number]
