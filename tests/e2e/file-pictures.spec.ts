import type { Page } from '@playwright/test'
import { callsOf } from './api.ts'
import { expect } from './expect.ts'
import { enterOrder } from './inbound-steps.ts'
import { expectAccessible, expectWithin, personAt, phone as small } from './person.ts'
import { test } from './test.ts'

/* Pictures that the warehouse takes with a phone are seen at the desk; what is no picture is refused with its reason. */
/** A photo as a camera takes it. */
async function photo(page: Page, text: string): Promise<Buffer> {
  const data = await page.evaluate((words) => {
    const canvas = document.createElement('canvas')
    canvas.width = 1600
    canvas.height = 1200
    const context = canvas.getContext('2d')!
    const sky = context.createLinearGradient(0, 0, 0, 1200)
    sky.addColorStop(0, '#8fb8d8')
    sky.addColorStop(1, '#6b5844')
    context.fillStyle = sky
    context.fillRect(0, 0, 1600, 1200)
    context.fillStyle = '#b4532a'
    context.fillRect(250, 450, 1100, 480)
    context.fillStyle = '#ffffff'
    context.font = '120px sans-serif'
    context.fillText(words, 330, 720)
    return canvas.toDataURL('image/jpeg', 0.9)
  }, text)
  return Buffer.from(data.split(',')[1]!, 'base64')
}

const desktop = { width: 1440, height: 900 }

const documents = (page: Page) => page.locator('.documents')
const tiles = (page: Page) => documents(page).getByRole('listitem')
const taken = (name: string, buffer: Buffer, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer,
})

test('a tally clerk photographs a container with a phone, and customer service sees it at the desk', async ({
  browser,
  request,
}) => {
  const id = await enterOrder(await callsOf(request, 'kf'), 'DMLNQD26110888')
  const address = `/wms/inboundOrder/detail/${id}`
  const phone = await personAt(browser, 'kf', { address, size: small })
  await documents(phone.page).scrollIntoViewIfNeeded()
  await expect(documents(phone.page).getByRole('button', { name: '拍照' })).toBeVisible()
  const camera = documents(phone.page).locator('input[capture=environment]')
  await camera.setInputFiles(taken('IMG_2024.jpg', await photo(phone.page, 'DEMU1000010')))
  await expect(tiles(phone.page)).toHaveCount(1)
  await expect(tiles(phone.page).locator('img')).toBeVisible()
  const chosen = documents(phone.page).locator('input[multiple]')
  await chosen.setInputFiles([
    taken('IMG_2025.jpg', await photo(phone.page, '封条 SEAL001')),
    taken('装箱单.pdf', Buffer.from('%PDF-1.7\n1 0 obj\n%%EOF\n'), 'application/pdf'),
    taken('照片.png', Buffer.from('<html><script>alert(1)</script></html>'), 'image/png'),
  ])
  await expect(tiles(phone.page)).toHaveCount(3)
  await expect(documents(phone.page).getByRole('alert')).toContainText('实际是网页或 SVG')
  await documents(phone.page)
    .getByRole('button', { name: /关\s*闭/ })
    .click()
  await expectWithin(phone.page)
  await expectAccessible(phone.page)

  const desk = await personAt(browser, 'sh', { address, size: desktop })
  await documents(desk.page).scrollIntoViewIfNeeded()
  await expect(documents(desk.page).getByRole('heading')).toHaveText('资料（3）')
  await expect(documents(desk.page).getByRole('button', { name: '上传' })).toHaveCount(0)
  await expect(tiles(desk.page).first()).toContainText('IMG_2024.webp')
  await documents(desk.page).getByRole('button', { name: '查看 IMG_2024.webp' }).click()
  const viewer = desk.page.getByRole('dialog')
  const shown = viewer.getByRole('img', { name: 'IMG_2024.webp' })
  const wide = () =>
    shown.evaluate((image: HTMLImageElement) => image.naturalWidth > image.naturalHeight)
  await expect.poll(wide).toBe(true)
  await viewer.getByRole('button', { name: '向右转' }).click()
  await expect.poll(wide).toBe(false)
  await desk.page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('img', { name: 'IMG_2025.webp' })).toBeVisible()
  await expectAccessible(desk.page)
  await desk.page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(desk.page.locator('.record-rail')).toContainText('添加资料')
  await expect(desk.page.locator('.record-rail')).toContainText('IMG_2024.webp')

  const saving = desk.page.waitForEvent('download')
  await documents(desk.page).getByRole('button', { name: '查看 装箱单.pdf' }).click()
  expect((await saving).suggestedFilename()).toBe('装箱单.pdf')

  await phone.page.getByRole('button', { name: 'IMG_2025.webp 的操作' }).click()
  await phone.page.getByRole('menuitem', { name: '删除' }).click()
  await phone.page.getByRole('button', { name: /^删\s*除$/ }).click()
  await expect(tiles(phone.page)).toHaveCount(2)

  // A screenshot is pasted, and a file is dropped, onto the page.
  await phone.page.evaluate(async () => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 300
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
    const clipboardData = new DataTransfer()
    clipboardData.items.add(new File([blob!], 'image.png', { type: 'image/png' }))
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    const dataTransfer = new DataTransfer()
    const pdf = '%PDF-1.7\ndropped\n%%EOF\n'
    dataTransfer.items.add(new File([pdf], '提单.pdf', { type: 'application/pdf' }))
    const target = document.querySelector('.documents')!
    target.dispatchEvent(
      new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }),
    )
    target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
  })
  await expect(tiles(phone.page)).toHaveCount(4)
  await expect(documents(phone.page)).toContainText('提单.pdf')
  expect(
    [...phone.complaints, ...desk.complaints].filter(
      (each) => !/status of 415|could not be decoded/.test(each),
    ),
  ).toEqual([])
})
