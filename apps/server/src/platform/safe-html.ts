import {
  attributesOf,
  emptyTags,
  restored,
  safeTags,
  swallowed,
} from '@yuncang/shared/domain/safe-html'
import sanitize, { type IOptions, type Transformer } from 'sanitize-html'

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

/** HTML to keep, of nothing but what domain/safe-html.ts lists; other tags leave their text, scripts nothing. */
export const safeHtml = (html: string): string => sanitize(restored(html), rules).trim()

const escapes: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** What a reader reads, without any markup. */
export const textOf = (html: string): string =>
  sanitize(restored(html), { ...hidden, textFilter: (text) => `${text} ` })
    .replace(/&(amp|lt|gt|quot);/g, (_whole, name: string) => escapes[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
