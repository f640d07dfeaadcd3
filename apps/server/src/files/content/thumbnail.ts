import { pictureLimit, thumbnailSide, type FileType } from '@yuncang/shared/nouns/file/rules'
import type { Size } from './inspect.ts'

/** No decoder of it is at hand; lists show its icon. */
const undrawn: readonly FileType[] = ['image/bmp']

/**
 * The small picture of a picture that is larger, upright and without tales, as webp; undefined where the picture is
 * small already. Throws for one that cannot be drawn.
 */
export async function thumbnailOf(
  bytes: Buffer,
  type: FileType,
  { width, height }: Size,
): Promise<Buffer | undefined> {
  if (undrawn.includes(type) || Math.max(width, height) <= thumbnailSide) return undefined
  // Papers need none, and it takes longer to load than they take to be looked at.
  const { default: sharp } = await import('sharp')
  return sharp(bytes, { failOn: 'error', limitInputPixels: pictureLimit.dots })
    .autoOrient()
    .resize(thumbnailSide, thumbnailSide, { fit: 'inside' })
    .webp({ quality: 75 })
    .toBuffer()
}
