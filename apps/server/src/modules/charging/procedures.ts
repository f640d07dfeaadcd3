import { quotation } from '@yuncang/shared/nouns/quotation/contract'
import { costList } from '@yuncang/shared/nouns/cost-list/contract'
import { member, router } from '../../trpc/operation.ts'
import { previewListPrices, previewPrices, previewRules } from './service/preview.ts'

/** What new prices would move is worked out by those who charge. */
export const quotationPreviewProcedures = router({
  previewPrices: member.query(quotation.previewPrices, previewPrices),
})

export const costListPreviewProcedures = router({
  previewPrices: member.query(costList.previewPrices, previewListPrices),
  previewRules: member.query(costList.previewRules, previewRules),
})
