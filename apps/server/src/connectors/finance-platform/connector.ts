import type { FinanceDocument } from '@yuncang/shared/nouns/finance-exchange/document'

/** The finance platform of the group, which takes over what is billed. */
export type FinancePlatform = {
  readonly kind: 'simulator' | 'real'
  /**
   * Tells it of a bill, a reduction or a withdrawal; done when it has taken it. The same key is the same document
   * again. Throws `financePlatform.refused` for good, `financePlatform.unavailable` for now.
   */
  tell(tenant: string, document: FinanceDocument, key: string): Promise<void>
}
