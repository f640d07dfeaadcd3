import { isTyping } from '../../lib/shortcuts.ts'
import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'

type OnFiles = ((files: readonly File[]) => void) | undefined

/** Files that are dropped on a place, or pasted anywhere on its page but into a field. */
export function useDropAndPaste(onFiles: OnFiles) {
  const [isOver, setOver] = useState(false)
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    if (!onFiles || files.length === 0 || isTyping(event.target)) return
    event.preventDefault()
    onFiles(files)
  })
  // A tab that is put aside has no effects: only the page in sight listens.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event)) return
      // Otherwise the browser would leave the page for the file.
      event.preventDefault()
      setOver(onFiles !== undefined)
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false)
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      onFiles?.([...event.dataTransfer.files])
    },
  }
}
