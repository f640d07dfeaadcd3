import { ClientError } from '@yuncang/shared/client-error'
import { expect, test, vi } from 'vitest'
import { prepare } from './prepare.ts'

const photo = new File(['photo'], '码头.jpg', { type: 'image/jpeg' })

test('a picture is sent as webp of at most 2560 dots, under its name', async () => {
  const compress = vi.fn(async (_file: Blob, options: { longest?: number } = {}) => {
    return new Blob([`${options.longest}`], { type: 'image/webp' })
  })
  const file = await prepare(photo, compress)
  expect([file.name, file.type, await file.text()]).toEqual(['码头.jpg', 'image/webp', '2560'])
})

test('a picture that this browser cannot read goes as it is', async () => {
  const compress = () => Promise.reject(new ClientError('image.compression'))
  expect(await prepare(photo, compress)).toBe(photo)
})

test('paper goes as it is, and nothing is drawn', async () => {
  const paper = new File(['%PDF-'], '提单.pdf', { type: 'application/pdf' })
  const compress = vi.fn()
  expect(await prepare(paper, compress)).toBe(paper)
  expect(compress).not.toHaveBeenCalled()
})
