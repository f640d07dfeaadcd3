/** As in `setTransform` of a canvas. */
export type Matrix = readonly [number, number, number, number, number, number]

export type Size = { readonly width: number; readonly height: number }

/** Draws an image as `plan` says for its size, and writes it in a format. */
export type Draw = (
  file: Blob,
  plan: (size: Size) => Size & { matrix: Matrix },
  format: { type: string; quality: number },
) => Promise<Blob>

export const drawOnCanvas: Draw = async (file, plan, format) => {
  const image = await createImageBitmap(file)
  try {
    const { width, height, matrix } = plan(image)
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('The browser gives no canvas.')
    if (format.type === 'image/jpeg') {
      // A JPEG has no transparency; what was clear would turn black.
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, width, height)
    }
    context.setTransform(...matrix)
    context.drawImage(image, 0, 0)
    return await canvas.convertToBlob(format)
  } finally {
    image.close()
  }
}
