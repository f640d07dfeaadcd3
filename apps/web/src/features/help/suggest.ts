import type { HelpTitle } from '@yuncang/shared/nouns/help/contract'
import { searches } from '@yuncang/shared/kernel/searches'
import * as z from 'zod'

/** Articles whose title holds the text, whatever the case; none for no text. */
export function suggestions(titles: readonly HelpTitle[], text: string): HelpTitle[] {
  const wanted = text.trim().toLowerCase()
  if (wanted === '') return []
  return titles
    .filter(({ briefInstructions }) => briefInstructions.toLowerCase().includes(wanted))
    .slice(0, searches.titlesAtMost)
}

const papers = z.array(z.object({ id: z.string(), name: z.string() }))

/** The attachments in the JSON text of an article; none when it is not that. */
export function papersIn(documents: string): z.output<typeof papers> {
  try {
    return papers.parse(JSON.parse(documents))
  } catch {
    return []
  }
}
