import {
  attributesOf,
  emptyTags,
  restored,
  safeTags,
  swallowed,
} from '@yuncang/shared/kernel/safe-html'
import type { IOptions, Transformer } from 'sanitize-html'

const kept = new Set(Object.values(safeTags).filter((tag) => tag !== undefined))

/** Every known tag gets the name that stands for it, and of its attributes the harmless ones. */
const transformers = Object.entries(safeTags).flatMap(([name, tag]) => {
  if (tag === undefined) return []
  const transform: Transformer = (_name, attribs) => ({
    tagName: tag,
    attribs: attributesOf(tag, (key) => attribs[key]),
  })
  return [[name, transform] as const]
})

const hidden = {
  allowedTags: [],
  allowedAttributes: {},
  nonTextTags: [...swallowed],
} satisfies IOptions

const rules: IOptions = {
  ...hidden,
  allowedTags: [...kept],
  allowedAttributes: { a: ['href'], td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  transformTags: Object.fromEntries(transformers),
  selfClosing: [...emptyTags],
  nestingLimit: 40,
}

/** HTML to keep, of nothing but what kernel/safe-html.ts lists; other tags leave their text, scripts nothing. */
export async function safeHtml(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(restored(html), rules).trim()
}

const escapes: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What a reader reads, without any markup. */
export async function textOf(html: string): Promise<string> {
  const { default: sanitize } = await import('sanitize-html')
  return sanitize(restored(html), { ...hidden, textFilter: (text) => `${text} ` })
    .replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => escapes[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}
