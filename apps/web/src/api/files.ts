import { encodeInput } from '@yuncang/shared/gateway/encode'
import { routes, type RoutedOperation } from '@yuncang/shared/routes'
import { callHeaders, exchangeRaw, timeouts } from './exchange.ts'
import { late, open, unreachable } from './failure.ts'
import { once } from './once.ts'
import { refuse } from './reaction.ts'

/** Uploads a file to an operation of kind 'file'; tells its progress from 0 to 1. */
export function upload(
  operation: RoutedOperation,
  file: File,
  onProgress: (share: number) => void,
): Promise<unknown> {
  const form = new FormData()
  form.append('file', file)
  return sendForm(operation, form, onProgress)
}

/** The same for a form with fields beside its files. */
export function sendForm(
  operation: RoutedOperation,
  form: FormData,
  onProgress: (share: number) => void,
): Promise<unknown> {
  return once(`${operation} ${contentOf(form)}`, (key) =>
    sendOnce(operation, form, onProgress, key),
  ).catch(refuse)
}

/** What tells a form from another; files by what the browser says of them. */
const contentOf = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      value instanceof File ? [name, value.name, value.size, value.lastModified] : [name, value],
    ),
  )

function sendOnce(
  operation: RoutedOperation,
  form: FormData,
  onProgress: (share: number) => void,
  key: string,
): Promise<unknown> {
  const route = routes[operation]
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(route.method, route.path)
    request.timeout = timeouts.import
    const headers = { ...callHeaders(), 'idempotency-key': key }
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
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
    request.send(form)
  })
}

/** Downloads what an operation streams, under the name that the server gives it. */
export async function download(operation: RoutedOperation, input: object = {}): Promise<void> {
  const response = await streamed(operation, input)
  if (!response) return
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = decodeURIComponent(name?.[1] ?? 'download')
  link.click()
  URL.revokeObjectURL(link.href)
}

/** What an operation streams, to be shown on the screen. */
export async function blobOf(
  operation: RoutedOperation,
  input: object,
  signal: AbortSignal,
): Promise<Blob> {
  const response = await streamed(operation, input, signal)
  if (!response) throw new Error(`${operation} streams nothing`)
  return response.blob()
}

async function streamed(operation: RoutedOperation, input: object, signal?: AbortSignal) {
  const route = routes[operation]
  const { url, body } = encodeInput(route, input)
  const response = await exchangeRaw({ method: route.method, url, body, signal }).catch(refuse)
  const isEnvelope = response.headers.get('content-type')?.startsWith('application/json')
  if (isEnvelope || !response.ok) {
    await response
      .text()
      .then((text) => open(text, response.status))
      .catch(refuse)
    return undefined
  }
  return response
}
