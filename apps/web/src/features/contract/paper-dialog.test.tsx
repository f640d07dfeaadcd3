import type { Contract } from '@yuncang/shared/nouns/contract/contract'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as documentWords } from '../../records/documents/words.ts'
import { show } from '../../testing/show.tsx'
import { PaperDialog } from './paper-dialog.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, documentWords, words]))
afterEach(() => vi.unstubAllGlobals())

const document = (id: string, name: string, type: string) => ({ id, name, type, size: 2048 })
const answers = {
  '/api/lh-wms/file/list': [
    document('f1', '签章合同.pdf', 'application/pdf'),
    document('f2', '扫描.webp', 'image/webp'),
    document(
      'f3',
      '报价.xlsx',
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ),
  ],
  '/api/lh-base/contract/getFillingPlace': [{ dictValue: '1', dictLabel: '档案室' }],
}
const dialog = page.getByRole('dialog', { name: '合同' })
const confirm = (step: RegExp) => dialog.getByRole('button', { name: step }).click()

/** What the dialog reads of a contract. */
const contract = (attachments: Contract['attachments'] = []) =>
  ({ id: 'c1', attachments }) as Contract

async function open(step: 'file' | 'void', given = contract()) {
  const onSay = vi.fn()
  const shown = (
    <PaperDialog
      step={step}
      title="合同"
      contract={given}
      isPending={false}
      onSay={onSay}
      onClose={() => {}}
    />
  )
  await show(shown, { answers })
  return onSay
}

test('a contract is filed with a scan that is ticked among its documents, never with a workbook', async () => {
  const onSay = await open('file')
  await dialog.getByLabelText('归档地点').click()
  await page.getByTitle('档案室').last().click()
  await confirm(/归\s*档/)
  await expect.element(dialog.getByText('请上传或勾选双方签章的合同扫描件')).toBeVisible()
  expect(onSay).not.toHaveBeenCalled()
  await expect.element(dialog.getByText('报价.xlsx')).not.toBeInTheDocument()
  await dialog.getByRole('checkbox', { name: /签章合同.pdf/ }).click()
  await confirm(/归\s*档/)
  await expect
    .poll(() => onSay.mock.calls)
    .toEqual([[{ filingPlace: '1', filingNo: undefined, papers: ['f1'] }]])
})

test('a file that was chosen by mistake is left out again, and nothing was sent', async () => {
  const onSay = await open('void')
  await dialog.getByLabelText('原因').fill('协商解除')
  // A form shows inputs of files that are merely hidden.
  expect(dialog.element().querySelector('input[type=file]')?.checkVisibility()).toBe(false)
  const input = dialog.element().querySelectorAll<HTMLInputElement>('input[type=file]')[1]
  await userEvent.upload(input!, new File(['x'], '解除协议.pdf', { type: 'application/pdf' }))
  await expect.element(dialog.getByText('解除协议.pdf')).toBeVisible()
  await dialog.getByRole('button', { name: '不上传 解除协议.pdf' }).click()
  await confirm(/作\s*废/)
  await expect.element(dialog.getByText('请上传或勾选双方签章的解除协议')).toBeVisible()
  expect(onSay).not.toHaveBeenCalled()
})

test('one that has its scan from before is filed without another', async () => {
  const onSay = await open('file', contract([{ id: 'f1', name: '签章合同.pdf', url: '/f1' }]))
  await dialog.getByLabelText('归档地点').click()
  await page.getByTitle('档案室').last().click()
  await expect.element(dialog.getByRole('checkbox', { name: /扫描.webp/ })).toBeVisible()
  expect(dialog.getByRole('checkbox').elements()).toHaveLength(1)
  await confirm(/归\s*档/)
  await expect
    .poll(() => onSay.mock.calls)
    .toEqual([[{ filingPlace: '1', filingNo: undefined, papers: [] }]])
})
