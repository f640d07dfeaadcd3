import { useState } from 'react'

/** The import on screen as the address names it, and how the address is told of another one or of none. */
export type ImportPlace = {
  importId: string | undefined
  onImport: (id: string | undefined) => void
}

/** The window for imports: open when somebody asks for it, or when the address names an import. */
export function useImportWindow(importId: string | undefined, onImport: ImportPlace['onImport']) {
  const [isAsked, setAsked] = useState(false)
  return {
    isOpen: isAsked || importId !== undefined,
    open: () => setAsked(true),
    place: {
      importId,
      onImport,
      onClose: () => {
        setAsked(false)
        onImport(undefined)
      },
    },
  }
}
