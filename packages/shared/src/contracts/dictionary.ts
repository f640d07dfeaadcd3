import { z } from 'zod'

export const dictionary = {
  find: {
    input: z.strictObject({ code: z.string().min(1).max(40).regex(/^\w+$/) }),
    output: z.array(z.object({ dictValue: z.string(), dictLabel: z.string() })),
  },
} as const

export type DictionaryEntry = z.infer<typeof dictionary.find.output>[number]
