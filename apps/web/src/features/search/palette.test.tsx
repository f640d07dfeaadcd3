import { beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { grid } from '../../i18n/grid.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { OpenContext } from '../../lib/tab.ts'
import { StepMenu } from '../../records/steps/step-menu.tsx'
import { barriersIn } from '../../testing/barriers.ts'
import { show } from '../../testing/show.tsx'
import { Palette } from './palette.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, grid, words]))

type Step = 'submit' | 'void' | 'pass'
const labels: Record<Step, string> = { submit: '提交审核', void: '作废', pass: '通过' }

/** The search over an order that may be submitted and voided, which only somebody else may pass; or over nothing. */
async function open(order?: string, right = 'inboundOrder:submit') {
  const onStep = vi.fn()
  const onOpen = vi.fn()
  await show(
    <OpenContext value={onOpen}>
      {order !== undefined && (
        <StepMenu<Step, string>
          name={order}
          nextStep="submit"
          others={[{ step: 'void' }, { step: 'pass', refusal: 'ownAudit' }]}
          labelOf={(step) => labels[step]}
          refusalOf={(refusal) => refusal}
          ending={new Set()}
          isPending={false}
          onStep={onStep}
        />
      )}
      <Palette onClose={() => {}} />
    </OpenContext>,
    { session: { menu: [], permissions: new Set([right]) } },
  )
  return { onStep, onOpen }
}
const offered = () =>
  page
    .getByRole('option')
    .elements()
    .map((each) => each.textContent)
const type = (text: string) => page.getByRole('combobox').fill(text)

test('what an open record can do is done from the search, by its number, before any list', async () => {
  const { onStep, onOpen } = await open('RK202611240001')
  await type('提交')
  await expect
    .poll(offered)
    .toEqual(['提交审核（RK202611240001）当前页面', '提交入库订单：列出草稿操作'])
  expect(await barriersIn(page.getByRole('dialog').element())).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(onStep.mock.calls).toEqual([['submit']])
  expect(onOpen).not.toHaveBeenCalled()
})

test('a step that somebody else must take is not offered', async () => {
  await open('RK202611240001')
  await type('作废')
  await expect.poll(offered).toEqual(['作废（RK202611240001）当前页面'])
  await type('通过')
  await expect.poll(offered).toEqual([])
})

test('without an open record the drafts that can be submitted are listed, and it says so', async () => {
  const { onOpen } = await open()
  await type('提交')
  await expect.poll(offered).toEqual(['提交入库订单：列出草稿操作'])
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([['/wms/inboundOrder/index?orderStatus=0']])
})

test('a new contract is found by whoever makes contracts, and its form opens', async () => {
  const { onOpen } = await open(undefined, 'contract:write')
  await type('新增合同')
  await expect.poll(offered).toEqual(['新增合同操作'])
  await userEvent.keyboard('{Enter}')
  expect(onOpen.mock.calls).toEqual([['/contract/contract/form']])
})
