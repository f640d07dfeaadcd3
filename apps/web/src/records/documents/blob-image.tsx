import { useCallback } from 'react'

type Props = { blob: Blob; alt: string; onError?: () => void }

/** A picture that is at hand; its address ends with it. */
export function BlobImage({ blob, alt, onError }: Props) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob)
      image.src = address
      return () => URL.revokeObjectURL(address)
    },
    [blob],
  )
  return <img ref={show} alt={alt} onError={onError} />
}
