import { compressImage } from '../../lib/image.ts'

type Compress = typeof compressImage

/** Letters stay readable on a photographed page. */
const longest = 2560

/**
 * What is sent for a file. Pictures are written anew as webp (docs/domain/files.md#kinds-of-files): smaller, upright
 * and without the camera's tales. One that this browser cannot read, e.g. HEIC, goes as it is: the server says what to
 * do with it.
 */
export async function prepare(file: File, compress: Compress = compressImage): Promise<File> {
  if (!file.type.startsWith('image/')) return file
  try {
    const picture = await compress(file, { type: 'image/webp', longest })
    return new File([picture], file.name, { type: picture.type })
  } catch {
    return file
  }
}
