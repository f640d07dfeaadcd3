import type { Route } from './route.ts'

export type EncodedRequest = { url: string; body: unknown }

/** Where each key of an input travels: path, query or body (the mirror of decode.ts). Throws for an empty path value. */
export function encodeInput(route: Route, input: object = {}): EncodedRequest {
  const rest: Record<string, unknown> = { ...input }
  const path = route.path.replace(/:(\w+)/g, (_, key: string) => {
    const value = rest[key]
    delete rest[key]
    if (typeof value !== 'string' || value === '') throw new Error(`missing path value ${key}`)
    return encodeURIComponent(value)
  })
  const query: string[] = []
  for (const key of route.method === 'GET' ? Object.keys(rest) : (route.query ?? [])) {
    const value = rest[key]
    delete rest[key]
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null)
        query.push(`${key}=${encodeURIComponent(String(each))}`)
    }
  }
  const url = query.length > 0 ? `${path}?${query.join('&')}` : path
  if (route.method === 'GET') return { url, body: undefined }
  return { url, body: route.bodyKey ? rest[route.bodyKey] : rest }
}
