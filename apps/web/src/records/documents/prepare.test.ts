import { ClientError } from '@yuncang/shared/client-error'
import { expect, test, vi } from 'vitest'
import { prepare } from './prepare.ts'

const photo = new File(['photo'], '码头.jpg', { type: 'image/jpeg' })

test('a picture is sent as webp together with a thumbnail, under its name', async () => {
  const compress = vi.fn(async (_file: Blob, options: { longest?: number } = {}) => {
    return new Blob([`${options.longest}`], { type: 'image/webp' })
  })
  const { file, thumbnail } = await prepare(photo, compress)
  expect([file.name, file.type, await file.text()]).toEqual(['码头.jpg', 'image/webp', '2560'])
  expect(await thumbnail?.text()).toBe('320')
})

test('a picture that this browser cannot read goes as it is', async () => {
  const compress = () => Promise.reject(new ClientError('image.compression'))
  expect(await prepare(photo, compress)).toEqual({ file: photo, thumbnail: undefined })
})

test('a thumbnail that came out too large stays at home', async () => {
  const compress = async () => new Blob(['x'.repeat(300_000)], { type: 'image/webp' })
  expect((await prepare(photo, compress)).thumbnail).toBeUndefined()
})

test('paper goes as it is, and nothing is drawn', async () => {
  const paper = new File(['%PDF-'], '提单.pdf', { type: 'application/pdf' })
  const compress = vi.fn()
  expect(await prepare(paper, compress)).toEqual({ file: paper, thumbnail: undefined })
  expect(compress).not.toHaveBeenCalled()
})
