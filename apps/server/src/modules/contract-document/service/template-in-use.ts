import type { TemplateSource } from '@yuncang/shared/nouns/contract-document/rules'
import type { Readable } from 'node:stream'

/** The template by which a contract is made: its own, else that of the tenant, else that of the product. */
export type TemplateInUse = {
  readonly source: TemplateSource
  readonly name: string
  readonly revision: number
  readonly open: () => Promise<Readable>
}
