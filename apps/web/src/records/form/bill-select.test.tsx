import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { composedEnter } from '../../testing/composed-enter.ts'
import { data, show } from '../../testing/show.tsx'
import { BillSelect } from './bill-select.tsx'

function Filter({ onAsked }: { onAsked: (bill: string | undefined) => void }) {
  const [bill, setBill] = useState<string>()
  const ask = (next: string | undefined) => {
    setBill(next)
    onAsked(next)
  }
  return <BillSelect isFree label="提单号" value={bill} onChange={ask} />
}

test('a part of a number asks for all that have it, however fast the numbers come; a chosen one for itself', async () => {
  const asked = vi.fn<(bill: string | undefined) => void>()
  await show(<Filter onAsked={asked} />, {
    answers: {
      '/api/lh-wms/inboundOrder/searchMasterBillNo': () =>
        data([{ MASTER_BILL_NO: 'DMLNQD26110301' }, { MASTER_BILL_NO: 'DMLNQD26110302' }]),
    },
  })
  const field = page.getByRole('combobox', { name: '提单号' })
  await field.click()
  await userEvent.keyboard('DMLNQD261103')
  await expect.element(page.getByRole('option', { name: 'DMLNQD26110301' })).toBeInTheDocument()
  composedEnter(field.element())
  expect(asked).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(asked.mock.calls).toEqual([['DMLNQD261103']])
  await expect.element(field).toHaveValue('DMLNQD261103')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  expect(asked.mock.calls.at(-1)).toEqual(['DMLNQD26110302'])
  await userEvent.clear(field)
  await userEvent.tab()
  expect(asked.mock.calls.at(-1)).toEqual([undefined])
})
