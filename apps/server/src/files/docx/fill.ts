import type { TemplateTag } from '@yuncang/shared/nouns/contract-document/placeholders'
import { beginningOf } from '@yuncang/shared/validate/text'
import Docxtemplater, { type DXT } from 'docxtemplater'
import PizZip from 'pizzip'
import { TemplateRefusal } from './parts.ts'

/* Only ever loaded in the child process: see template.ts. */

type Parts = ReadonlyMap<string, Buffer>

/** Two copies that say the same are the same bytes. */
const always = new Date('2000-01-01T00:00:00Z')

function zipOf(parts: Parts): PizZip {
  const zip = new PizZip()
  for (const [name, bytes] of parts) zip.file(name, bytes, { date: always, createFolders: false })
  return zip
}

type Config = { readonly baseModules: readonly (() => { readonly name?: string })[] }
// Its declarations leave it out.
const { FileTypeConfig } = Docxtemplater as unknown as {
  FileTypeConfig: { docx: () => Config }
}

/** Text and lists only: what a placeholder stands for is never taken for markup. */
function textsAndLists(): Config {
  const config = FileTypeConfig.docx()
  const baseModules = config.baseModules.filter((make) => make().name !== 'RawXmlModule')
  return { ...config, baseModules }
}

function open(parts: Parts, modules: DXT.Module[] = []): Docxtemplater {
  try {
    return new Docxtemplater(zipOf(parts), {
      delimiters: { start: '{{', end: '}}' },
      syntax: { changeDelimiterPrefix: null },
      fileTypeConfig: textsAndLists(),
      paragraphLoop: true,
      linebreaks: true,
      errorLogging: false,
      nullGetter: () => '',
      modules,
    })
  } catch (error) {
    throw refusalOf(error)
  }
}

type Fault = {
  readonly properties?: { readonly xtag?: string; readonly errors?: readonly Fault[] }
}

/** The library names the first placeholder that has lost its other half. */
function refusalOf(error: unknown): TemplateRefusal {
  // Its errors carry what they are about; others have nothing there.
  const { properties } = error as Fault
  const tag = (properties?.errors?.[0]?.properties ?? properties)?.xtag
  return tag === undefined
    ? new TemplateRefusal('contractTemplate.damaged')
    : new TemplateRefusal('contractTemplate.broken', { tag: beginningOf(tag, 60) })
}

/** Every placeholder of a template, headers and footers included. */
export function tagsOf(parts: Parts): TemplateTag[] {
  const found: TemplateTag[] = []
  const walk = (all: readonly DXT.Part[], within: readonly string[]) => {
    for (const part of all) {
      if (part.type !== 'placeholder') continue
      const name = part.value
      const isList = part.module === 'loop'
      found.push({ name, within, isList })
      if (part.subparsed) walk(part.subparsed, [...within, name])
    }
  }
  const collector: DXT.Module = {
    name: 'Collector',
    set(given: { inspect?: { postparsed?: DXT.Part[] } }) {
      if (given.inspect?.postparsed) walk(given.inspect.postparsed, [])
    },
  }
  open(parts, [collector])
  return found
}

/** The text with the values in place of the placeholders. */
export function filled(parts: Parts, values: Record<string, unknown>): Buffer {
  const template = open(parts)
  template.render(values)
  const zip = template.getZip() as PizZip // what it was given
  for (const name of Object.keys(zip.files)) zip.files[name]!.date = always
  return zip.generate({ type: 'nodebuffer', compression: 'DEFLATE' })
}
