import { ClientError } from '@yuncang/shared/client-error'
import { type Matrix, drawOnCanvas, type Draw, type Size } from './canvas.ts'

/** How an image of that size lies after a turn: its new size, and how to draw it. Throws for anything but quarters. */
export function turned({ width, height }: Size, degrees: number): Size & { matrix: Matrix } {
  if (!Number.isFinite(degrees) || degrees % 90 !== 0) throw new ClientError('image.rotation')
  switch ((((degrees / 90) % 4) + 4) % 4) {
    case 1:
      return { width: height, height: width, matrix: [0, 1, -1, 0, height, 0] }
    case 2:
      return { width, height, matrix: [-1, 0, 0, -1, width, height] }
    case 3:
      return { width: height, height: width, matrix: [0, -1, 1, 0, 0, width] }
    default:
      return { width, height, matrix: [1, 0, 0, 1, 0, 0] }
  }
}

/** The size within which both sides fit, in the same proportion; never larger than before. */
export function fitted({ width, height }: Size, longest: number): Size & { matrix: Matrix } {
  const share = Math.min(1, longest / Math.max(width, height))
  const size = {
    width: Math.max(1, Math.round(width * share)),
    height: Math.max(1, Math.round(height * share)),
  }
  return { ...size, matrix: [size.width / width, 0, 0, size.height / height, 0, 0] }
}

const written = ['image/png', 'image/jpeg', 'image/webp']

/** The image turned clockwise, in its own format where a browser writes that, else as PNG. */
export async function rotateImage(
  file: Blob,
  degrees: number,
  draw: Draw = drawOnCanvas,
): Promise<Blob> {
  turned({ width: 1, height: 1 }, degrees)
  const type = written.includes(file.type) ? file.type : 'image/png'
  return draw(file, (size) => turned(size, degrees), { type, quality: 1 })
}

type Compression = {
  /** A PNG has no quality: it gets smaller by `longest` only (docs/domain/files.md#kinds-of-files). */
  type?: string
  quality?: number
  longest?: number
}

/** The image written anew, as PNG of quality 0.7 unless told otherwise. Throws 文件压缩失败 for what is no image. */
export async function compressImage(
  file: Blob,
  { type = 'image/png', quality = 0.7, longest = Infinity }: Compression = {},
  draw: Draw = drawOnCanvas,
): Promise<Blob> {
  try {
    return await draw(file, (size) => fitted(size, longest), { type, quality })
  } catch (cause) {
    console.error(cause)
    throw new ClientError('image.compression', { cause })
  }
}
