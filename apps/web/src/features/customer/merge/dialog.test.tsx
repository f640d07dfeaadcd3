import type { MergePreview } from '@yuncang/shared/nouns/customer-merge/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../../i18n/common.ts'
import { record } from '../../../i18n/record.ts'
import { startLanguage } from '../../../i18n/setup.ts'
import { data, show } from '../../../testing/show.tsx'
import { words } from '../words.ts'
import { MergeDialog } from './dialog.tsx'

beforeAll(() => startLanguage([common, record, words]))

const customer = (id: string, customerName: string, version: number) => ({
  id,
  version,
  customerCode: id.toUpperCase(),
  customerName,
  socialCreditCode: `9137${id}`,
  isStop: 0 as const,
  createTime: '2025-01-02 03:04:05',
})
const here = customer('c1', '甲公司', 3)
const there = customer('c2', '甲有限公司', 5)
const previewPath = '/api/lh-base/customerMerge/preview'
const startPath = '/api/lh-base/customerMerge/start'

const plan = (refusals: string[] = []): MergePreview => ({
  from: there,
  into: here,
  moves: [{ title: '入库订单', count: 12 }],
  refusals,
})
const dialog = page.getByRole('dialog', { name: '合并客户「甲公司」' })
const press = dialog.getByRole('button', { name: /合并客户/ })

describe('the dialog of a merge', () => {
  test('says what moves, and sends both customers as they were looked at', async () => {
    const calls = await show(<MergeDialog customer={here} otherId="c2" onClose={() => {}} />, {
      answers: { [previewPath]: plan(), [startPath]: { id: 'j1' } },
    })
    await expect.element(dialog.getByText('12 条')).toBeVisible()
    await expect.element(dialog.getByText(/并入后停用: C2 甲有限公司 9137c2/)).toBeVisible()
    await press.click()
    await expect.poll(() => calls.some(({ path }) => path === startPath)).toBe(true)
    expect(calls.find(({ path }) => path === startPath)?.input).toEqual({
      fromId: 'c2',
      intoId: 'c1',
      fromVersion: 5,
      intoVersion: 3,
    })
  })

  test('asks anew when the other one is to stay', async () => {
    const calls = await show(<MergeDialog customer={here} otherId="c2" onClose={() => {}} />, {
      answers: {
        [previewPath]: (_asked: URL, input: unknown) =>
          data(
            Reflect.get(Object(input), 'fromId') === 'c1'
              ? { ...plan(), from: here, into: there }
              : plan(),
          ),
      },
    })
    await dialog.getByText('保留: 甲有限公司').click()
    await expect.element(dialog.getByText(/并入后停用: C1 甲公司 9137c1/)).toBeVisible()
    expect(calls.filter(({ path }) => path === previewPath)).toHaveLength(2)
  })

  test('names what is in the way, and merges nothing', async () => {
    const sentence = '两个客户 202503 各有一张未审核的账单（ZD1、ZD2），请先审核或作废其中一张'
    await show(<MergeDialog customer={here} otherId="c2" onClose={() => {}} />, {
      answers: { [previewPath]: plan([sentence]) },
    })
    await expect.element(dialog.getByText(sentence)).toBeVisible()
    await expect.element(press).toBeDisabled()
  })
})
