import { error, quoted, type Finding } from './finding.ts'

const local = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const label = /^[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/

/** One plain address: no list, no display name, nothing that could end a mail header. */
export const checkEmail = (text: string): Finding | undefined =>
  text.length <= 254 && isAddress(text)
    ? undefined
    : error('validate.email.shape', { value: quoted(text) })

function isAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  const labels = text.slice(at + 1).split('.')
  return (
    at > 0 &&
    at <= 64 &&
    labels.length >= 2 &&
    local.test(text.slice(0, at)) &&
    labels.every((part) => label.test(part))
  )
}
