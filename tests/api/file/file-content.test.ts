import { fileNameOf } from '@yuncang/shared/nouns/file/file-name'
import { pictureLimit } from '@yuncang/shared/nouns/file/rules'
import { inspect } from '@yuncang/server/files/content/inspect'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as pictures from '../../support/pictures.ts'
import { workbook } from '../../support/workbooks.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'yuncang-content-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const jpeg = await pictures.jpeg(320, 240)
const webp = await pictures.webp()
const lying = await pictures.jpeg(1000, 500, 6)
const standing = await pictures.webp(330, 660)

async function look(bytes: Uint8Array, name = 'photo.png') {
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  const { content, thumbnail, ...facts } = await inspect({ path, name }, 'zh')
  return {
    ...facts,
    kept: await buffer(content.open()),
    ...(thumbnail && { small: await buffer(thumbnail.open()) }),
  }
}

describe('a picture', () => {
  test.each([
    ['image/jpeg', jpeg, 320, 240],
    ['image/png', pictures.png(), 4, 3],
    ['image/webp', webp, 300, 200],
    ['image/gif', pictures.gif(), 20, 10],
    ['image/bmp', pictures.bmp(), 8, 4],
  ])(
    'of type %s is kept without its place, and is still the same picture',
    async (type, bytes, width, height) => {
      const { kept, ...facts } = await look(bytes)
      expect(facts).toEqual({ type, width, height })
      expect(bytes.includes(pictures.place)).toBe(true)
      expect(kept.includes(pictures.place)).toBe(false)
      expect(await look(kept)).toEqual({ ...facts, kept })
    },
  )

  test('that lies on its side still says which way up it is, and nothing else', async () => {
    const { kept } = await look(await pictures.jpeg(640, 480, 6))
    const at = kept.indexOf('Exif')
    expect(kept.indexOf('Exif', at + 1)).toBe(-1)
    expect(kept.subarray(at + 6, at + 32).toString('hex')).toBe(
      '4d4d002a00000008000101120003000000010006000000000000',
    )
    expect((await look(await pictures.jpeg(640, 480, 1))).kept.includes('Exif')).toBe(false)
  })

  test('that would take hundreds of megabytes where it is drawn is refused by its size', async () => {
    const refused = look(pictures.pixelBomb())
    await expect(refused).rejects.toMatchObject({ reason: 'file.tooManyDots' })
    await expect(refused).rejects.toThrow('20000 × 20000')
    await expect(look(pictures.emptyJpeg(pictureLimit.side + 1, 1))).rejects.toMatchObject({
      reason: 'file.tooManyDots',
    })
  })

  test.each([
    ['jpeg', jpeg.subarray(0, -40)],
    ['png', pictures.png().subarray(0, -12)],
    ['webp', webp.subarray(0, -20)],
    ['gif', pictures.gif().subarray(0, -1)],
    ['bmp', pictures.bmp().subarray(0, 60)],
    ['png of no size', pictures.png(0, 5)],
    ['jpeg of three bytes', Buffer.from([0xff, 0xd8, 0xff])],
  ])('that breaks off is refused: %s', async (_kind, bytes) => {
    await expect(look(bytes)).rejects.toMatchObject({ reason: 'file.damaged' })
  })

  test('of which nothing can be drawn is refused, however well its parts fit together', async () => {
    const refused = look(pictures.emptyJpeg(640, 480))
    await expect(refused).rejects.toMatchObject({ reason: 'file.damaged' })
  })

  test.each([
    ['jpeg on its side', lying, 160, 320],
    ['png', pictures.png(400, 100), 320, 80],
    ['webp', standing, 160, 320],
  ])('that is large has a small one, upright and without its place: %s', async (...given) => {
    const [, bytes, width, height] = given
    const { small } = await look(bytes)
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width, height })
    expect(small?.includes(pictures.place)).toBe(false)
  })

  test('that is small has no smaller one', async () => {
    expect(await look(pictures.png(320, 200))).not.toHaveProperty('small')
  })

  test('with one bit wrong in a chunk is refused', async () => {
    const bytes = pictures.png()
    bytes[bytes.length - 20]! ^= 1
    await expect(look(bytes)).rejects.toMatchObject({ reason: 'file.damaged' })
  })

  test('cut at any place is refused with a sentence', async () => {
    for (const length of [0, 2, 5, 21, 100]) {
      await expect(look(jpeg.subarray(0, length))).rejects.toMatchObject({
        status: expect.any(Number),
      })
    }
  })
})

describe('a file is what its content says', () => {
  test.each([
    ['a web page', '<!DOCTYPE html><script>alert(1)</script>', '网页'],
    ['an svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', '网页'],
    ['a page after spaces and a mark', '\ufeff \n\t<html>', '网页'],
    ['a program', 'MZ\x90\0\x03', '程序'],
    ['a script', '#!/bin/sh\nrm -rf /', '程序'],
    ['an archive', 'Rar!\x1a\x07\x01', '压缩包'],
    ['a text', 'BM is how this letter begins, dear colleague of mine', '无法识别'],
    ['nothing in particular', '\0\0\0\0', '无法识别'],
  ])(
    '%s is refused under the name of a picture, and the sentence says what it is',
    async (_kind, text, said) => {
      const refused = look(Buffer.from(text, 'utf8'), 'photo.png')
      await expect(refused).rejects.toMatchObject({ reason: 'file.kindRefused', status: 415 })
      await expect(refused).rejects.toThrow(said)
      await expect(refused).rejects.toThrow('photo.png')
    },
  )

  test('heic, old office files and macros each have a sentence of their own', async () => {
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await expect(look(heic)).rejects.toMatchObject({ reason: 'file.heic' })
    const old = Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'latin1')
    await expect(look(old)).rejects.toMatchObject({ reason: 'file.oldOffice' })
  })

  test('a workbook is kept as it is; half of it, and a zip of anything, is not', async () => {
    const bytes = Buffer.from(await workbook([['装箱单']]))
    expect(await look(bytes, 'packing.png')).toEqual({
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      kept: bytes,
    })
    await expect(look(bytes.subarray(0, -30))).rejects.toMatchObject({ reason: 'file.damaged' })
  })

  test('a PDF is kept as it is, with its end only', async () => {
    expect(await look(pictures.pdf())).toEqual({ type: 'application/pdf', kept: pictures.pdf() })
    await expect(look(pictures.pdf().subarray(0, -8))).rejects.toMatchObject({
      reason: 'file.damaged',
    })
  })
})

describe('a name', () => {
  test.each([
    ['照片.PNG', 'image/png', '照片.png'],
    ['photo.jpg', 'image/webp', 'photo.webp'],
    ['../../etc/passwd', 'application/pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\提单 MBL.pdf', 'application/pdf', '提单 MBL.pdf'],
    ['photo\u202egpj.exe', 'image/jpeg', 'photogpj.exe.jpg'],
    ['a\u0000b\r\nc.png', 'image/png', 'abc.png'],
    ['a"b*c?.png', 'image/png', 'a_b_c_.png'],
    ['', 'image/png', '照片.png'],
    ['...', 'application/pdf', '资料.pdf'],
    ['\ud800.png', 'image/png', '\ufffd.png'],
    ['𠮷野家.png', 'image/png', '𠮷野家.png'],
    ['长'.repeat(120), 'application/pdf', `${'长'.repeat(120)}.pdf`],
    [`${'长'.repeat(500)}2.pdf`, 'application/pdf', `${'长'.repeat(79)}…${'长'.repeat(39)}2.pdf`],
    [`${'😀'.repeat(100)}.pdf`, 'application/pdf', `${'😀'.repeat(39)}…${'😀'.repeat(20)}.pdf`],
    [`${'长'.repeat(3000)}/${'x'.repeat(9)}.pdf`, 'application/pdf', `${'x'.repeat(9)}.pdf`],
  ] as const)('%j of type %s is kept as %j', (given, type, expected) => {
    expect(fileNameOf(given, type)).toBe(expected)
  })
})
