import { toWireTime } from './calendar.ts'

const widths = { Y: 4, m: 2, d: 2, H: 2, M: 2, S: 2, s: 3 } as const
type Token = keyof typeof widths

/**
 * An instant by a pattern with the tokens Y m d H M S s: year, month, day, hour, minute, second, millisecond in
 * Asia/Shanghai, each with all its digits and written once or repeated ('Y-m-d' and 'YYYY-mm-dd' say the same). Other
 * characters stay. RangeError when it is no instant.
 */
export function formatInstant(iso: string, pattern: string): string {
  const [Y = '', m = '', d = '', H = '', M = '', S = ''] = toWireTime(iso).split(/[- :]/)
  const values: Record<Token, string> = { Y, m, d, H, M, S, s: iso.slice(20, 23) }
  return pattern.replace(/Y+|m+|d+|H+|M+|S+|s+/g, (run) => {
    // The pattern matches runs of tokens only.
    const token = run[0] as Token
    return values[token].padStart(widths[token], '0')
  })
}
