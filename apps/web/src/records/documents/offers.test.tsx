import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Permission } from '@yuncang/shared/access'
import { common } from '../../i18n/common.ts'
import { startLanguage } from '../../i18n/setup.ts'
import { show } from '../../testing/show.tsx'
import { someSession } from '../../../../../tests/support/session.ts'
import { LoadPhotos } from './load-photos.tsx'
import { DocumentPanel } from './panel.tsx'
import { words } from './words.ts'

beforeAll(() => startLanguage([common, words]))

const who = (...permissions: Permission[]) => ({ session: { permissions: new Set(permissions) } })

const loading = 4
const ofOrder = <DocumentPanel module="CKDD" businessId="o1" status={loading} />

test('papers of an order are not asked of the gate guard, who may add none', async () => {
  await show(ofOrder, who('outboundOrder:read', 'outboundOrder:gate'))
  await expect.element(page.getByText('没有资料')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /上\s*传/ })).not.toBeInTheDocument()
})

test('they are asked of those who may add some', async () => {
  await show(ofOrder, who('outboundOrder:read', 'outboundOrder:document'))
  await expect.element(page.getByRole('button', { name: /上\s*传/ })).toBeVisible()
})

test.each([
  ['a customer', { user: { ...someSession.user, customerId: 'c1' } }, '装箱单'],
  ['the staff', {}, '照片'],
])('what %s brings to a draft is at first the usual paper', async (_, more, type) => {
  const entries = [
    { dictValue: 'ZP', dictLabel: '照片' },
    { dictValue: 'PL', dictLabel: '装箱单' },
  ]
  await show(<DocumentPanel module="RKDD" businessId="o1" status={0} />, {
    session: { permissions: new Set(['inboundOrder:read', 'inboundOrder:write']), ...more },
    answers: { '/api/lh-system/dict/findDict': entries },
  })
  await expect.element(page.getByText(type, { exact: true })).toBeVisible()
})

test('a truck that left without a photo of its load is offered one, with the reason', async () => {
  const truck = { id: 't1', plateNo: '鲁B12345', status: 3 }
  const photos = <LoadPhotos orderId="o1" truck={truck} photos={[]} />
  await show(photos, who('outboundOrder:gate'))
  await expect.element(page.getByText(/出场时没有装车照片/)).toBeVisible()
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input!, new File(['x'], '装车.png', { type: 'image/png' }))
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByLabelText('补传原因')).toBeVisible()
  await dialog.getByRole('button', { name: /上\s*传/ }).click()
  await expect.element(dialog.getByText(/补传原因/).last()).toBeVisible()
})
