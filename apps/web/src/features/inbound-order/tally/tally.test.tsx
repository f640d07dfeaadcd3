import type { InboundOrder } from '@yuncang/shared/nouns/inbound-order/contract'
import { inboundOrderMessages } from '@yuncang/shared/nouns/inbound-order/messages'
import type { InboundPlan } from '@yuncang/shared/nouns/inbound-plan/contract'
import { inboundPlanMessages } from '@yuncang/shared/nouns/inbound-plan/messages'
import { addMessages } from '@yuncang/shared/client-messages'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../../i18n/common.ts'
import { record } from '../../../i18n/record.ts'
import { startLanguage } from '../../../i18n/setup.ts'
import { show, type Call } from '../../../testing/show.tsx'
import { words as orderWords } from '../words/order.ts'
import { words as stepWords } from '../words/steps.ts'
import { words as workWords } from '../words/work.ts'
import { TallyFooter } from './footer.tsx'
import { groupsOf } from './groups.ts'
import { PlanCard } from './plan-card.tsx'
import { useTally } from './use-tally.ts'

beforeAll(() => {
  addMessages(inboundOrderMessages)
  addMessages(inboundPlanMessages)
  startLanguage([common, record, orderWords, stepWords, workWords])
})

// What the tally looks at.
const order = { id: 'o1', orderStatus: 4, bondedFlag: 0, isCard: 0, submitBy: null } as InboundOrder
const planOf = (containerNo: string, status: number) =>
  ({
    id: containerNo,
    planNo: `JH-${containerNo}`,
    lineId: 'l1',
    locationCode: 'A-01-02',
    containerNo,
    status,
    planPieces: 16,
    planPallet: 16,
    planNet: '5040.000',
    planGross: '5120.000',
  }) as InboundPlan
const plans = [planOf('DEMU1000010', 1), planOf('DEMU1000026', 0), planOf('DEMU1000031', 2)]
const line = { productName: '20号标准胶', brandName: '', lotNo: 'L-2511-07' }

/** The first container of an order, under tally. */
function Terminal() {
  const tally = useTally(order, plans, { onFinished: () => {} })
  const [group] = groupsOf(plans)
  const plan = plans[0]!
  return (
    <>
      <PlanCard
        plan={plan}
        line={line}
        doubt={tally.doubtOf(plan)}
        edit={tally.edits[plan.id] ?? {}}
        findings={tally.findingsOf(plan)}
        isOpen
        onEdit={(edit) => tally.type(plan.id, edit)}
        onUnFinish={undefined}
      />
      <TallyFooter order={order} group={group!} tally={tally} />
    </>
  )
}

const finish = '/api/lh-wms/inboundPlan/finishOrder'
const shown = () =>
  show(<Terminal />, {
    session: { permissions: new Set(['inboundOrder:tally']) },
    answers: { [finish]: order },
  })

const inputsOf = (calls: readonly Call[]) =>
  calls.flatMap(({ path, input }) => (path === finish ? [input] : []))

test('whoever tallies sees of which lot the goods should be', async () => {
  await shown()
  await expect.element(page.getByText('L-2511-07')).toBeVisible()
})

test('a weight unlike the plan is doubted while it is typed, and posted once it was looked at again', async () => {
  const calls = await shown()
  await page.getByLabelText('实收净重（千克）').fill('99999')
  const sentence = /填了 99,999 千克（16 件），按计划应约为 5,040\.000 千克/
  await expect.element(page.getByRole('status').getByText(sentence)).toBeVisible()
  await page.getByRole('button', { name: '完成 DEMU1000010' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(sentence)).toBeVisible()
  expect(inputsOf(calls)).toEqual([])
  await dialog.getByRole('button', { name: '确认入库' }).click()
  await expect.poll(() => inputsOf(calls)).toMatchObject([{ confirmed: 1, restAsPlanned: 0 }])
})

test('whoever finishes all is told which containers nobody has opened', async () => {
  const calls = await shown()
  await page.getByRole('button', { name: '全部完成' }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(/DEMU1000026 还没有开箱理货/)).toBeVisible()
  await expect.element(dialog.getByText(/DEMU1000031/)).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: '全部完成' }).click()
  await expect
    .poll(() => inputsOf(calls))
    .toMatchObject([{ confirmed: 1, restAsPlanned: 1, plans: [] }])
})
