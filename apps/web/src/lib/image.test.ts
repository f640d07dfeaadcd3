import { describe, expect, test, vi } from 'vitest'
import type { Draw, Size } from './canvas.ts'
import type { Matrix } from './canvas.ts'
import { compressImage, fitted, rotateImage, turned } from './image.ts'

const at = ([a, b, c, d, e, f]: Matrix, x: number, y: number) => [
  a * x + c * y + e,
  b * x + d * y + f,
]

/** A canvas that says what was asked of it. */
function paper(size: Size = { width: 400, height: 300 }) {
  const drawn: unknown[] = []
  const draw: Draw = (_file, plan, format) => {
    const { width, height } = plan(size)
    drawn.push({ width, height, ...format })
    return Promise.resolve(new Blob(['x'], { type: format.type }))
  }
  return { drawn, draw }
}
const broken: Draw = () => Promise.reject(new DOMException('no image', 'InvalidStateError'))
const png = new Blob(['x'], { type: 'image/png' })

describe('turning a picture', () => {
  test.each([
    [0, [0, 0], [400, 300]],
    [90, [300, 0], [0, 400]],
    [180, [400, 300], [0, 0]],
    [270, [0, 400], [300, 0]],
    [360, [0, 0], [400, 300]],
    [-90, [0, 400], [300, 0]],
    [-270, [300, 0], [0, 400]],
    [450, [300, 0], [0, 400]],
  ])('by %i brings the first corner to %j and the last to %j', (degrees, first, last) => {
    const { width, height, matrix } = turned({ width: 400, height: 300 }, degrees)
    expect(at(matrix, 0, 0)).toEqual(first)
    expect(at(matrix, 400, 300)).toEqual(last)
    expect([width, height].sort()).toEqual([300, 400])
    expect(Math.max(...first, ...last)).toBe(400)
    expect(width).toBe(Math.max(first[0]!, last[0]!))
  })

  test.each([45, 1, 89.999, 90.5, NaN, Infinity])('by %d is refused', async (degrees) => {
    const { draw, drawn } = paper()
    await expect(rotateImage(png, degrees, draw)).rejects.toThrow('旋转角度必须是90的倍数!')
    expect(drawn).toEqual([])
  })

  test.each([
    ['image/png', 'image/png'],
    ['image/jpeg', 'image/jpeg'],
    ['image/webp', 'image/webp'],
    ['image/bmp', 'image/png'],
    ['', 'image/png'],
  ])('keeps a %s as %s', async (given, type) => {
    const { draw, drawn } = paper()
    await rotateImage(new Blob(['x'], { type: given }), 90, draw)
    expect(drawn).toEqual([{ width: 300, height: 400, type, quality: 1 }])
  })
})

describe('compressing', () => {
  test.each([
    [undefined, { width: 400, height: 300, type: 'image/png', quality: 0.7 }],
    [{ type: 'image/webp' }, { width: 400, height: 300, type: 'image/webp', quality: 0.7 }],
    [{ quality: 0.5 }, { width: 400, height: 300, type: 'image/png', quality: 0.5 }],
    [{ longest: 200 }, { width: 200, height: 150, type: 'image/png', quality: 0.7 }],
    [{ longest: 4000 }, { width: 400, height: 300, type: 'image/png', quality: 0.7 }],
  ])('with %j draws %j', async (options, asked) => {
    const { draw, drawn } = paper()
    await compressImage(png, options, draw)
    expect(drawn).toEqual([asked])
  })

  test('what is no image is logged, and says that it could not be compressed', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(compressImage(png, {}, broken)).rejects.toThrow('文件压缩失败')
    expect(log).toHaveBeenCalledTimes(1)
    log.mockRestore()
  })

  test('a line stays a line', () => {
    expect(fitted({ width: 10_000, height: 1 }, 100)).toMatchObject({ width: 100, height: 1 })
  })
})
