import { thumbnailLimit } from '@yuncang/shared/domain/file'
import { compressImage } from '../../lib/image.ts'

/** What is sent for a file: for a picture a smaller one and its thumbnail, both upright and without the camera's tales. */
export type Prepared = { file: File; thumbnail: Blob | undefined }

type Compress = typeof compressImage

/** Letters stay readable on a photographed page. */
const longest = 2560
const thumbnailLongest = 320

/**
 * Pictures are written anew as webp (decisions.md 31). One that this browser cannot read, e.g. HEIC, goes as it is: the
 * server says what to do with it.
 */
export async function prepare(file: File, compress: Compress = compressImage): Promise<Prepared> {
  if (!file.type.startsWith('image/')) return { file, thumbnail: undefined }
  try {
    const type = 'image/webp'
    const picture = await compress(file, { type, longest })
    const thumbnail = await compress(file, { type, longest: thumbnailLongest })
    const isSmall = thumbnail.size <= thumbnailLimit.bytes
    return {
      file: new File([picture], file.name, { type: picture.type }),
      thumbnail: isSmall ? thumbnail : undefined,
    }
  } catch {
    return { file, thumbnail: undefined }
  }
}
