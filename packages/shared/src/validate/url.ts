import { error, quoted, type Finding } from './finding.ts'

/**
 * Only strings that start with http:// or with the given host pass (docs/domain/values.md#web-address). The host is a
 * prefix such as 'https://wms.example.com'; an empty one is no host, and http:// alone is taken.
 */
export const checkUrl = (url: unknown, host: string): Finding | undefined =>
  typeof url === 'string' && (url.startsWith('http://') || (host !== '' && url.startsWith(host)))
    ? undefined
    : error('validate.url.shape', { value: typeof url === 'string' ? quoted(url) : '', host })
