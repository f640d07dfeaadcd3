import type { Bill } from '@yuncang/shared/nouns/bill/record'
import { beforeAll, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { words as documents } from '../../records/documents/words.ts'
import { show } from '../../testing/show.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words, documents]))

// What the dialog reads of a bill.
const bill = { id: 'b1' } as Bill
const dialog = page.getByRole('dialog', { name: '确认账单' })
const signed = { id: 'd1', name: '回签.png', type: 'image/png', size: 2048 }
const letter = { id: 'd2', name: '说明.docx', type: 'application/msword', size: 2048 }

async function confirm(isPending = false) {
  const onFile = vi.fn()
  await show(
    <ConfirmDialog
      bill={bill}
      title="确认账单"
      isPending={isPending}
      onFile={onFile}
      onClose={() => {}}
    />,
    { answers: { '/api/lh-wms/file/list': [signed, letter] } },
  )
  return onFile
}
const button = dialog.getByRole('button', { name: /确认账单/ })

test('who confirms for the customer needs the page that it has signed', async () => {
  const onFile = await confirm()
  await button.click()
  await expect.element(dialog.getByText('请上传客户签字或盖章的文件')).toBeVisible()
  expect(onFile).not.toHaveBeenCalled()
})

test('a paper of the bill that shows a page can be chosen', async () => {
  const onFile = await confirm()
  await dialog.getByRole('checkbox', { name: /回签/ }).click()
  expect(dialog.getByText(/说明/).elements()).toEqual([])
  await button.click()
  await expect.poll(() => onFile).toHaveBeenCalledWith('d1')
})

test('while it is sent it cannot be sent again', async () => {
  await confirm(true)
  await expect.element(button).toHaveClass(/loading/)
})
