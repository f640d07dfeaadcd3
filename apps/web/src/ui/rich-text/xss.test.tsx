import { beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { marker, payloads } from '../../../../../tests/support/xss-corpus.ts'
import { SafeContent } from './safe-content.tsx'
import { safeHtml } from './safe-html.ts'

/*
 * The corpus of hostile articles in a browser without any policy against scripts: what shows an article has to be
 * enough.
 */
const dialog = vi.fn()
const page = window as unknown as Record<string, unknown>

beforeEach(() => {
  dialog.mockReset()
  vi.stubGlobal('alert', dialog)
  delete page[marker]
})

/** Resolves when a picture that was asked for now has failed: those that were asked for before have, too. */
const settled = () =>
  new Promise<void>((resolve) => {
    const last = new Image()
    last.onerror = () => resolve()
    last.src = 'data:image/png,broken'
    document.body.append(last)
  })

const allowed = ['http:', 'https:', 'mailto:']

/** What could run in a part of the page: handlers, links to scripts, elements that no article has. */
function dangers(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const handlers = element
      .getAttributeNames()
      .filter((name) => /^on|^style|^src|action/.test(name))
    const isScript =
      element instanceof HTMLAnchorElement && element.hasAttribute('href')
        ? !allowed.includes(element.protocol)
        : false
    const isStrange = /^(script|svg|math|iframe|object|embed|img|form|base|meta|link|style)$/.test(
      element.localName,
    )
    return handlers.length > 0 || isScript || isStrange ? [element.outerHTML] : []
  })
}

test('a payload runs where HTML is shown as it comes', async () => {
  const holder = document.createElement('div')
  document.body.append(holder)
  holder.innerHTML = payloads.find((html) => html.startsWith('<img src=x onerror'))!
  expect(dangers(holder)).toHaveLength(1)
  await expect.poll(() => dialog).toHaveBeenCalledOnce()
  expect(page[marker]).toBe(1)
  holder.remove()
})

test('none runs where an article is shown, nor where its links are followed', async () => {
  const { container } = await render(
    <>
      {payloads.map((html) => (
        <SafeContent key={html} html={html} />
      ))}
    </>,
  )
  container.addEventListener('click', (event) => event.preventDefault())
  for (const link of container.querySelectorAll('a')) link.click()
  for (const element of container.querySelectorAll<HTMLElement>('*')) element.focus()
  await settled()
  expect(container.querySelectorAll('.rich-text')).toHaveLength(payloads.length)
  expect(dangers(container)).toEqual([])
  expect([dialog.mock.calls, page[marker]]).toEqual([[], undefined])
})

test('none runs in what an editor is given', async () => {
  const holder = document.createElement('div')
  document.body.append(holder)
  for (const html of payloads) holder.insertAdjacentHTML('beforeend', safeHtml(html))
  await settled()
  expect(dangers(holder)).toEqual([])
  expect([dialog.mock.calls, page[marker]]).toEqual([[], undefined])
  holder.remove()
})
