import { beginningOf, isStorableText, withoutInvisible } from '@yuncang/shared/validate/text'
import type { Attachment, Email } from 'postal-mime'
import type { ReturnedMail } from '../connector.ts'
import { fieldGroups, type Fields } from './fields.ts'

export type DeliveryFailure = Omit<ReturnedMail, 'key'>

/** What a report of delivery says (RFC 3464). */
export type DeliveryReport = {
  /** Keys that the mail may have been sent under, the surest first. */
  readonly keys: readonly string[]
  /** Mailboxes that it did not reach; none where the report says that it only takes longer. */
  readonly failures: readonly DeliveryFailure[]
}

const answerAtMost = 200
const keysAtMost = 5
const groupsAtMost = 20
const limits = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true }

const statusTypes: ReadonlySet<string> = new Set([
  'message/delivery-status',
  'message/global-delivery-status',
])
const returnedTypes: ReadonlySet<string> = new Set([
  'message/rfc822',
  'text/rfc822-headers',
  'message/global',
  'message/global-headers',
])

/** What a letter reports; undefined for one that is no report of delivery, or that cannot be read as one. */
export async function readReport(
  letter: Uint8Array<ArrayBuffer>,
): Promise<DeliveryReport | undefined> {
  const mail = await parsed(letter)
  if (!mail || !isReport(mail)) return undefined
  const status = mail.attachments.find(({ mimeType }) => statusTypes.has(mimeType))
  if (!status) return undefined
  const groups = fieldGroups(textOf(status), groupsAtMost)
  const recipients = groups.filter((fields) => fields.has('action') && recipientsIn(fields).length)
  if (recipients.length === 0) return undefined
  const returned = mail.attachments.find(({ mimeType }) => returnedTypes.has(mimeType))
  const [header] = returned ? fieldGroups(textOf(returned), 1) : []
  const envelope = groups.find((fields) => fields.has('original-envelope-id'))
  const named = [
    header?.get('message-id'),
    envelope?.get('original-envelope-id'),
    mail.inReplyTo,
    mail.references,
  ]
  return { keys: keysIn(named), failures: recipients.filter(isFailure).map(failureIn) }
}

/** Undefined for what goes beyond the limits, or is no mail. */
async function parsed(letter: Uint8Array<ArrayBuffer>): Promise<Email | undefined> {
  const { default: PostalMime } = await import('postal-mime')
  return PostalMime.parse(letter, limits).catch(() => undefined)
}

function isReport({ headers }: Email): boolean {
  const type = headers.find(({ key }) => key === 'content-type')?.value.toLowerCase() ?? ''
  return type.startsWith('multipart/report') && /report-type="?delivery-status\b/.test(type)
}

const utf8 = new TextDecoder()
const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : utf8.decode(content)

/** RFC 3464 allows words of explanation after the one that counts. */
const isFailure = (fields: Fields): boolean => /^failed\b/i.test(fields.get('action') ?? '')

function failureIn(fields: Fields): DeliveryFailure {
  const said = afterType(fields.get('diagnostic-code') ?? '')
  const status = statusIn(fields.get('status') ?? '')
  // x.0.0 says nothing; the server that refused may have said more.
  const isVague = status === '' || status.endsWith('.0.0')
  return {
    recipients: recipientsIn(fields),
    status: (isVague && statusIn(said)) || status,
    answer: beginningOf(plainLine(said), answerAtMost) || status,
  }
}

/** `rfc822; a@example.com` and `smtp; 550 no such user` name a type first. */
const afterType = (value: string): string => value.slice(value.indexOf(';') + 1).trim()
const statusIn = (value: string): string => /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(value)?.[0] ?? ''

function recipientsIn(fields: Fields): string[] {
  const addresses = ['original-recipient', 'final-recipient']
    .map((name) => afterType(fields.get(name) ?? '').replace(/^<|>$/g, ''))
    .filter((address) => address !== '')
  return [...new Set(addresses.flatMap((address) => [address, withoutXtext(address)]))]
}

/** Some servers leave an address as it travelled: a+2Bb@example.com is a+b@example.com (RFC 3461). */
const withoutXtext = (address: string): string =>
  address.replace(/\+([2-7][\dA-F])/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** A line that both databases hold and that reads as it looks. */
function plainLine(text: string): string {
  const line = withoutInvisible(text)
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return isStorableText(line) ? line : ''
}

const key = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g

const keysIn = (named: readonly (string | undefined)[]): string[] =>
  [...new Set(named.flatMap((each) => each?.toLowerCase().match(key) ?? []))].slice(0, keysAtMost)
