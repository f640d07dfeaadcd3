import { isIPv6 } from 'node:net'

/** The /24 or /64 an address lies in, so that one line cannot try from a thousand neighbouring addresses. */
export function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/i.exec(address)
  if (v4) return `${v4[1]}.0/24`
  if (!isIPv6(address)) return address
  const [bare = ''] = address.split('%', 1)
  const [head = '', tail] = bare.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = 8 - groups.length - (tail ?? '').split(':').filter(Boolean).length
  if (tail !== undefined) groups.push(...Array<string>(missing).fill('0'))
  const prefix = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${prefix.join(':')}::/64`
}
