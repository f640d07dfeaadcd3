import { encodeInput } from '@yuncang/shared/gateway/encode'
import { routes, type RoutedOperation } from '@yuncang/shared/gateway/routes'
import { callHeaders, exchangeRaw, timeouts } from './exchange.ts'
import { late, open, unreachable } from './failure.ts'
import { refuse } from './reaction.ts'

/** Uploads a file to an operation of kind 'file'; tells its progress from 0 to 1. */
export function upload(
  operation: RoutedOperation,
  file: File,
  onProgress: (share: number) => void,
): Promise<unknown> {
  const route = routes[operation]
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(route.method, route.path)
    request.timeout = timeouts.import
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress(event.loaded / event.total)
    request.onerror = () => reject(unreachable())
    request.ontimeout = () => reject(late())
    request.onload = () => {
      try {
        resolve(open(request.responseText, request.status))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  }).catch(refuse)
}

/** Downloads what an operation streams, under the name that the server gives it. */
export async function download(operation: RoutedOperation, input: object = {}): Promise<void> {
  const route = routes[operation]
  const { url, body } = encodeInput(route, input)
  const response = await exchangeRaw({ method: route.method, url, body }).catch(refuse)
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json')
  if (isEnvelope || !response.ok) {
    await response
      .text()
      .then((text) => open(text, response.status))
      .catch(refuse)
    return
  }
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = decodeURIComponent(name?.[1] ?? 'download')
  link.click()
  URL.revokeObjectURL(link.href)
}
