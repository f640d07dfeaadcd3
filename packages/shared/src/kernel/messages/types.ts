/** HTTP-like code of each kind of failure; the envelope's `code` and the HTTP status are this number. */
export const statusOfKind = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  notFound: 404,
  timeout: 408,
  conflict: 409,
  tooLarge: 413,
  uriTooLong: 414,
  unsupported: 415,
  rangeBeyond: 416,
  expectation: 417,
  mismatch: 422,
  locked: 423,
  tooMany: 429,
  headersTooLarge: 431,
  internal: 500,
} as const

export type ErrorKind = keyof typeof statusOfKind
export type Locale = 'zh' | 'en'
/** Several names are set off as the language of the reader does it. */
export type MessageParam = string | number | readonly string[]
export type MessageParams = Readonly<Record<string, MessageParam>>
/** Words that a reader of either language is given, e.g. the title of a column. */
export type Worded = Readonly<Record<Locale, string>>
/** Parameters of a sentence that is put into words only when somebody reads it. */
export type WordedParams = Readonly<Record<string, MessageParam | Worded>>

/** One sentence of the product: what kind of failure it stands for, and its words. `{name}` marks a parameter. */
export type Message = readonly [kind: ErrorKind, zh: string, en: string]
export type Messages = Readonly<Record<string, Message>>
