import { quotation } from '@yuncang/shared/nouns/quotation/contract'
import { costList } from '@yuncang/shared/nouns/cost-list/contract'
import { standardPreview } from '@yuncang/shared/nouns/fee-line/standard-preview'
import { member, router } from '../../trpc/operation.ts'
import { previewListPrices, previewPrices, previewRules } from './service/preview.ts'
import { previewStandards } from './service/preview-standards.ts'

/** What new prices would move is worked out by those who charge. */
export const quotationPreviewProcedures = router({
  previewPrices: member.query(quotation.previewPrices, previewPrices),
})

export const costListPreviewProcedures = router({
  previewPrices: member.query(costList.previewPrices, previewListPrices),
  previewRules: member.query(costList.previewRules, previewRules),
})

export const costStandardPreviewProcedures = router({
  previewPrices: member.query(standardPreview, previewStandards),
})
