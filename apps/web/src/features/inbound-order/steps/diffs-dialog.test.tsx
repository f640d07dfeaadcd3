import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../../i18n/common.ts'
import { startLanguage } from '../../../i18n/setup.ts'
import { show } from '../../../testing/show.tsx'
import { words as orderWords } from '../words/order.ts'
import { words as stepWords } from '../words/steps.ts'
import { DiffsDialog } from './diffs-dialog.tsx'

beforeAll(() => startLanguage([common, orderWords, stepWords]))

const short = {
  id: 'l1',
  lineNo: 1,
  productName: '越南标准胶 SVR3L',
  containerNo: 'DEMU1000010',
  planPieces: 16,
  actPieces: 15,
  planNet: '20160.000',
  actNet: '18900.000',
  damagePieces: 0,
  diffType: '1',
  diffDecision: '',
}

test.each([320, 390, 1280])(
  'at %i px what becomes of a difference is chosen without scrolling to the side',
  async (width) => {
    await page.viewport(width, 700)
    // What the dialog looks at.
    const order = { id: 'o1', orderNo: 'RK202611240001' } as InboundOrder
    await show(<DiffsDialog order={order} onClose={() => {}} />, {
      answers: {
        '/api/lh-wms/inboundOrderProduct/getListByInboundOrderId/o1': [short],
        '/api/lh-system/dict/findDict': [
          { dictValue: 'ACTUAL', dictLabel: '按实收' },
          { dictValue: 'WAIT', dictLabel: '待补' },
          { dictValue: 'CLAIM', dictLabel: '索赔' },
        ],
      },
    })
    for (const label of ['按实收', '待补', '索赔']) {
      await expect.element(page.getByRole('radio', { name: label })).toBeInViewport()
      const { right } = page.getByText(label, { exact: true }).element().getBoundingClientRect()
      expect(right).toBeLessThanOrEqual(width)
    }
  },
)
