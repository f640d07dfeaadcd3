import { sendDocument, type Target } from './send-document.ts'

/** A scan that somebody chose: a document of the record, or a file that becomes one. */
export type Scan = { readonly id: string; readonly name: string } | { readonly file: File }

/**
 * Sends the files among scans, one after another, and gives the ids of all. `onKept` hears what the scans are after
 * each, so that whoever tries once more sends only what has not arrived.
 */
export async function keepScans(
  chosen: readonly Scan[],
  to: Target,
  onKept: (scans: readonly Scan[]) => void,
): Promise<string[]> {
  const scans = [...chosen]
  const ids: string[] = []
  for (const [at, scan] of chosen.entries()) {
    if ('id' in scan) {
      ids.push(scan.id)
      continue
    }
    const { id, name } = await sendDocument(scan.file, to)
    ids.push(id)
    scans[at] = { id, name }
    onKept([...scans])
  }
  return ids
}
