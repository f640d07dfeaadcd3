import { encodeInput } from '@yuncang/shared/gateway/encode'
import { routes, type RoutedOperation } from '@yuncang/shared/gateway/routes'
import { callHeaders, open, unreachable } from './request.ts'

const importTimeoutMs = 1_200_000

/** Uploads a file to an operation of kind 'file'; tells its progress from 0 to 1. */
export function upload(
  operation: RoutedOperation,
  file: File,
  onProgress: (share: number) => void,
): Promise<unknown> {
  const route = routes[operation]
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(route.method, route.path)
    request.timeout = importTimeoutMs
    for (const [name, value] of Object.entries(callHeaders())) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress(event.loaded / event.total)
    request.onerror = () => reject(unreachable())
    request.ontimeout = () => reject(unreachable())
    request.onload = () => {
      try {
        resolve(open(request.responseText))
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}

/** Downloads what an operation streams, under the name that the server gives it. */
export async function download(operation: RoutedOperation, input: object = {}): Promise<void> {
  const route = routes[operation]
  const { url, body } = encodeInput(route, input)
  const response = await fetch(url, {
    method: route.method,
    headers: {
      ...callHeaders(),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  if (response.headers.get('content-type')?.startsWith('application/json')) {
    open(await response.text())
    return
  }
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = decodeURIComponent(name?.[1] ?? 'download')
  link.click()
  URL.revokeObjectURL(link.href)
}
