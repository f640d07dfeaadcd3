import { error, quoted, type Finding } from './finding.ts'

/** Extensions that count as an image (docs/domain/values.md#image-name). */
export const imageExtensions = ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'webp'] as const

/** A file name, or a bare extension, in small or capital letters. */
export function checkImageName(name: string): Finding | undefined {
  const extension = name.slice(name.lastIndexOf('.') + 1)
  // The longest extension has four letters; a longer text need not be folded.
  const folded = extension.length <= 4 ? extension.toLowerCase() : ''
  if (imageExtensions.some((known) => known === folded)) return undefined
  return error('validate.image.extension', {
    value: quoted(name),
    known: imageExtensions,
  })
}
