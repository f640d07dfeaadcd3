import { useState } from 'react'

/** What is typed into a filter until it is asked for; what the list is told anew, e.g. by 重置, takes its place. */
export function useDraftText(value: string | undefined, onChange: (text?: string) => void) {
  const [draft, setDraft] = useState({ of: value, text: value ?? '' })
  const text = draft.of === value ? draft.text : (value ?? '')
  return {
    text,
    type: (next: string) => setDraft({ of: value, text: next }),
    /** The same text again would lead back to the first page for nothing. */
    commit: (next: string = text) => {
      const asked = next.trim() || undefined
      setDraft({ of: value, text: asked ?? '' })
      if (asked !== value) onChange(asked)
    },
  }
}
