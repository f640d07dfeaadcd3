import * as z from 'zod'
import { required, text } from '../../kernel/wire.ts'

export const sso = {
  /**
   * Exchanges what the issuer sent the browser back with, as the page /codeCallback received it: for a new
   * session, or to open the locked one that the browser went there with.
   */
  codeCallback: {
    input: z.strictObject({
      code: required(2000),
      state: required(200),
      /** The page's own address without its query. */
      redirectUri: required(500),
      iss: text(500).default(''),
    }),
    output: z.object({
      accessToken: z.string(),
      expiresIn: z.int(),
      /** The page that the sign-in began at, a path of ours. */
      redirectTo: z.string(),
    }),
  },
  /** Where the browser goes after its session has ended here, to end it at the issuer too. */
  logoutAddress: {
    input: z.strictObject({ redirectUri: text(2000).default('/') }),
    output: z.object({ url: z.string() }),
  },
} as const

export type CodeCallback = z.infer<typeof sso.codeCallback.input>
