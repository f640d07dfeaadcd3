import { AppError } from '@yuncang/shared/errors'
import type { Reason } from '@yuncang/shared/messages'
import { beginningOf } from '@yuncang/shared/validate/text'
import { listEntries } from '../spreadsheet/zip-check.ts'
import { openPackage } from '../spreadsheet/zip-package.ts'

/** What stands against a file as a template. */
export class TemplateRefusal extends Error {
  readonly reason: Reason
  readonly params: Readonly<Record<string, string>>
  constructor(reason: Reason, params: Record<string, string> = {}) {
    super(reason)
    this.reason = reason
    this.params = params
  }
}

const unpackedAtMost = 64 * 1024 * 1024

/** What a text has no need of: programs, controls, whole other files. */
const embedded = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|embeddings\/|activeX\/|afchunk)/i

/**
 * The parts of a docx that somebody sent, unpacked no further than a text needs. Refuses one that brings programs,
 * refers to what lies outside of it, or declares entities (docs/domain/files.md#untrusted-files).
 */
export async function partsOf(path: string): Promise<Map<string, Buffer>> {
  const names = await listEntries(path).catch((error: unknown) => {
    throw new TemplateRefusal(
      isBomb(error) ? 'contractTemplate.tooLarge' : 'contractTemplate.damaged',
    )
  })
  if (!names.includes('word/document.xml')) throw new TemplateRefusal('contractTemplate.notDocx')
  const target = names.find((name) => embedded.test(name))
  if (target !== undefined) throw new TemplateRefusal('contractTemplate.embedded', { target })
  const parts = await unpacked(path, names)
  for (const [name, bytes] of parts) checkPart(name, bytes)
  return parts
}

const isBomb = (error: unknown) => error instanceof AppError && error.reason === 'spreadsheet.bomb'

async function unpacked(path: string, names: readonly string[]): Promise<Map<string, Buffer>> {
  const zip = await openPackage(path)
  try {
    const parts = new Map<string, Buffer>()
    let size = 0
    for (const name of names) {
      if (name.endsWith('/')) continue
      const chunks: Buffer[] = []
      for await (const chunk of zip.stream(name)) {
        size += chunk.length
        if (size > unpackedAtMost) throw new TemplateRefusal('contractTemplate.tooLarge')
        chunks.push(chunk)
      }
      parts.set(name, Buffer.concat(chunks))
    }
    return parts
  } finally {
    zip.close()
  }
}

const relation = /<(?:\w+:)?Relationship\b[^>]*>/g
const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1] ?? ''
/** Fields that fetch something when the text is opened. */
const fetching = /\b(?:DDE|DDEAUTO|INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK|DATABASE)\b/
const instruction = /<w:(?:instrText\b[^>]*>([^<]*)|fldSimple\b[^>]*w:instr="([^"]*)")/g

function checkPart(name: string, bytes: Buffer): void {
  if (!/\.(?:xml|rels)$/i.test(name)) return
  const text = bytes.toString('utf8')
  // Written in another encoding, nothing below would be seen.
  if (text.includes('\0') || /<!DOCTYPE|<!ENTITY/i.test(text))
    throw new TemplateRefusal('contractTemplate.damaged')
  if (/\.rels$/i.test(name)) checkRelations(text)
  else {
    // Word cuts an instruction into runs where it likes.
    const said = [...text.matchAll(instruction)]
      .map(([, long, short]) => long ?? short ?? '')
      .join('')
    const target = fetching.exec(said)?.[0]
    if (target) throw new TemplateRefusal('contractTemplate.external', { target })
  }
}

/** A link that somebody clicks is text; everything else outside would be fetched when the file is opened. */
function checkRelations(text: string): void {
  for (const [tag] of text.matchAll(relation)) {
    const type = attribute(tag, 'Type')
    const target = beginningOf(attribute(tag, 'Target'), 100)
    if (/\/(?:oleObject|package|control|aFChunk|vbaProject)$/i.test(type))
      throw new TemplateRefusal('contractTemplate.embedded', { target })
    const isOutside = /^external$/i.test(attribute(tag, 'TargetMode')) || /^\w+:/.test(target)
    const isLink = /\/hyperlink$/i.test(type) && /^(?:https?:|mailto:)/i.test(target)
    if (isOutside && !isLink) throw new TemplateRefusal('contractTemplate.external', { target })
  }
}
